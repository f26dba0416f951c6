import Foundation
import Testing

extension EndToEndTests {
  @Suite struct InterruptTests {
    private func interrupted(_ arguments: [String], by signal: String) throws -> Program.Result {
      let scratch = try Scratch()
      let script = try scratch.write("- wait: 99s\n", "script.yaml")

      let result = try interrupted(arguments + ["--script", script], by: signal, in: scratch)

      #expect(try scratch.files == ["script.yaml"])
      return result
    }

    private func interrupted(
      _ arguments: [String], by signal: String, in scratch: Scratch
    ) throws -> Program.Result {
      // Waits until the program has a handler for SIGTERM, whose bit is in this digit of the mask.
      let run = """
        cd "$1"; shift; "$0" "$@" & work=$!
        until grep -q 'SigCgt:.*[4567cdef]...$' /proc/$work/status; do sleep 0.01; done
        kill -s \(signal) $work; wait $work
        """

      return try Program.run(
        URL(fileURLWithPath: "/bin/bash"),
        ["-c", run, Program.path().path, scratch.url.path] + arguments)
    }

    @Test(
      "An interrupt ends the making of a film with one line, and nothing is written",
      arguments: ["a.apng", "a.webp", "a.gif", "a/b/"], ["INT", "TERM"])
    func film(name: String, signal: String) throws {
      let rate = name.hasSuffix("gif") ? "50" : "60"
      let result = try interrupted(["film", "--fps", rate, "-o", name], by: signal)

      #expect(result.status == 130)
      #expect(
        result.errors.wholeMatch(
          of: /sluice: interrupted after \d+ pictures; nothing is written\n/) != nil,
        "\(result.errors)")
    }

    @Test(
      "An interrupt ends tests and checks with one line that says how many scripts have ended",
      arguments: ["INT", "TERM"], [["test", "--jobs", "1"], ["check", "--update"]])
    func scripts(signal: String, arguments: [String]) throws {
      let scratch = try Scratch()
      for number in 1...50 {
        _ = try scratch.write("- flow: colours\n- wait: 20s\n", "\(number).yaml")
      }

      let result = try interrupted(arguments, by: signal, in: scratch)

      #expect(result.status == 130)
      let line = try #require(
        result.errors.wholeMatch(of: /sluice: interrupted after (\d+) of 50 scripts(.*)\n/),
        "\(result.errors)")
      let films = try scratch.files.count { $0.hasSuffix(".apng") }
      #expect(films == (arguments[0] == "check" ? Int(line.1) : 0))
    }

    @Test("An interrupt of a page leaves one line and no file", arguments: ["INT", "TERM"])
    func page(signal: String) throws {
      let result = try interrupted(["page", "--to", "99s", "-o", "a.html"], by: signal)

      #expect(result.status == 130)
      #expect(
        result.errors.wholeMatch(of: /sluice: interrupted after \d+ frames; nothing is written\n/)
          != nil, "\(result.errors)")
    }
  }
}
