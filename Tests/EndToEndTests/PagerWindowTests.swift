import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of the onboarding tour in a real window.
  @Suite struct PagerWindowTests {
    private func open(_ arguments: String...) throws -> OpenWindow {
      let window = try OpenWindow(arguments: ["onboarding"] + arguments, on: try XvfbDesktop())
      try window.wait(for: "didShow onboarding")
      return window
    }

    private func headless(_ script: String) throws -> RGBImage {
      try Program.picture(["onboarding", "--reduce-motion"], after: script)
    }

    private func drag(_ window: OpenWindow, from start: Int, to end: Int) throws {
      try window.mouse(start, 400)
      try window.desktop.xdotool("mousedown", "1")
      for step in 1...8 { try window.mouse(start + (end - start) * step / 8, 400) }
      try window.wait(for: "move mouse \(end).000 400.000")
      try window.desktop.xdotool("mouseup", "1")
    }

    @Test("Without input the pages advance by themselves, each after its time")
    func time() throws {
      let window = try open("--time-per-page", "300ms")

      let lines = try window.wait(for: "page page-3 time")

      let instants = lines.compactMap { line -> Double? in
        line.contains(" page ") ? Double(line.prefix { $0 != " " }) : nil
      }
      #expect(instants == [300, 600])
    }

    @Test(
      "S1-26 A mouse drag changes the page; on the first page, a drag from the edge goes back"
    )
    func drags() throws {
      let window = try open("--reduce-motion")

      try drag(window, from: 300, to: 60)
      try window.wait(for: "page page-2 swipe")
      try drag(window, from: 5, to: 320)
      try window.wait(for: "page page-1 swipe")
      // Waits until the page has settled, since a press would grab a moving page.
      let settled = try headless("")
      #expect(try window.picture(expecting: settled) == settled)
      try drag(window, from: 5, to: 320)

      try window.wait(for: "didShow welcome")
    }

    @Test("Keys, the wheel and capsules select pages, and the window shows the headless picture")
    func keys() throws {
      let window = try open("--reduce-motion")

      try window.desktop.xdotool("key", "Right")
      try window.wait(for: "page page-2 key")
      try window.mouse(350, 754)
      try window.desktop.xdotool("click", "1")
      try window.wait(for: "page page-4 tap")
      try window.mouse(195, 300)
      try window.desktop.xdotool("click", "4")
      try window.wait(for: "page page-3 wheel")

      let expected = try headless("- key: End\n- key: Left\n- wait: 2s\n- move: [195, 300]")
      #expect(try window.picture(expecting: expected) == expected)
    }
  }
}
