import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of windows that are closed by a signal or the display, and of files that several
  /// processes use.
  @Suite struct ProcessTests {
    private func start(_ arguments: [String], on desktop: XvfbDesktop) throws -> Child {
      let child = try Child(
        Program.path(.release).path, arguments, environment: desktop.environment)
      _ = try desktop.window(of: child)
      return child
    }

    @Test(
      "A signal closes the window, and its place is kept", arguments: [SIGHUP, SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
      let scratch = try Scratch()
      let desktop = try XvfbDesktop()
      let file = scratch.path("place")
      let child = try start(["open", "checkout", "--stage", "--restore", file], on: desktop)

      kill(child.identifier, signal)

      #expect(try child.end() == Child.Ending(status: 0, isSignal: false))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "checkout/basket\nversion 1\n")
    }

    @Test("When the display ends, the place is kept, and the program says why in one line")
    func displayEnd() throws {
      let scratch = try Scratch()
      let file = scratch.path("place")
      var desktop: XvfbDesktop? = try XvfbDesktop()
      let child = try start(
        ["open", "checkout", "--stage", "--restore", file], on: try #require(desktop))

      desktop = nil

      #expect(try child.end() == Child.Ending(status: 2, isSignal: false))
      #expect(child.errors.rest() == ["sluice: the display has ended"])
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "checkout/basket\nversion 1\n")
    }

    @Test("Closed standard streams become /dev/null, and a signal closes the window")
    func closedStreams() throws {
      let desktop = try XvfbDesktop()
      let child = try Child(
        "/bin/sh",
        ["-c", "exec \"$0\" open colours --stage <&- >&- 2>&-", Program.path(.release).path],
        environment: desktop.environment)
      _ = try desktop.window(of: child)

      for number in 0...2 {
        let target = try FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(child.identifier)/fd/\(number)")
        #expect(target == "/dev/null")
      }
      kill(child.identifier, SIGTERM)
      #expect(try child.end() == Child.Ending(status: 0, isSignal: false))
    }

    @Test(
      "No other process can write a recording's file, which without input keeps its text to the end"
    )
    func twoRecorders() throws {
      let scratch = try Scratch()
      let desktop = try XvfbDesktop()
      let file = try scratch.write("- wait: 1ms\n", "a.yaml")
      let child = try start(["record", "colours", "-o", file], on: desktop)

      let other = try Program.run(
        ["record", "colours", "-o", file], environment: desktop.environment)

      #expect(other.status == 2)
      #expect(other.errors.contains("another sluice is writing it"))
      let proof = try Program.run(["verify", "colours", "--gate", "second", "-o", file])
      #expect(proof.status == 2)
      #expect(proof.errors.contains("\(file): another sluice is writing it"), "\(proof.errors)")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "- wait: 1ms\n")
      kill(child.identifier, SIGTERM)
      #expect(try child.end().status == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("# Replay with"))
      #expect(try scratch.files == ["a.yaml"])
    }

    @Test("A recording whose file was deleted meanwhile says so, and ends with status 2")
    func deletedRecording() throws {
      let scratch = try Scratch()
      let desktop = try XvfbDesktop()
      let file = scratch.path("a.yaml")
      let child = try start(["record", "colours", "-o", file], on: desktop)

      try FileManager.default.removeItem(atPath: file)
      kill(child.identifier, SIGTERM)

      #expect(try child.end().status == 2)
      #expect(
        child.errors.rest() == [
          "sluice: cannot write \(file): No such file or directory; the recording ends here"
        ])
    }

    @Test("A recording can be written to standard output even if that is a deleted file")
    func unnamedOutput() throws {
      let scratch = try Scratch()
      let desktop = try XvfbDesktop()
      let (file, program) = (scratch.path("out"), Program.path(.release).path)
      let child = try Child(
        "sh", ["-c", "exec >\(file); rm \(file); exec \(program) record colours -o -"],
        environment: desktop.environment)
      _ = try desktop.window(of: child)

      kill(child.identifier, SIGTERM)

      #expect(try child.end().status == 0)
      #expect(child.errors.rest() == [])
    }

    @Test("A recording that cannot be appended to standard output leaves its file as it was")
    func fullOutput() throws {
      let scratch = try Scratch()
      let desktop = try XvfbDesktop()
      let file = try scratch.write("before", "out")
      // The file is larger than the limit from the start, so nothing can be appended.
      let child = try Child(
        "sh",
        [
          "-c",
          "truncate -s 64M \"$1\"; trap '' XFSZ; ulimit -f 40000; "
            + "exec \"$0\" record colours -o - >>\"$1\"", Program.path(.release).path, file,
        ],
        environment: desktop.environment)
      _ = try desktop.window(of: child)

      kill(child.identifier, SIGTERM)

      #expect(try child.end().status == 2)
      #expect(
        child.errors.rest() == [
          "sluice: cannot write standard output: File too large; the recording ends here"
        ])
      let left = try #require(FileHandle(forReadingAtPath: file))
      #expect(try left.read(upToCount: 6) == Data("before".utf8))
      #expect(try left.seekToEnd() == 64 << 20)
    }

    @Test(
      "One file for two purposes is refused, even under two names, and stays as it is",
      arguments: [
        ["render", "colours", "--script", "FILE", "-o", "LINK"],
        ["film", "colours", "--script", "FILE", "-o", "HARD"],
        ["open", "colours", "--script", "FILE", "--trace", "HARD"],
        ["open", "colours", "--script", "LINK", "--restore", "FILE"],
        ["record", "colours", "--trace", "LINK", "-o", "HARD"],
        ["test", "FILE", "--junit", "LINK"],
        ["check", "FILE", "--junit", "FILE"],
      ])
    func identities(arguments: [String]) throws {
      let scratch = try Scratch()
      let file = try scratch.write("- wait: 1ms\n", "FILE")
      link(file, scratch.path("HARD"))
      symlink("FILE", scratch.path("LINK"))

      let result = try Program.run(
        arguments.map { ["FILE", "LINK", "HARD"].contains($0) ? scratch.path($0) : $0 })

      #expect(result.status == 2)
      #expect(result.errors.contains("expected another file for"), "\(result.errors)")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "- wait: 1ms\n")
    }

    @Test("A file that is no journal of the viewer is not taken for one, and stays")
    func foreignJournal() throws {
      let scratch = try Scratch()
      let file = try scratch.write("mine\n", "journal-sluice.1")

      let result = try Program.run(
        ["open", "--recovered", file, "--signal", "4"], environment: ["HOME": scratch.url.path])

      #expect(result.status == 2)
      // Status 2 alone could also mean that there is no display.
      #expect(result.errors.contains("expected a journal of the viewer"), "\(result.errors)")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine\n")
    }

    @Test("Too little memory is reported in one line with status 2")
    func memory() throws {
      let script = "ulimit -v 100000; exec \"$0\" render colours --size 8000x8000 -o /dev/null"
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", script, Program.path(.release).path])

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("sluice: there is not enough memory"), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(
      "A window without memory for its threads does not hang, but says so with status 2",
      arguments: ["open colours", "open colours --stage", "record colours -o -"])
    func window(command: String) throws {
      // The limit is reached before the window connects to its display.
      let script = "ulimit -v 72000; DISPLAY=:0 exec \"$0\" \(command)"
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", script, Program.path(.release).path],
        within: .seconds(60))

      #expect(result.status == 2)
      #expect(
        result.errors
          == "sluice: there is not enough memory for a window; expected a higher limit, or none\n")
    }

    @Test(
      "A long command without memory for another thread succeeds or says so, and does not hang",
      arguments: [
        "film colours --script - -o /dev/null", "verify colours --no-gates -o /dev/null",
        "page colours --script - -o /dev/null",
      ])
    func threads(command: String) throws {
      let script = "ulimit -v 60000; exec \"$0\" \(command)"
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", script, Program.path(.release).path],
        input: "- wait: 1s\n", within: .seconds(60))

      // How much memory a command needs depends on the libraries.
      #expect([0, 2].contains(result.status), "\(result.errors)")
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == (result.status == 0 ? 0 : 1), "\(lines)")
      #expect(lines.allSatisfy { $0.hasPrefix("sluice: ") }, "\(lines)")
    }
  }
}
