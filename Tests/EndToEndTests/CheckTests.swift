import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of `sluice check` and `sluice compare`.
  @Suite struct CheckTests {
    private static let script = """
      - flow: checkout
      - tap: Continue to delivery
      - expect: {screen: delivery}
      """

    private func check(_ arguments: String...) throws -> Program.Result {
      try Program.run(["check"] + arguments)
    }

    @Test("`--update` makes a film beside a script, and later checks compare the flow with it")
    func film() throws {
      let scratch = try Scratch()
      let script = try scratch.write(Self.script, "pay.yaml")
      let film = scratch.path("pay.apng")

      let missing = try check(scratch.url.path)
      #expect(missing.status == 1)
      #expect(missing.text.hasPrefix("FAILED  \(script): there is no reference \(film)"))
      #expect(missing.errors == "sluice: 1 of 1 references differ or cannot be compared\n")
      #expect(!FileManager.default.fileExists(atPath: film))
      let made = try check("--update", scratch.url.path)
      #expect((made.status, made.text) == (0, "ok      \(film) (made)\n"))
      let same = try check(scratch.url.path)
      #expect((same.status, same.text) == (0, "ok      \(film)\n"))
    }

    @Test("A changed flow is reported with layer and time, and `--update` replaces its reference")
    func changed() throws {
      let scratch = try Scratch()
      let script = try scratch.write(Self.script, "pay.yaml")
      let (film, junit) = (scratch.path("pay.apng"), scratch.path("results.xml"))
      _ = try check("--update", script)
      let before = try Data(contentsOf: URL(fileURLWithPath: film))
      _ = try scratch.write(
        Self.script.replacing("- flow: checkout", with: "- flow: checkout@0ms,dark=true"),
        "pay.yaml")

      let result = try check(script, "--failures", scratch.path("seen"), "--junit", junit)

      #expect(result.status == 1)
      #expect(result.errors == "sluice: 1 of 1 references differ\n")
      #expect(result.text.contains("stage/"))
      #expect(result.text.contains(" at 0ms"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: film)) == before)
      let seen = [UInt8](try Data(contentsOf: scratch.url.appendingPathComponent("seen/pay.apng")))
      #expect(try PNGPictures(seen).pictures.first?.image.width == 3 * 195 + 2 * 8)
      #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("failures=\"1\""))
      #expect(try check("--update", script).text.hasPrefix("ok      \(film) (updated: "))
      #expect(try check(script).status == 0)
    }

    @Test(
      "`check` and `test` report a wrong link in a script with its line, even without a reference",
      arguments: [
        ("checkout@0s,text-size=110%25", "the link's 'text-size' expects"),
        ("checkot", "there is no demo 'checkot'; did you mean 'checkout'?"),
        ("checkout/paymnt", "did you mean 'payment'?"),
      ], ["check", "test"])
    func wrongLink(_ wrong: (link: String, message: String), command: String) throws {
      let scratch = try Scratch()
      let script = try scratch.write("- version: 1\n- flow: \(wrong.link)\n- wait: 1s", "pay.yaml")

      let result = try Program.run([command, script])

      #expect(result.status == 2)
      #expect(result.text.hasPrefix("FAILED  \(script):2: "))
      #expect(result.text.contains(wrong.message))
    }

    @Test(
      "A film or picture made from a script at any size and scale is accepted as its reference",
      arguments: [0.5, 0.75, 1.0 / 3, 1.5, 2], ["390x844", "375x667"])
    func scales(scale: Double, size: String) throws {
      let scratch = try Scratch()
      let script = try scratch.write(
        "- flow: checkout@0ms,size=\(size)\n- wait: 400ms\n- tap: Continue to delivery\n"
          + "- wait: 2s\n- prefer: {dark: true}", "pay.yaml")
      let options = ["checkout", "--size", size, "--script", script, "--scale", "\(scale)"]
      let film = ["film"] + options + ["-o", scratch.path("pay.apng")]
      #expect(try Program.run(film).status == 0)
      #expect(
        try Program.run(["render"] + options + ["-o", scratch.path("pay.png")]).status == 0)

      let result = try check(script)

      #expect(result.status == 0, "\(result.text)")
      #expect(result.lines.count == 2)
    }

    @Test("A reference made by `--update` of a stage with an odd width passes the next check")
    func oddWidth() throws {
      let scratch = try Scratch()
      let script = try scratch.write(
        "- flow: checkout@0ms,size=375x667\n- tap: Continue to delivery", "pay.yaml")

      #expect(try check("--update", script).status == 0)
      #expect(try check(script).status == 0)
    }

    @Test("A reference of another size is refused, and `--update` replaces it")
    func anotherSize() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- flow: colours\n- wait: 100ms", "a.yaml")
      let (film, picture) = (scratch.path("a.apng"), scratch.path("a.png"))
      let small = ["--script", script, "--size", "320x568"]
      #expect(try Program.run(["film", "colours"] + small + ["-o", film]).status == 0)
      #expect(try Program.run(["render", "colours"] + small + ["-o", picture]).status == 0)

      let result = try check(script)

      #expect(result.status == 2)
      #expect(result.lines.count == 2)
      #expect(
        result.lines.first
          == "FAILED  \(film) has 320x568 pixels, which a stage of 390x844 points has at no scale; "
          + "--update replaces it")
      #expect(result.errors == "sluice: 2 of 2 references differ or cannot be compared\n")
      #expect(try check("--update", script).status == 0)
      #expect(try check(script).status == 0)
    }

    @Test("A script that resizes the stage has no film, but can have a picture of its end")
    func resized() throws {
      let scratch = try Scratch()
      let script = try scratch.write(
        "- flow: colours\n- wait: 100ms\n- resize: [500, 400]", "a.yaml")
      let file = scratch.path("a.png")

      let made = try check("--update", script)
      #expect(made.status == 2)
      #expect(
        made.text
          == "FAILED  \(script): the script resizes the stage; a film's pictures have one size\n")
      #expect(try scratch.files == ["a.yaml"])
      let render = ["render", "colours", "--script", script, "--scale", "2", "-o", file]
      #expect(try Program.run(render).status == 0)
      let same = try check(script)
      #expect((same.status, same.text) == (0, "ok      \(file)\n"))
    }

    @Test("Script files may end with .yml; two with the same reference are refused")
    func endings() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- flow: colours\n- wait: 100ms", "a.yml")

      let made = try check("--update", scratch.url.path)
      #expect(made.text == "ok      \(scratch.path("a.apng")) (made)\n")
      #expect(try Program.run(["test", scratch.url.path]).lines.count == 1)
      let other = try scratch.write("- flow: checkout\n- wait: 100ms", "a.yaml")
      let both = try check("--update", scratch.url.path)
      #expect(both.status == 2)
      #expect(
        both.lines == [
          "FAILED  \(other) and \(script) have the same references; expected another name for one",
          "FAILED  \(script) and \(other) have the same references; expected another name for one",
        ])
      #expect(try scratch.files == ["a.apng", "a.yaml", "a.yml"])
    }

    @Test("A script that fails does not stop the others, and each difference has its own picture")
    func all() throws {
      let scratch = try Scratch()
      for folder in ["a", "b"] {
        let script = try scratch.write("- flow: checkout\n- wait: 100ms", "\(folder)/same.yaml")
        #expect(try check("--update", script).status == 0)
        _ = try scratch.write(
          "- flow: checkout@0ms,dark=true\n- wait: \(folder == "a" ? 100 : 200)ms",
          "\(folder)/same.yaml")
      }
      _ = try scratch.write("- flow: colours\n- wat: 1s", "0-bad.yaml")
      _ = try scratch.write("- flow: colours\n- tap: Nothing", "1-fails.yaml")
      for name in ["0-bad", "1-fails", "2-good"] {
        try FileManager.default.copyItem(
          atPath: scratch.path("a/same.apng"), toPath: scratch.path("\(name).apng"))
      }
      _ = try scratch.write("- flow: checkout\n- wait: 100ms", "2-good.yaml")
      let (seen, junit) = (scratch.path("seen"), scratch.path("results.xml"))

      let result = try Program.run(
        URL(fileURLWithPath: "/bin/sh"),
        [
          "-c", "cd \"$1\" && exec \"$0\" check --failures \"$2\" --junit \"$3\"",
          Program.path().path, scratch.url.path, seen, junit,
        ])

      #expect(result.status == 2)
      #expect(result.errors == "sluice: 4 of 5 references differ or cannot be compared\n")
      #expect(result.lines.count == 5)
      #expect(result.lines[0].hasPrefix("FAILED  0-bad.yaml:2: 'wat' is no step"))
      #expect(result.lines[1].hasPrefix("FAILED  1-fails.yaml:2: tap: "))
      #expect(result.lines[2] == "ok      2-good.apng")
      #expect(result.lines[3].hasPrefix("FAILED  a/same.apng: "))
      #expect(result.lines[4].hasPrefix("FAILED  b/same.apng: "))
      let pictures = ["a", "b"].map { "\(seen)/\($0)/same.apng" }
      #expect(result.lines[3].hasSuffix("(see \(pictures[0]))"))
      let films = try pictures.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
      #expect(films[0] != films[1])
      let report = try String(contentsOfFile: junit, encoding: .utf8)
      #expect(report.contains("tests=\"5\" failures=\"3\" errors=\"1\""))
    }

    @Test("A folder for failures in which pictures would replace references is refused")
    func failuresBesideScripts() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- flow: colours\n- wait: 100ms", "a.yaml")
      #expect(try check("--update", script).status == 0)
      let film = scratch.url.appendingPathComponent("a.apng")
      let before = try Data(contentsOf: film)
      _ = try scratch.write("- flow: colours@0ms,dark=true\n- wait: 100ms", "a.yaml")

      let result = try check(script, "--failures", scratch.url.path)

      #expect((result.status, result.text) == (2, ""))
      #expect(
        result.errors == "sluice: expected another folder for --failures: \(scratch.url.path) has "
          + "the references of a.yaml\n")
      #expect(try Data(contentsOf: film) == before)
    }

    @Test(
      "A torn, edited or foreign reference is refused with status 2 and one line, and left alone")
    func torn() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- flow: colours\n- tap: [195, 400]", "a.yaml")
      let file = scratch.url.appendingPathComponent("a.apng")
      #expect(try check("--update", script).status == 0)
      let whole = [UInt8](try Data(contentsOf: file))
      var edited = whole
      edited[whole.count * 2 / 3] ^= 1
      let contents: [([UInt8], String)] = [
        (Array(whole.prefix(whole.count / 2)), "the PNG file ends before its picture does"),
        (edited, "the PNG file is broken: it was changed or damaged after it was written"),
        (Array("GIF89a, in truth".utf8), "this is no PNG file"), ([], "this is no PNG file"),
      ]

      for (bytes, problem) in contents {
        try Data(bytes).write(to: file)
        let checked = try check(script)
        #expect(checked.status == 2)
        #expect(checked.text == "FAILED  cannot read \(file.path): \(problem)\n")
        let updated = try check("--update", script)
        #expect(updated.status == 2)
        #expect(updated.text.hasSuffix("; delete it for a new film\n"))
        #expect([UInt8](try Data(contentsOf: file)) == bytes)
        let compared = try Program.run(["compare", file.path, file.path])
        #expect((compared.status, compared.text) == (2, ""))
        #expect(compared.errors == "sluice: cannot read \(file.path): \(problem)\n")
      }
    }

    @Test("`--update` suggests deleting a damaged reference only if a new film would replace it")
    func damagedBesidePicture() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- flow: colours\n- wait: 100ms", "a.yaml")
      let film = try scratch.write("GIF89a, in truth", "a.apng")
      let failure = "FAILED  cannot read \(film): this is no PNG file"
      #expect(try check("--update", script).text == "\(failure); delete it for a new film\n")
      let render = ["render", "colours", "--script", script, "-o", scratch.path("a.png")]
      #expect(try Program.run(render).status == 0)

      #expect(try check("--update", script).lines.first == failure)
    }

    @Test("`compare` has status 0 for equal pictures and 1 for others, and permits a tolerance")
    func compare() throws {
      let scratch = try Scratch()
      let (light, dark) = (scratch.path("light.png"), scratch.path("dark.png"))
      _ = try Program.run(["render", "checkout", "-o", light])
      _ = try Program.run(["render", "checkout", "--dark", "-o", dark])
      let difference = scratch.path("difference.png")

      let same = try Program.run(["compare", light, light])
      #expect((same.status, same.text + same.errors) == (0, ""))
      let other = try Program.run(["compare", light, dark, "-o", difference])
      #expect(other.status == 1)
      #expect(other.text.contains("pixels differ"))
      #expect(other.errors == "sluice: \(dark) differs from \(light)\n")
      let picture = try PNG.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: difference))))
      #expect(picture.width == 3 * 390 + 2 * 8)
      let tolerant = ["--pixels", "1000000", "--channel", "255", "--because", "another theme"]
      #expect(try Program.run(["compare", light, dark] + tolerant).status == 0)
      for (pixels, channel) in [("1", "255"), ("1000000", "1")] {
        let strict = ["--pixels", pixels, "--channel", channel, "--because", "another theme"]
        #expect(try Program.run(["compare", light, dark] + strict).status == 1)
      }
    }

    @Test("Pictures of two sizes cannot be compared, and no difference is written")
    func sizes() throws {
      let scratch = try Scratch()
      let (one, two) = (scratch.path("one.png"), scratch.path("two.png"))
      _ = try Program.run(["render", "checkout", "-o", one])
      _ = try Program.run(["render", "checkout", "--scale", "2", "-o", two])

      let result = try Program.run(["compare", one, two, "-o", scratch.path("difference.png")])

      #expect((result.status, result.text) == (2, ""))
      let problem = "\(two) has 780x1688 pixels, and \(one) 390x844; expected one size"
      #expect(result.errors == "sluice: \(problem)\n")
      #expect(try scratch.files == ["one.png", "two.png"])
    }

    @Test(
      "Bad input ends `check` and `compare` with status 2 and one line",
      arguments: [
        (["compare", "/nowhere/a.png", "/nowhere/b.png"], "cannot read /nowhere/a.png"),
        (["compare", "/dev/null", "/dev/null"], "cannot read /dev/null: this is no PNG file"),
        (["compare", "a", "b", "--pixels", "3"], "a tolerance is two numbers and a reason"),
        (["compare", "a", "b", "--because", "x"], "--because is for differences"),
        (
          ["compare", "a", "b", "--pixels", "-1", "--channel", "0", "--because", "x"],
          "expected --pixels of 0 or more"
        ),
        (["compare", "a", "b", "-o", "/nowhere/d.png"], "cannot write /nowhere/d.png"),
        (["compare", "a", "b", "-o", "-"], "expected a file for -o"),
        (["check", "/nowhere"], "there is no demo, folder or script '/nowhere'"),
        (["check", "--junit", "/nowhere/a.xml"], "cannot write /nowhere/a.xml"),
        (["check", "--junit", "-"], "expected a file for --junit"),
      ])
    func badInput(arguments: [String], message: String) throws {
      let result = try Program.run(arguments)

      #expect(result.status == 2)
      #expect(result.text.isEmpty)
      #expect(result.errors.hasPrefix("sluice: \(message)"))
      #expect(result.errors.filter(\.isNewline).count == 1)
    }
  }
}
