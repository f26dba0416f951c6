import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  /// References beside scripts, and pictures that are compared.
  @Suite struct CheckTests {
    private static let script = """
      - flow: checkout
      - tap: Continue to delivery
      - expect: {screen: delivery}
      """

    private func check(_ arguments: String...) throws -> Program.Result {
      try Program.run(["check"] + arguments)
    }

    @Test("A film is made beside a script, and then the flow is compared with it")
    func film() throws {
      let scratch = try Scratch()
      let script = try scratch.write(Self.script, "pay.yaml")
      let film = scratch.path("pay.apng")

      let missing = try check(scratch.url.path)
      #expect(missing.status == 1)
      #expect(missing.text.hasPrefix("FAILED  \(script): there is no reference \(film)"))
      #expect(!FileManager.default.fileExists(atPath: film))
      let made = try check("--update", scratch.url.path)
      #expect((made.status, made.text) == (0, "ok      \(film) (made)\n"))
      let same = try check(scratch.url.path)
      #expect((same.status, same.text) == (0, "ok      \(film)\n"))
    }

    @Test("A flow that has changed fails with the layer and the time, and is updated when asked")
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
      #expect(try PNGPictures(seen).pictures.first?.image.width == 3 * 195)
      #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("failures=\"1\""))
      #expect(try check("--update", script).text.hasPrefix("ok      \(film) (updated: "))
      #expect(try check(script).status == 0)
    }

    @Test("Two pictures are compared: 0 if they are equal, 1 with what differs, 2 for no picture")
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
      #expect(picture.width == 3 * 390)
      let tolerant = ["--pixels", "1000000", "--channel", "255", "--because", "another theme"]
      #expect(try Program.run(["compare", light, dark] + tolerant).status == 0)
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
        (["check", "/nowhere"], "there is no demo, folder or script '/nowhere'"),
        (["check", "--junit", "/nowhere/a.xml"], "cannot write /nowhere/a.xml"),
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
