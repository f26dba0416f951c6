import Foundation
import Testing

extension EndToEndTests {
  @Suite struct BadInputTests {
    @Test("A script that is not UTF-8 is refused with a one-line message")
    func encoding() throws {
      let scratch = try Scratch()
      let path = scratch.path("a.yaml")
      try Data(Array("- text: \"".utf8) + [0xFF, 0xC3] + Array("\"\n".utf8))
        .write(to: URL(fileURLWithPath: path))

      let result = try Program.run(["trace", "controls", "--script", path])

      #expect(result.status == 2)
      #expect(result.errors == "sluice: \(path): expected YAML in UTF-8\n")
    }

    @Test(
      "Bad input is refused with a one-line message and status 2, and nothing is written",
      arguments: [
        (["render", "colors", "-o", "OUT"], "there is no demo 'colors'; did you mean 'colours'?"),
        (["verify"], "expected a demo; 'sluice list' names them"),
        (["verify", "colours", "-o", ""], "cannot write ''"),
        (["verify", "colours", "-o", "-"], "expected a file for -o"),
        (["trace", "hom"], "did you mean 'home'?"),
        (["open", "secnod"], "did you mean 'second'?"),
        (["render", "colours", "-o", "OUT", "--size", "0x0"], "expected a size from"),
        (["render", "colours", "-o", "OUT", "--size", "big"], "expected a size as 390x844"),
        (["render", "colours", "-o", "OUT", "--size", "nanxinf"], "expected a size"),
        (["render", "colours", "-o", "OUT", "--scale", "0"], "expected a scale from"),
        (["render", "colours", "-o", "OUT", "--scale", "nan"], "expected a scale from"),
        (
          ["render", "colours", "-o", "OUT", "--size", "8192x8192", "--scale", "8"],
          "64 million pixels"
        ),
        (["render", "colours", "-o", "OUT", "--at", "soon"], "expected a time as 350ms or 1.2s"),
        (["render", "colours", "-o", "OUT", "--at", "-1s"], "expected a time as 350ms or 1.2s"),
        (["render", "colours", "-o", "OUT", "--text-size", "99%"], "from 100% to 200%"),
        (
          ["render", "colours", "-o", "OUT", "--network", "none"],
          "expected a network: slow, offline or fail"
        ),
        (["render", "colours", "-o", "OUT", "--text-size", "-150%"], "from 100% to 200%"),
        (["render", "colours", "-o", "OUT", "--text-size", ""], "from 100% to 200%"),
        (["render", "appearance", "-o", "OUT", "--seed", "-1"], "expected a whole number from 0"),
        (["trace", "appearance", "--seed", "1e3"], "expected a whole number from 0"),
        (["render", "colours"], "expected -o FILE"),
        (
          ["render", "checkout/paymnt", "-o", "OUT"],
          "there is no place 'paymnt'; did you mean 'payment'?"
        ),
        (["render", "checkout/x", "-o", "OUT"], "'sluice list checkout' names the places"),
        (["trace", "colours/second=red"], "there is no place 'second=red'"),
        (["film", "chekout/payment", "-o", "OUT", "--script", "-"], "did you mean 'checkout'?"),
        (["describe", "checkout/"], "'' is no place: expected a name"),
        (["describe", "colours@8d"], "after '@' as 350ms or 1.2s, of a week at most, not '8d'"),
        (["describe", "checkout/payment@604801s"], "expected a time after '@' as 350ms or 1.2s"),
        (["describe", "checkout/a=%zz"], "'a=%zz' is no place"),
        (["help", "opn"], "there is no command 'opn'; did you mean 'open'?"),
        (["checkot/payment"], "there is no command or demo 'checkot'; did you mean 'checkout'?"),
        (["open", "checkout/payment", "--restore", "OUT"], "expected either a place or --restore"),
        (["open", "checkout", "--restore", "OUT/x"], "there is no folder"),
        (["open", "checkout", "--restore", "-"], "expected a file's name for --restore"),
        (["open", "checkout", "--restore", ""], "expected a file's name for --restore, not ''"),
        (["record", "checkout", "-o", "OUT", "--restore", "OUT"], "another file for --restore"),
        (["open", "checkout", "--trace", "OUT", "--restore", "OUT"], "another file for --restore"),
        (["list", "chekout"], "did you mean 'checkout'?"),
        (["list", "checkout/payment@1s"], "expected a demo's id alone, as 'checkout'"),
        (
          ["render", "colours", "-o", "OUT", "--interactor", "shake"],
          "expected one of edge, tap, zig-zag"
        ),
        (["render", "home", "-o", "OUT", "--interactor", "tap"], "no choice of 'interactor'"),
        (["render", "colours", "-o", "OUT", "--set", "interacter=tap"], "mean 'interactor'?"),
        (["render", "colours", "-o", "OUT/x.png"], "there is no folder"),
        (["render", "colours", "-o", "/"], "it is a folder"),
        (["render", "colours", "-o", "OUT.gif"], "expected a name that ends with .png"),
        (
          ["page", "colours", "--script", "-", "-o", "OUT.pdf"],
          "expected a name that ends with .html or .htm"
        ),
        (["compare", "a.png", "b.png", "-o", "OUT.jpg"], "ends with .png or .apng"),
        (["render", "colours", "-o", "OUT", "--script", "OUT.yaml"], "cannot read the script"),
        (
          ["film", "colours", "-o", "OUT", "--script", "-", "--every", "0s"],
          "expected a time of 1ms or more"
        ),
        (["film", "colours", "-o", "OUT"], "--script"),
        (["film", "colours", "--script", "-", "-o", "OUT.avi"], "expected a name that ends with"),
        (["film", "colours", "--script", "-", "-o", "OUT.gif", "--fps", "30"], "10, 20, 25 or 50"),
        (
          ["film", "colours", "--script", "-", "-o", "OUT.gif", "--frame", "--size", "400x400"],
          "no device is 400x400"
        ),
        (
          [
            "film", "colours", "--script", "-", "-o", "OUT.gif", "--frame", "--viewer", "900x700",
          ],
          "either --frame or --viewer"
        ),
        (
          ["film", "colours", "--script", "-", "-o", "OUT.apng", "--fps", "100", "--to", "1000s"],
          "more than 6000 pictures"
        ),
        (["film", "colours", "--script", "-", "-o", "OUT", "--fps", "9"], "is a contact sheet"),
        (
          ["film", "colours", "--script", "-", "-o", "OUT.apng", "--fps", "0"],
          "from 1 to 240"
        ),
        (
          ["film", "colours", "--script", "-", "-o", "OUT.apng", "--speed", "1/0"],
          "expected a speed"
        ),
        (["render", "colours", "-o", ""], "expected a file's name"),
        (["render", "colours", "-o", "OUT", "--shots", ""], "expected a folder's name"),
        (["rendr", "colours"], "did you mean 'render'?"),
        (["test", "--junit", "OUT.yaml"], "such as results.xml"),
        (["---completion", "bash"], "there is no option '---completion'"),
        (["---completion"], "there is no option '---completion'"),
        (["colors"], "did you mean 'colours'?"),
        (["xylophone"], "'sluice list' names the demos"),
        (["list", "--yaml"], "--yaml"),
        (["open", "colours"], "there is no display"),
        (["open", "colours", "--trace", "OUT"], "there is no display"),
        (["open", "colours", "--trace", "OUT/trace"], "there is no folder"),
        (["record", "colours", "-o", "OUT", "--trace", "OUT.trace"], "there is no display"),
        (["record", "colours", "-o", "OUT/x.yaml"], "there is no folder"),
        (["record", "colours", "-o", "-", "--trace", "-"], "expected another file for --trace"),
        (["record", "colors", "-o", "OUT"], "did you mean 'colours'?"),
        (["record", "colours"], "--output"),
        ([], "there is no display"),
      ])
    func refused(arguments: [String], message: String) throws {
      let scratch = try Scratch()
      let completed = arguments.map {
        $0.replacingOccurrences(of: "OUT", with: scratch.path("out"))
      }

      let result = try Program.run(completed, input: "- wait: 1ms")

      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(result.errors.hasPrefix("sluice: "))
      #expect(result.output.isEmpty)
      #expect(try scratch.files.isEmpty)
    }

    @Test("A picture that would replace another one of the same command is refused")
    func sameFile() throws {
      let scratch = try Scratch()

      let result = try Program.run(
        [
          "render", "colours", "--script", "-", "--shots", scratch.url.path,
          "-o", scratch.path("./first.png"),
        ], input: "- shot: first\n")

      #expect(result.status == 2)
      #expect(result.errors == "sluice: expected another file for --shots than for -o\n")
      #expect(try scratch.files.isEmpty)
    }

    @Test("A step that ends more than a week after the start is named with its line")
    func longerThanWeek() throws {
      let scratch = try Scratch()
      let path = try scratch.write(
        "- wait: 604799.9s\n- tap: Tap anywhere for Second Scene\n- tap: Second Scene\n",
        "long.yaml")

      let result = try Program.run(["trace", "colours", "--script", path])

      #expect(result.status == 1)
      #expect(
        result.errors
          == "sluice: \(path):3: expected a step that ends within a week after the script's "
          + "start\n")
    }

    @Test("A malformed script is refused with its path, the line and what was expected")
    func script() throws {
      let scratch = try Scratch()
      let path = try scratch.write("- tap: [1, 2]\n- swipe: left\n", "bad.yaml")

      let result = try Program.run(["trace", "colours", "--script", path])

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("sluice: \(path):2: 'swipe' is no step; expected down, move"))
      #expect(result.output.isEmpty)
    }

    @Test(
      "A command that fails leaves an existing picture unchanged, and a successful one replaces it"
    )
    func kept() throws {
      let scratch = try Scratch()
      let path = try scratch.write("old", "picture.png")

      let failed = try Program.run(["render", "nonsense", "-o", path])
      #expect(failed.status == 2)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")

      let result = try Program.run(["render", "colours", "-o", path])
      #expect(result.status == 0)
      #expect(try scratch.files == ["picture.png"])
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: path)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("Output to a device is written to it and does not replace it")
    func device() throws {
      let result = try Program.run(["render", "colours", "-o", "/dev/null"])

      #expect(result.status == 0)
      let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
      #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test("A display that cannot be reached is named in the message")
    func deadDisplay() throws {
      let result = try Program.run(["open", "colours"], environment: ["DISPLAY": ":987"])

      #expect(result.status == 2)
      #expect(result.errors.contains("DISPLAY=:987"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(
      "A script whose stage outgrows the largest picture is refused, and nothing is written"
    )
    func largeByScript() throws {
      let scratch = try Scratch()

      let result = try Program.run(
        [
          "render", "colours", "--script", "-", "--scale", "8", "-o", scratch.path("a.png"),
          "--shots", scratch.path("shots"),
        ], input: "- shot: small\n- resize: [8000, 8000]\n- shot: large")

      #expect(result.status == 2)
      #expect(result.errors.contains("64 million pixels"))
      #expect(try scratch.files.isEmpty)
    }

    @Test(
      "Standard output that cannot be written is reported in a one-line message with status 2",
      arguments: [
        ["list"], ["list", "--json"], ["doctor"], ["trace", "colours"], ["--help"],
        ["render", "colours", "-o", "-"],
      ])
    func fullDevice(arguments: [String]) throws {
      // Without a folder for its cache, fontconfig itself prints a message.
      let home = try Scratch()
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "exec \"$0\" \"$@\" > /dev/full", Program.path().path] + arguments,
        environment: ["HOME": home.url.path])

      #expect(result.status == 2)
      #expect(result.errors == "sluice: cannot write standard output: No space left on device\n")
    }

    @Test(
      "Standard input that cannot be read is reported in a one-line message",
      arguments: ["<&-", "</tmp"])
    func noInput(redirection: String) throws {
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "exec \"$0\" trace colours --script - \(redirection)", Program.path().path])

      #expect(result.status == 2)
      #expect(
        result.errors == "sluice: cannot read the script standard input: expected a readable file\n"
      )
    }

    @Test(
      "A script that would cost gigabytes or minutes is refused at once, with the line and limit",
      arguments: Bomb.allCases)
    func bombs(bomb: Bomb) throws {
      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "ulimit -v 2000000; exec \"$0\" trace colours --script -", Program.path().path],
        input: bomb.script, within: .seconds(20))

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("sluice: \(bomb.message)"), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }

    /// A script that would take gigabytes of memory or minutes without limits.
    enum Bomb: CaseIterable {
      case drags, aliases, waits, directives

      var script: String {
        switch self {
        case .drags:
          let drag = "- &a\n  drag: {from: [1, 1], to: [2, 2], over: 86400s}\n"
          return drag + String(repeating: "- *a\n", count: 9)
        case .aliases:
          let names = Array(repeating: "*a", count: 10).joined(separator: ",")
          let line = "- &a [\(names)]\n"
          return "- &a [x, x, x, x, x, x, x, x, x, x]\n" + String(repeating: line, count: 7)
        case .waits: return String(repeating: "- wait: 0s\n", count: 1_500_000)
        case .directives:
          let lines = (0..<60_000).map { "%TAG !a\($0)! x:\n" }
          return lines.joined() + "---\n- wait: 1s\n"
        }
      }

      var message: String {
        switch self {
        case .drags: "standard input:1: expected at most 108000 moves of drags"
        case .aliases: "standard input:6: expected aliases that stand for at most 1000000 nodes"
        case .waits: "standard input:666667: expected at most 2000000 texts, lists and mappings"
        case .directives: "standard input:101: expected at most 100 lines"
        }
      }
    }

    @Test("A script without an end is read only up to the largest size")
    func endless() throws {
      let result = try Program.run(["trace", "colours", "--script", "/dev/zero"])

      #expect(result.status == 2)
      #expect(result.errors == "sluice: /dev/zero: expected a script of at most 32 MiB\n")
    }

    @Test("An option still applies when the script in a link changes another preference")
    func options() throws {
      let scratch = try Scratch()
      // Contains the script below, compressed.
      let link = "colours@1s,script=01UoKEpNSy2yUqguSa0o0S3OrEq1UjA0NVCtBQA"
      let script = try scratch.write("- prefer: {text-size: 150%}", "a.yaml")

      let played = try Program.run(["render", link, "--dark", "-o", "-"])
      let expected = try Program.run(
        ["render", "colours", "--dark", "--script", script, "--at", "1s", "-o", "-"])

      #expect(played.status == 0, "\(played.errors)")
      #expect(played.output == expected.output)
    }

    @Test("A message with a very long name loses its middle, and keeps the advice at its end")
    func longMessage() throws {
      let name = String(repeating: "x", count: 100_000)

      let result = try Program.run(["trace", name])

      #expect(result.status == 2)
      #expect(result.errors.count < 2_100)
      #expect(result.errors.hasPrefix("sluice: there is no demo 'xxx"))
      #expect(result.errors.contains(" characters are left out) … xxx"))
      #expect(
        result.errors.hasSuffix("'sluice list' names the demos, 'sluice --help' the commands\n"))
    }

    @Test(
      "Hidden commands refuse bad input as others do: in one line, with status 2",
      arguments: [
        ["manual"], ["manual", "1"], ["icon"], ["icon", "0", "-o", "-"],
        ["icon", "many", "-o", "-"],
        ["icon", "16"], ["icon", "99999", "-o", "-"], ["icon", "16", "-o", "/none/x"],
        ["icon", "16", "-o", "/proc/x/y.png"], ["bench"], ["bench", "sing", "1", "1", "1"],
        ["bench", "still", "0", "0", "1", "x"], ["bench", "still", "1", "1", "1"],
        ["bench", "still", "390", "844", "1", "/proc/x/y.png"],
        ["bench", "first", "390", "844", "1"],
      ])
    func hidden(arguments: [String]) throws {
      let result = try Program.run(arguments, input: "x")

      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("sluice: "), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(result.output.isEmpty)
    }

    @Test("Control characters in a script neither reach the terminal nor break lines of a trace")
    func controlCharacters() throws {
      let bad = try Program.run(
        ["trace", "colours", "--script", "-"], input: #"- "a\nb\e[31m": 1"#)
      #expect(bad.status == 2)
      #expect(bad.errors.filter { $0.isNewline }.count == 1)
      #expect(!bad.errors.contains("\u{1B}"))

      let good = try Program.run(
        ["trace", "colours", "--script", "-"], input: #"- text: "a\nb""#)
      #expect(good.lines.last == #"0.000000 text "a\nb""#)
    }
  }
}
