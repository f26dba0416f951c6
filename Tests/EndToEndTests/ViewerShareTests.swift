import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ViewerShareTests {
    @Test("A copied link opens its screen, both pasted into the viewer and in another window")
    func link() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      // Pauses, because a link contains the time.
      try viewer.key("F8")
      let link = try viewer.link()
      try viewer.key("F5")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+v")
      try viewer.wait(for: "didShow second")
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)

      let other = try OpenViewer(link, in: viewer)
      try other.wait(for: "didShow second")
      #expect(try other.link() == link)
    }

    @Test("A script beside a link that has one plays from its start, not to the link's instant")
    func linkAndScript() throws {
      let scratch = try Scratch()
      let script = try scratch.write("- wait: 300ms\n- tap: [195, 400]\n", "tap.yaml")
      // The link's script sets a text size of 150 %.
      let link = "colours@0ms,script=01UoKEpNSy2yUqguSa0o0S3OrEq1UjA0NVCtBQA"

      let viewer = try OpenViewer(link, "--script", script)

      try viewer.wait(for: "didShow second")
    }

    @Test(
      "A recording is saved by whatever ends it: a restart, another demo, or closing the window",
      arguments: ["F5", "slash", "ctrl+q"])
    func recording(key: String) throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("ctrl+r")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")

      try viewer.key(key)
      if key == "slash" {
        try viewer.type("gates")
        try viewer.key("Return")
      }

      let script = try viewer.saved("yaml").path
      let replay = try Program.run(["trace", "colours", "--script", script]).text
      #expect(replay.contains("didShow second"))
      _ = try viewer.saved("png")
      if key == "ctrl+q" {
        #expect(try viewer.end() == 0)
        let said = viewer.complaints()
        #expect(said.contains { $0.hasPrefix("sluice: Saved ") && $0.hasSuffix(".yaml") })
      }
    }
  }
}
