import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of the viewer as its users run it: the built program with a window, a mouse and keys.
  @Suite struct ViewerTests {
    @Test("The viewer opens at 1280x860, its stage takes mouse input, and its search opens a demo")
    func open() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let geometry = try viewer.desktop.xdotool("getwindowgeometry", viewer.identifier)
      #expect(geometry.contains("1280x860"))

      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      // Drags from the stage's left edge past its middle.
      try viewer.mouse(482, 400)
      try viewer.desktop.xdotool("mousedown", "1")
      for x in stride(from: 500, through: 720, by: 40) { try viewer.mouse(x, 400) }
      try viewer.desktop.xdotool("mouseup", "1")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+f")
      try viewer.desktop.xdotool("type", "gates")
      try viewer.key("Return")
      try viewer.wait(for: "didShow initial")
    }

    @Test("The link and the script of a recording reproduce the picture that was saved before it")
    func link() throws {
      let scratch = try Scratch()
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.click(610, 600)
      try viewer.wait(for: "didShow delivery")
      try viewer.key("ctrl+s")
      let picture = try viewer.saved("png")
      let name = picture.lastPathComponent
      #expect(name.hasPrefix("checkout-delivery-"))

      try viewer.key("ctrl+r")
      try viewer.key("ctrl+r")
      let recording = try viewer.saved("yaml")
      let first = try String(contentsOf: recording, encoding: .utf8).split(separator: "\n")[0]
      let words = first.split(separator: " ").map(String.init)
      let link = try #require(words.firstIndex(of: "open").map { words[$0 + 1] })
      let path = scratch.path("again.png")
      let result = try Program.run(
        ["render", link, "--script", recording.path, "--scale", "2", "-o", path])

      #expect(result.status == 0, "\(result.errors)")
      #expect(try PNG.decode(bytes(path)) == PNG.decode(bytes(picture.path)))
    }

    @Test("The viewer opens again where it was closed")
    func resume() throws {
      let viewer = try OpenViewer("checkout")
      try viewer.wait(for: "didShow basket")
      try viewer.click(610, 600)
      try viewer.wait(for: "didShow delivery")
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)

      let again = try OpenViewer(in: viewer)

      try again.wait(for: "didShow delivery")
    }

    @Test("A malformed settings file is set aside with a one-line message, and the viewer opens")
    func settings() throws {
      let viewer = try OpenViewer("home", settings: "{ broken")
      try viewer.wait(for: "didShow home")
      try viewer.key("ctrl+q")

      #expect(try viewer.end() == 0)
      let complaints = viewer.complaints()
      #expect(complaints.count == 1)
      #expect(complaints.first?.contains("settings.json.broken") == true)
    }

    @Test("In kiosk mode the stage fills the screen, and only Ctrl+Q quits")
    func kiosk() throws {
      let viewer = try OpenViewer("home", "--kiosk")
      try viewer.wait(for: "didShow home")
      let geometry = try viewer.desktop.xdotool("getwindowgeometry", viewer.identifier)
      #expect(geometry.contains("1400x1900"))
      try viewer.key("alt+F4")
      try viewer.key("Escape")
      try viewer.wait(for: "key Escape")
      try viewer.key("ctrl+q")

      #expect(try viewer.end() == 0)
    }

    private func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }
}
