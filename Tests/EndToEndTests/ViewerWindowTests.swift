import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ViewerWindowTests {
    @Test("The window opens again at the size that it had when it was closed")
    func size() throws {
      let viewer = try OpenViewer("home")
      try viewer.wait(for: "didShow home")
      try viewer.desktop.resize(viewer.identifier, to: 1010, 710)
      try viewer.wait(forWidth: 1010, height: 710)
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)

      let again = try OpenViewer(in: viewer)

      try again.wait(for: "didShow home")
      #expect(try again.desktop.size(of: again.identifier) == (1010, 710))
    }

    @Test("The window has the class that the desktop entry names, and an icon")
    func identity() throws {
      let viewer = try OpenViewer("home")
      try viewer.wait(for: "didShow home")

      let name = try viewer.desktop.run("xprop", "-id", viewer.identifier, "WM_CLASS").text
      let file = try String(
        contentsOf: Program.root.appendingPathComponent(
          "Assets/desktop/io.github.sluice.Sluice.desktop"), encoding: .utf8)
      let entry = try #require(
        file.split(separator: "\n").first { $0.hasPrefix("StartupWMClass=") })
      #expect(name.contains("\"\(entry.dropFirst("StartupWMClass=".count))\""))
      // The icon is set after the first frame.
      try viewer.desktop.wait(for: "an icon") {
        try viewer.desktop.run("xprop", "-id", viewer.identifier, "_NET_WM_ICON").text
          .contains("Icon (64 x 64)") ? () : nil
      }
    }

    @Test(
      "FC-11 A viewer closed during a drag ends normally and opens again with the drag cancelled"
    )
    func closeInDrag() throws {
      let viewer = try OpenViewer("colours/second")
      try viewer.wait(for: "didShow second")

      try viewer.drag(from: 482, to: 610, 400)
      try viewer.wait(for: "drag home")
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
      try viewer.releaseButton()

      let again = try OpenViewer(in: viewer)
      try again.wait(for: "didCancel home")
    }

    @Test(
      "A full-screen window follows changes of the screen's size, and later restores its own size")
    func screen() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("F11")
      try viewer.wait(forWidth: 1400, height: 1900)

      // Xvfb has only one mode, so xrandr prints an error but changes the size.
      try viewer.desktop.run("xrandr", "--fb", "1000x700")
      try viewer.wait(forWidth: 1000, height: 700)
      try viewer.desktop.run("xrandr", "--fb", "1300x1000")
      try viewer.wait(forWidth: 1300, height: 1000)
      try viewer.click(650, 500)
      try viewer.wait(for: "didShow second")
      try viewer.key("F11")

      try viewer.wait(forWidth: 1280, height: 860)
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
    }
  }
}
