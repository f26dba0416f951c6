import Foundation
import Testing

extension EndToEndTests {
  @Suite struct VerifyTests {
    @Test("A flow without leaks has status 0, and no script is written")
    func holds() throws {
      let scratch = try Scratch()
      let path = scratch.path("leak.yaml")

      let result = try Program.run(["verify", "colours", "--no-gates", "-o", path])

      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(
        result.lines.last?.hasPrefix("2 screens, 2 transitions, 0 gates, 38 routes, ") ?? false)
      #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
      "A proof fails if it reaches nothing that it was asked about, or if its options are invalid",
      arguments: [
        (["colours"], 1, "nothing is proved: no gate was reached; expected one with --gate"),
        (["gates", "--no-gates", "--limit-replays", "40"], 1, "nothing is proved: replays"),
        (["colours", "--gate", "secnd"], 2, "is called 'secnd'; did you mean 'second'?"),
        (["colours", "--no-gates", "--place", "hom"], 2, "'hom'; did you mean 'home'?"),
        (["colours", "--no-gates", "--place", "xylophone"], 2, "expected one of home, second"),
        (
          ["colours", "--gate", "secnd", "--limit-replays", "3"], 1,
          "'secnd' was not reached before replays ended the search"
        ),
        (["colours", "--limit-states", "0"], 2, "expected a whole number from 1"),
        (["colours", "--limit-time", "soon"], 2, "expected a time"),
        (["colours", "--gate", "home", "--no-gates"], 2, "expected either --gate or --no-gates"),
      ])
    func nothing(arguments: [String], status: Int32, message: String) throws {
      let scratch = try Scratch()

      let result = try Program.run(["verify"] + arguments + ["-o", scratch.path("leak.yaml")])

      #expect(result.status == status)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(try scratch.files.isEmpty)
    }

    @Test(
      "Each limit of a search takes effect, and the report names it",
      arguments: [
        ("states", []), ("depth", []), ("moves", []), ("replays", []),
        ("variants", ["--limit-depth", "3"]),
      ])
    func limits(name: String, others: [String]) throws {
      let result = try Program.run(["verify", "signup", "--limit-\(name)", "1"] + others)

      #expect(result.status == 1, "\(result.errors)")
      let text = result.text
      #expect(text.contains("incomplete: the limit of \(name) was reached"), "\(text)")
    }

    @Test(
      "Ctrl+C, SIGTERM and --limit-time end a proof with what is known so far, and status 1",
      arguments: ["-INT", "-TERM", nil])
    func interrupted(signal: String?) throws {
      let scratch = try Scratch()
      let limit = signal == nil ? "--limit-time 2s" : ""
      let kill = signal.map { "sleep 2; kill \($0) $!;" } ?? ""

      // A shell makes background programs ignore SIGINT; `env` restores the default for this one.
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        [
          "-c",
          "env --default-signal=INT \"$0\" verify verbs --progress \(limit) -o \"$1\" & \(kill) "
            + "wait $!",
          Program.path().path, scratch.path("leak.yaml"),
        ], within: .seconds(30))

      #expect(result.status == 1)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.first?.hasPrefix("sluice: exploring: ") == true, "\(result.errors)")
      #expect(
        lines.last?.hasPrefix(
          "sluice: nothing is proved: \(signal == nil ? "time" : "interruption")")
          == true)
      #expect(result.lines.contains { $0.hasPrefix("incomplete: ") })
      #expect(result.lines.last?.contains(" screens, ") == true)
    }

    @Test("Without a terminal and without --progress, a proof does not report its progress")
    func quiet() throws {
      let result = try Program.run(["verify", "verbs", "--limit-time", "3s"])

      #expect(result.status == 1)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    @Test("SX-3 No route of the gates demo leaks, including deep links")
    func gates() throws {
      let result = try Program.run(["verify", "gates"], build: .release)

      #expect(result.status == 0)
      let head = result.lines.first?.split(separator: " ").map(String.init)
      #expect(
        head == [
          "route", "gate", "initial", "connected", "tabs", "activated", "tutorial",
        ])
      #expect(!result.lines.contains { $0.contains("LEAKS") || $0.contains("limit:") })
    }

    @Test("SX-3 A leak has status 1 and is written as a script that leads to it")
    func leaks() throws {
      let scratch = try Scratch()
      let path = scratch.path("the leak.yaml")

      let result = try Program.run(["verify", "colours", "--gate", "second", "-o", path])
      let trace = try Program.run(["trace", "colours", "--script", path])

      #expect(result.status == 1)
      #expect(result.lines.contains { $0.hasPrefix("Escape ") && $0.contains("LEAKS") })
      #expect(
        result.lines.contains { $0.hasPrefix("leak: beyond the gate second, home can be seen") })
      #expect(result.errors.contains("sluice open colours --size 390x844 --script '\(path)'"))
      let shown = trace.lines.filter { $0.contains(" willShow ") }
      #expect(shown.count == 3)
      #expect(shown.last?.contains("willShow home") ?? false)
    }

    @Test("`--json` reports screens, gates, leaks, and places that were never reached")
    func json() throws {
      let scratch = try Scratch()

      let result = try Program.run([
        "verify", "colours", "--gate", "second", "--place", "third", "--json", "-o",
        scratch.path("leak.yaml"),
      ])

      let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
      #expect(report.screens == ["home", "second"])
      #expect(report.unreachable == ["third"])
      #expect(report.gates.map(\.name) == ["second"])
      #expect(report.gates.first?.passed == ["home"])
      #expect(report.leaks.contains { $0.route == "Escape" && $0.kind == "seen" })
      #expect(report.leaks.contains { $0.route == "pop()" && $0.isFromCode })
    }

    private struct Report: Decodable {
      struct Gate: Decodable {
        let name: String
        let passed: [String]
      }

      struct Leak: Decodable {
        let route: String
        let kind: String
        let isFromCode: Bool
      }

      let screens: [String]
      let unreachable: [String]
      let gates: [Gate]
      let leaks: [Leak]
    }
  }
}
