import Foundation
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of the viewer with the desktop's file dialog and file manager.
  @Suite struct DesktopWindowTests {
    @Test("Ctrl+O opens the script that is chosen in the desktop's dialog")
    func open() throws {
      let script = try Scratch()
      let path = script.url.appendingPathComponent("a tap.yaml")
      try Data("- tap: [195, 400]\n- wait: 1s\n".utf8).write(to: path)
      let desktop = try FileServices("0, ['\(path.absoluteString)']")
      let viewer = try OpenViewer("colours", bus: desktop.address)
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+o")

      try viewer.wait(for: "didShow second")
    }

    @Test("What was saved is shown by the desktop's file manager")
    func show() throws {
      let desktop = try FileServices("1, []")
      let viewer = try OpenViewer("colours", bus: desktop.address)
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+s")
      let file = try viewer.saved("png")
      try viewer.key("ctrl+shift+p")
      try viewer.type("show in folder")
      try viewer.key("Return")

      #expect(desktop.shown() == file.absoluteString)
    }

    @Test("Without a dialog, Ctrl+O asks for a path or a link")
    func path() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")

      try viewer.key("ctrl+o")
      try viewer.type("gates@0s")
      try viewer.key("Return")

      #expect(try viewer.link().hasPrefix("gates@"))
    }
  }
}
