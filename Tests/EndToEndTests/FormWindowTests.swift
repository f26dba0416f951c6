import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  @Suite struct FormWindowTests {
    @Test("Text typed, selected and copied in one field can be pasted into another one")
    func clipboard() throws {
      let window = try OpenWindow(arguments: ["controls"], on: try XvfbDesktop())
      try window.wait(for: "didShow gallery")

      for _ in 0..<14 { try window.desktop.xdotool("key", "Tab") }
      try window.desktop.xdotool("type", "Elm")
      try window.wait(for: "text \"m\"")
      for key in ["ctrl+a", "ctrl+c", "Tab", "ctrl+a", "ctrl+v"] {
        try window.desktop.xdotool("key", key)
      }
      try window.wait(for: "text \"Elm\"")

      let tabs = String(repeating: "- key: Tab\n", count: 14)
      let script = tabs + "- text: Elm\n- key: Tab\n- key: Ctrl+A\n- text: Elm\n- wait: 2s"
      let expected = try Program.picture(["controls"], after: script)
      #expect(try window.picture(expecting: expected) == expected)
    }

    @Test("Holding Backspace deletes one character after another")
    func keyRepeat() throws {
      let window = try OpenWindow(arguments: ["controls"], on: try XvfbDesktop())
      try window.wait(for: "didShow gallery")

      for _ in 0..<14 { try window.desktop.xdotool("key", "Tab") }
      try window.desktop.xdotool("type", "Elm")
      try window.wait(for: "text \"m\"")
      try window.desktop.xdotool("keydown", "BackSpace")
      for _ in 1...3 { try window.wait(for: "key Backspace") }
      try window.desktop.xdotool("keyup", "BackSpace")

      let tabs = String(repeating: "- key: Tab\n", count: 14)
      let expected = try Program.picture(["controls"], after: tabs + "- wait: 2s")
      #expect(try window.picture(expecting: expected) == expected)
    }

    @Test("Shortcuts write nothing into the field that has the focus")
    func shortcuts() throws {
      let window = try OpenWindow(arguments: ["signup/email"], on: try XvfbDesktop())
      try window.wait(for: "didShow email")

      try window.desktop.xdotool("type", "a")
      try window.wait(for: "text \"a\"")
      for key in ["ctrl+period", "ctrl+comma", "ctrl+plus", "alt+1"] {
        try window.desktop.xdotool("key", key)
      }
      try window.desktop.xdotool("type", "b")

      let lines = try window.wait(for: "text \"b\"")
      #expect(!lines.dropLast().contains { $0.contains(" text ") })
    }

    @Test("Text input is enabled only while a field has the focus")
    func textInput() throws {
      let window = try OpenWindow(arguments: ["controls"], on: try XvfbDesktop())
      try window.wait(for: "didShow gallery")

      try window.desktop.xdotool("type", "x")
      #expect(try !window.wait(for: "key X").contains { $0.contains(" text ") })
      for _ in 0..<13 { try window.desktop.xdotool("key", "Tab") }
      try window.desktop.xdotool("type", "y")
      try window.wait(for: "text \"y\"")
      for _ in 0..<5 { try window.desktop.xdotool("key", "Tab") }
      try window.desktop.xdotool("type", "z")

      #expect(try !window.wait(for: "key Z").contains { $0.contains(" text ") })
    }
  }
}
