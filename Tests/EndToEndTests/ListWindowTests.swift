import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of the catalogue's rows in a real window.
  @Suite struct ListWindowTests {
    private func headless(_ script: String, _ arguments: String...) throws -> RGBImage {
      try Program.picture(arguments, after: script)
    }

    private func open(_ arguments: String...) throws -> OpenWindow {
      let window = try OpenWindow(arguments: arguments, on: try XvfbDesktop())
      try window.wait(for: "didShow catalogue")
      return window
    }

    @Test("The row under the mouse is highlighted until the mouse leaves the window")
    func hover() throws {
      let window = try open()
      try window.mouse(195, 200)
      try window.wait(for: "move mouse 195.000 200.000")

      let (hovered, settled) = (try headless("- move: [195, 200]"), try headless(""))
      #expect(hovered != settled)
      #expect(try window.picture(expecting: hovered) == hovered)
      try window.desktop.xdotool("mousemove", "1399", "1899")
      try window.wait(for: "move mouse -1.000 -1.000")

      #expect(try window.picture(expecting: settled) == settled)
    }

    @Test("The wheel scrolls a catalogue that is higher than the window")
    func wheel() throws {
      let window = try open("--size", "390x300")
      try window.mouse(195, 200)
      try window.wait(for: "move mouse 195.000 200.000")

      try window.desktop.xdotool("click", "--repeat", "3", "--delay", "10", "5")
      try window.wait(for: "wheel mouse 0.000 1.000")

      let script = "- move: [195, 200]\n- wheel: [0, 3]\n- wait: 2s"
      let scrolled = try headless(script, "--size", "390x300")
      #expect(try scrolled != headless("- move: [195, 200]", "--size", "390x300"))
      #expect(try window.picture(expecting: scrolled) == scrolled)
    }

    @Test("Keys select and open a demo, and Escape goes back to its row")
    func keys() throws {
      let window = try open()

      try window.desktop.xdotool("key", "Tab")
      try window.desktop.xdotool("key", "Down")
      try window.desktop.xdotool("key", "Return")
      try window.wait(for: "didShow demo-colours")
      try window.desktop.xdotool("key", "Escape")
      try window.wait(for: "didShow catalogue")

      let focused = try headless("- key: Tab\n- key: Down")
      #expect(try focused != headless(""))
      #expect(try window.picture(expecting: focused) == focused)
    }
  }
}
