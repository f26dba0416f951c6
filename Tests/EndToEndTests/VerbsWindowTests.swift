import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of gestures in a real window, in the Verbs demo, which has each way to push, pop and
  /// present.
  @Suite struct VerbsWindowTests {
    /// The X11 button numbers of a wheel tilted left, and of the mouse's forward button.
    private static let (wheelLeft, forwardButton) = ("6", "9")

    private func drag(
      _ window: OpenWindow, from start: (Int, Int), to end: (Int, Int), until line: String
    ) throws {
      try window.mouse(start.0, start.1)
      try window.desktop.xdotool("mousedown", "1")
      for step in 1...8 {
        try window.mouse(
          start.0 + (end.0 - start.0) * step / 8, start.1 + (end.1 - start.1) * step / 8)
      }
      try window.wait(for: line)
      try window.desktop.xdotool("mouseup", "1")
    }

    private func open(_ arguments: String...) throws -> OpenWindow {
      let window = try OpenWindow(arguments: ["verbs"] + arguments, on: try XvfbDesktop())
      try window.wait(for: "didShow page-1")
      return window
    }

    @Test("FC-7 A drag from the right edge pushes, and one from the left edge pops")
    func edges() throws {
      let window = try open()

      // Starts beside the scroll bar, which lies at the very edge.
      try drag(window, from: (370, 700), to: (50, 700), until: "drag page-2 0.820513")
      try window.wait(for: "didShow page-2")
      try drag(window, from: (6, 700), to: (326, 700), until: "drag page-1 0.820513")

      try window.wait(for: "didShow page-1")
    }

    @Test("FC-10 The forward button pushes, and a wheel that is tilted left pops")
    func wheel() throws {
      let window = try open()
      try window.mouse(195, 780)
      try window.desktop.xdotool("click", Self.forwardButton)
      try window.wait(for: "didShow page-2")

      try window.desktop.xdotool("click", "--repeat", "6", "--delay", "10", Self.wheelLeft)

      try window.wait(for: "drag page-1 0.750000")
      try window.wait(for: "didShow page-1")
    }

    @Test(
      "S4-23 A click opens a sheet and a drag closes it; half-way, the window equals `sluice render`"
    )
    func sheet() throws {
      let window = try open()
      try window.mouse(152, 807)
      try window.desktop.xdotool("click", "1")
      try window.wait(for: "didShow sheet-1-page-1")

      try window.mouse(195, 40)
      try window.desktop.xdotool("mousedown", "1")
      for y in [100, 200, 300, 462] { try window.mouse(195, y) }
      try window.wait(for: "drag page-1 0.500000")

      let script = """
        - tap: [152, 807]
        - wait: 2s
        - drag: {from: [195, 40], to: [195, 462], release: false}
        """
      let expected = try Program.picture(["verbs"], after: script)
      #expect(try window.picture(expecting: expected) == expected)
      try window.mouse(195, 600)
      try window.desktop.xdotool("mouseup", "1")
      try window.wait(for: "didShow page-1")
    }

    @Test("FC-14 In a right-to-left layout, the edges swap sides")
    func rightToLeft() throws {
      let window = try open("--rtl")

      try drag(window, from: (20, 700), to: (340, 700), until: "drag page-2 0.820513")
      try window.wait(for: "didShow page-2")
      try drag(window, from: (384, 700), to: (64, 700), until: "drag page-1 0.820513")

      try window.wait(for: "didShow page-1")
    }

    @Test("FC-14 With reduced motion a push is a cross-fade")
    func reducedMotion() throws {
      let window = try open("--reduce-motion")
      try window.mouse(152, 227)

      try window.desktop.xdotool("click", "1")

      try window.wait(for: "willShow page-2 animated cross-fade")
    }
  }
}
