import Foundation
import Testing

extension EndToEndTests {
  @Suite struct PlaceTests {
    @Test(
      "A picture of a place equals the picture after a script that navigates there",
      arguments: [
        ("checkout/payment", 2), ("checkout/basket", 0), ("checkout/review", 3),
        ("checkout/thanks", 4),
      ])
    func picture(link: String, taps: Int) throws {
      let script =
        String(repeating: "- tap: [195, 806]\n- wait: 1s\n", count: taps)
        + "- move: [0, 0]\n- wait: 1s"

      let linked = try Program.run(["render", link, "-o", "-"])
      let walked = try Program.run(
        ["render", "checkout", "--script", "-", "-o", "-"], input: script)

      #expect(linked.status == 0)
      #expect(linked.errors.isEmpty)
      #expect(!linked.output.isEmpty)
      #expect(Data(linked.output) == Data(walked.output))
    }

    @Test(
      "A place is shown from the first frame, even if the demo usually starts with a transition",
      arguments: [
        "progress/early=3", "progress/late=1/payment", "verbs/page=1/page=2", "onboarding/trails",
      ])
    func firstFrame(link: String) throws {
      let first = try Program.run(["render", link, "--at", "0ms", "-o", "-"])
      let settled = try Program.run(["render", link, "-o", "-"])

      #expect(first.status == 0)
      #expect(Data(first.output) == Data(settled.output))
    }

    @Test("Commands accept a place, and their scripts start from it")
    func commands() throws {
      let back = "- key: Escape"

      let trace = try Program.run(["trace", "checkout/payment", "--script", "-"], input: back)
      let described = try Program.run(["describe", "checkout/payment"])
      let film = try Program.run(
        ["film", "checkout/payment", "--script", "-", "-o", "-"], input: back)

      #expect(trace.lines.contains { $0.hasSuffix("didShow delivery") })
      #expect(!trace.lines.contains { $0.contains("push") })
      #expect(described.text.contains("heading \"Payment\""))
      #expect(film.status == 0)
      #expect(!film.output.isEmpty)
    }

    @Test("`list` names a demo's places in the form that commands accept")
    func list() throws {
      let result = try Program.run(["list", "checkout"])

      #expect(
        result.lines
          == [
            "basket", "delivery", "delivery=another", "payment", "payment=another", "review",
            "thanks",
          ].map { "checkout/\($0)" })
    }

    @Test(
      "The last place that `list` names exists",
      arguments: ["colours", "progress", "verbs", "home"])
    func last(demo: String) throws {
      let link = try #require(try Program.run(["list", demo]).lines.last)

      #expect(try Program.run(["describe", link]).status == 0, "\(link)")
    }

    @Test(
      "A window restores the place at which it was closed, and a recording of it names that place"
    )
    func restore() throws {
      let scratch = try Scratch()
      let (file, script) = (scratch.path("place"), scratch.path("a.yaml"))
      let first = try OpenWindow("checkout", "--restore", file, on: try XvfbDesktop())
      try first.wait(for: "didShow basket")
      try first.mouse(195, 806)
      try first.desktop.xdotool("click", "1")
      try first.wait(for: "didShow delivery")
      try first.desktop.xdotool("key", "ctrl+q")
      #expect(try first.end() == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "checkout/delivery\nversion 1\n")

      let second = try OpenWindow(
        "checkout", "--restore", file, "-o", script, by: "record", on: try XvfbDesktop())
      var lines = try second.wait(for: "didShow delivery")
      try second.mouse(195, 806)
      try second.desktop.xdotool("click", "1")
      lines += try second.wait(for: "didShow payment")
      try second.desktop.xdotool("key", "ctrl+q")
      lines += second.remainingLines()

      #expect(try second.end() == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "checkout/payment\nversion 1\n")
      let text = try String(contentsOfFile: script, encoding: .utf8)
      #expect(text.hasPrefix("# Replay with: sluice trace checkout/delivery --size"))
      #expect(try Program.run(["trace", "checkout/delivery", "--script", script]).lines == lines)
    }

    @Test("A catalogue restores the demo that was open, and Escape leads back to the list")
    func restoreCatalogue() throws {
      let scratch = try Scratch()
      let file = try scratch.write("checkout/payment\n", "place")

      let window = try OpenWindow(arguments: ["--restore", file], on: try XvfbDesktop())
      try window.wait(for: "didShow demo-checkout")
      for _ in 0..<3 { try window.desktop.xdotool("key", "Escape") }
      try window.wait(for: "didShow catalogue")
      try window.desktop.xdotool("key", "ctrl+q")

      #expect(try window.end() == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "catalogue\nversion 1\n")
    }

    @Test(
      "A file that contains no place, or one of another demo, is refused and left unchanged",
      arguments: [
        ("colours", "", "expected a place as --restore keeps it"),
        ("colours", "colours/ä", "expected a place as --restore keeps it"),
        ("colours", "checkout/payment", "expected a place in 'colours', not 'checkout/payment'"),
        ("colours", "colours/third", "there is no place 'third'"),
        ("colours", "colours/second\nversion 2\n", "expected version 1 or an older one, not 2"),
        ("colours", "colours/second\nversion 2\nx\n", "expected version 1 or an older one, not 2"),
      ])
    func badFile(demo: String, text: String, message: String) throws {
      let scratch = try Scratch()
      let file = try scratch.write(text, "place")

      let result = try Program.run(["open", demo, "--restore", file])

      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
  }
}
