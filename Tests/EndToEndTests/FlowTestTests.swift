import Foundation
import Testing

extension EndToEndTests {
  /// Tests of `sluice test`, and of other commands with scripts that tap elements by name.
  @Suite struct FlowTestTests {
    @Test("`test` plays every script in a folder that names a flow, in order, with one line each")
    func all() throws {
      let scratch = try Scratch()
      _ = try scratch.write("- flow: colours\n- wait: 1s", "a.yaml")
      _ = try scratch.write("- flow: checkout\n- tap: Continue to delivery", "b.yaml")
      _ = try scratch.write("- tap: [1, 2]", "another.yaml")
      _ = try scratch.write("no: {script", "broken.yaml")

      let result = try Program.run(["test", scratch.url.path])

      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(result.lines.count == 2)
      #expect(result.lines.first == "ok      \(scratch.url.path)/a.yaml (1.000 s)")
      #expect(result.lines.last?.hasPrefix("ok      \(scratch.url.path)/b.yaml (0.") ?? false)
      #expect(try Program.run(["test", scratch.url.path + "/"]).lines == result.lines)
    }

    @Test("A script that fails has a line, a link to its instant, a picture and a JUnit entry")
    func failing() throws {
      let scratch = try Scratch()
      let script = try scratch.write(
        "- flow: checkout\n- tap: Continue to delivery\n- expect: {screen: \"a<b\"}", "fails.yaml")
      let (junit, pictures) = (scratch.path("results.xml"), scratch.path("pictures"))

      let result = try Program.run(
        ["test", script, "--junit", junit, "--failures", pictures])

      #expect(result.status == 1)
      #expect(result.errors == "sluice: 1 of 1 scripts failed\n")
      #expect(
        result.lines.first?.hasPrefix(
          "FAILED  \(script):3: expect: expected the screen \"a<b\", but saw the screen \"delivery\""
        )
          ?? false)
      let link = try #require(result.lines.last?.split(separator: " ").last).description
      let described = try Program.run(["describe", link])
      #expect(described.lines.contains("  screen \"delivery\""))

      let report = try String(contentsOfFile: junit, encoding: .utf8)
      #expect(report.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
      #expect(report.contains("&quot;a&lt;b&quot;"))
      let files = try #require(FileManager.default.enumerator(atPath: pictures))
      #expect(files.contains { "\($0)".hasSuffix("fails-line-3.png") })
    }

    @Test("`test --watch` replays a script that changes, and all scripts if another file changes")
    func watching() throws {
      let scratch = try Scratch()
      _ = try scratch.write("- flow: colours\n- wait: 1s", "a.yaml")
      _ = try scratch.write("- flow: colours\n- wait: 2s", "b.yaml")

      let lines = try watch(
        scratch, [],
        """
        lines 2; printf -- '- flow: colours\\n- wait: 3s' > b.yaml
        lines 3; echo other > data.txt
        lines 5
        """)

      #expect(
        lines == [
          "ok      a.yaml (1.000 s)", "ok      b.yaml (2.000 s)", "ok      b.yaml (3.000 s)",
          "ok      a.yaml (1.000 s)", "ok      b.yaml (3.000 s)",
        ])
    }

    @Test("`test --watch` replays a hidden script that is named")
    func watchingHidden() throws {
      let scratch = try Scratch()
      _ = try scratch.write("- flow: colours\n- wait: 1s", ".a.yaml")

      let lines = try watch(
        scratch, [".a.yaml"],
        """
        lines 1; printf -- '- flow: colours\\n- wait: 2s' > .a.yaml
        lines 2
        """)

      #expect(lines == ["ok      .a.yaml (1.000 s)", "ok      .a.yaml (2.000 s)"])
    }

    @Test("`test --watch` is not set off by the results and pictures that it writes itself")
    func ownFiles() throws {
      let scratch = try Scratch()
      _ = try scratch.write("- flow: colours\n- wait: 1s", "a.yaml")
      _ = try scratch.write("- flow: colours\n- expect: {screen: none}", "b.yaml")

      // A failure prints two lines. If the watcher noticed the files that it writes, it would play
      // a.yaml again along with the changed script.
      let lines = try watch(
        scratch, ["--junit", "results.xml", "--failures", "."],
        """
        lines 3; printf -- '- flow: colours\\n- wait: 2s' > b.yaml
        lines 4; printf -- '- flow: colours\\n- wait: 3s' > b.yaml
        lines 5
        """)

      let results = lines.filter { !$0.hasPrefix(" ") }
      #expect(results.count == 4)
      #expect(results.first == "ok      a.yaml (1.000 s)")
      #expect(results.dropFirst().first?.hasPrefix("FAILED  b.yaml:2: expect: ") ?? false)
      #expect(results.suffix(2) == ["ok      b.yaml (2.000 s)", "ok      b.yaml (3.000 s)"])
      #expect(try scratch.files.contains("results.xml"))
      #expect(try scratch.files.contains("b-line-2.png"))
    }

    @Test("`test --watch` keeps the folder of a script's pictures when only that script is played")
    func watchedPictures() throws {
      let scratch = try Scratch()
      for folder in ["a", "b"] {
        _ = try scratch.write("- flow: colours\n- expect: {screen: none}", "\(folder)/same.yaml")
      }

      // Each failure prints two lines.
      _ = try watch(
        scratch, ["--failures", "seen"],
        """
        lines 4; printf -- '- flow: colours\\n- wait: 1s\\n- expect: {screen: none}' > a/same.yaml
        lines 6
        """)

      for picture in ["a/same-line-2", "b/same-line-2", "a/same-line-3"] {
        #expect(FileManager.default.fileExists(atPath: scratch.path("seen/\(picture).png")))
      }
    }

    /// Returns what `sluice test --watch` prints while a shell script runs.
    ///
    /// In the script, `lines N` waits until N lines are printed, and fails after 20 s.
    private func watch(
      _ scratch: Scratch, _ arguments: [String], _ script: String
    ) throws -> [String] {
      let frame = """
        program=$0; cd "$1" || exit 1; shift; : > .lines
        "$program" test --watch "$@" > .lines & watcher=$!
        lines() {
          for i in $(seq 200); do [ $(wc -l < .lines) -ge $1 ] && return; sleep 0.1; done
          echo "waited for $1 lines"; kill $watcher; exit 1
        }
        \(script)
        kill $watcher
        """

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", frame, Program.path().path, scratch.url.path] + arguments)

      #expect(result.status == 0, "\(result.text)\(result.errors)")
      return try String(contentsOfFile: scratch.path(".lines"), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }

    @Test(
      "Arguments that `test` cannot use end it with status 2 and one line",
      arguments: [
        (["nothing"], "there is no demo, folder or script 'nothing'"),
        (["."], "there is no script with a step '- flow: DEMO' in '.'"),
        (["verbs"], "there is no script with '- flow: verbs' below this folder"),
        (["--jobs", "0"], "--jobs expects 1 to 1000"),
        (["--junit", "/nowhere/a.xml"], "cannot write /nowhere/a.xml"),
        (["--junit", "-"], "expected a file for --junit"),
      ])
    func badInput(arguments: [String], message: String) throws {
      let scratch = try Scratch()
      let shell = ["-c", "cd \"$1\" && shift && exec \"$0\" test \"$@\"", Program.path().path]

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"), shell + [scratch.url.path] + arguments)

      #expect(result.status == 2)
      #expect(result.text.isEmpty)
      #expect(result.errors.hasPrefix("sluice: \(message)"))
      #expect(result.errors.filter(\.isNewline).count == 1)
    }

    @Test("`test` with a demo fails for a bad step in its scripts, and ignores other scripts")
    func badScriptOfDemo() throws {
      let scratch = try Scratch()
      _ = try scratch.write("- flow: \"colours\" # and a tap\n- tapp: [1, 2]", "bad.yaml")
      _ = try scratch.write("- flow: colours", "good.yaml")
      _ = try scratch.write("- flow: verbs\n- tapp: [1, 2]", "other.yaml")

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "cd \"$1\" && exec \"$0\" test colours", Program.path().path, scratch.url.path])

      #expect(result.status == 2)
      try #require(result.lines.count == 2)
      #expect(result.lines[0].hasPrefix("FAILED  bad.yaml:2: 'tapp' is no step"))
      #expect(result.lines[1].hasPrefix("ok      good.yaml"))
    }

    @Test("`test` with a demo says nothing of another demo's recording that was cut off")
    func tornScriptOfOtherDemo() throws {
      let scratch = try Scratch()
      _ = try scratch.write("- flow: colours", "good.yaml")
      _ = try scratch.write(
        "# sum cbf29ce484222325\n- flow: verbs\n- wait: 1s\n- wa", "torn.yaml")

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "cd \"$1\" && exec \"$0\" test colours", Program.path().path, scratch.url.path])

      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(result.lines.count == 1)
    }

    @Test(
      "Scripts with no flow, an unknown one or a bad step fail with status 2, and the others play")
    func badScripts() throws {
      let scratch = try Scratch()
      let good = try scratch.write("- flow: colours", "good.yaml")
      let plain = try scratch.write("- tap: [1, 2]", "plain.yaml")
      let bad = try scratch.write("- flow: colours\n- wat: 1s", "bad.yaml")
      let other = try scratch.write("- flow: colour\n- wait: 1s", "other.yaml")

      let result = try Program.run(["test", good, plain, bad, other])

      #expect(result.status == 2)
      #expect(result.lines.count == 4)
      #expect(result.lines[0].hasPrefix("ok      \(good)"))
      #expect(result.lines[1].hasPrefix("FAILED  \(plain): expected a first step as"))
      #expect(result.lines[2].hasPrefix("FAILED  \(bad):2: 'wat' is no step"))
      #expect(result.lines[3].hasPrefix("FAILED  \(other):1: there is no demo 'colour'"))
    }

    @Test(
      "Commands end with status 1 and write nothing if a name in their script is not found",
      arguments: [["describe"], ["trace"], ["render", "-o"], ["film", "-o"]])
    func commands(arguments: [String]) throws {
      let scratch = try Scratch()
      let plays = try scratch.write("- tap: Continue to delivery", "plays.yaml")
      let fails = try scratch.write("- tap: Continue to delivry", "fails.yaml")
      let picture = scratch.path("picture.png")
      let output = arguments.count > 1 ? [arguments[1], picture] : []

      let failed = try Program.run([arguments[0], "checkout", "--script", fails] + output)
      #expect(failed.status == 1)
      #expect(failed.text.isEmpty)
      #expect(failed.errors.contains("did you mean button \"Continue to delivery\"?"))
      #expect(!FileManager.default.fileExists(atPath: picture))

      let played = try Program.run([arguments[0], "checkout", "--script", plays] + output)
      #expect(played.status == 0)
      #expect(played.errors.isEmpty)
      #expect(output.isEmpty || FileManager.default.fileExists(atPath: picture))
    }
  }
}
