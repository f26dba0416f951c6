import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  @Suite struct WindowTests {
    private func headless(_ script: String, scale: Double = 1) throws -> RGBImage {
      try Program.picture(["colours", "--scale", "\(scale)"], after: script)
    }

    private func second() throws -> OpenWindow {
      let window = try OpenWindow("colours", on: try XvfbDesktop())
      try window.wait(for: "didShow home")
      try window.mouse(195, 400)
      try window.desktop.xdotool("click", "1")
      try window.wait(for: "didShow second")
      return window
    }

    private func drag(_ window: OpenWindow, to x: Int) throws {
      try window.mouse(8, 400)
      try window.desktop.xdotool("mousedown", "1")
      for step in stride(from: 50, to: x, by: 50) { try window.mouse(step, 400) }
      try window.mouse(x, 400)
    }

    @Test(
      "Idle and half-way through a drag, the window shows the headless picture, pixel for pixel"
    )
    func samePixels() throws {
      let window = try second()
      let settled = try headless("- tap: [195, 400]")
      #expect(try window.picture(expecting: settled) == settled)

      try drag(window, to: 203)
      try window.wait(for: "drag home 0.500000")

      let dragged = try headless(halfWayDragScript)
      #expect(try window.picture(expecting: dragged) == dragged)
    }

    @Test("At two pixels per point the window shows the headless picture too")
    func doubleScale() throws {
      let window = try OpenWindow("colours", "--scale", "2", on: try XvfbDesktop())
      try window.wait(for: "didShow home")

      let expected = try headless("", scale: 2)
      #expect(try window.picture(expecting: expected) == expected)
    }

    @Test("Without a demo's name the catalogue opens")
    func catalogue() throws {
      let window = try OpenWindow(on: try XvfbDesktop())
      try window.wait(for: "didShow catalogue")

      let expected = try PNG.decode(Program.run(["render", "-o", "-"]).output)
      #expect(try window.picture(expecting: expected) == expected)
    }

    @Test("S4-11 A drag released past the middle pops to Home, also outside the window")
    func finish() throws {
      let window = try second()

      try drag(window, to: 330)
      try window.mouse(520, 300)
      try window.desktop.xdotool("mouseup", "1")
      try window.wait(for: "didShow home")

      let home = try headless("")
      #expect(try window.picture(expecting: home) == home)
    }

    @Test("FC-11 Escape during a drag cancels it and restores every pixel")
    func escape() throws {
      let window = try second()
      try drag(window, to: 250)
      try window.wait(for: "drag home 0.620513")

      try window.desktop.xdotool("key", "Escape")
      try window.wait(for: "didCancel home")

      let settled = try headless("- tap: [195, 400]")
      #expect(try window.picture(expecting: settled) == settled)
    }

    @Test("FC-11 A window that loses the focus during a drag cancels the drag")
    func lostFocus() throws {
      let window = try second()
      try drag(window, to: 250)
      try window.wait(for: "drag home 0.620513")

      let other = try OpenWindow("home", on: window.desktop)
      try other.wait(for: "didShow home")

      try window.wait(for: "didCancel home")
    }

    @Test("FC-11 NF-C9 Minimising the window cancels a drag, and the first press afterwards works")
    func minimise() throws {
      let window = try second()
      try drag(window, to: 250)
      try window.wait(for: "drag home 0.620513")

      try window.desktop.minimise(window.identifier)
      try window.wait(for: "didCancel home")
      try window.desktop.xdotool("mouseup", "1")
      try window.desktop.activate(window.identifier)
      try window.wait(for: "focus window gained")
      // The focus event can precede the window's placement by the window manager.
      let settled = try headless("- tap: [195, 400]")
      #expect(try window.picture(expecting: settled) == settled)
      try drag(window, to: 330)
      try window.desktop.xdotool("mouseup", "1")

      try window.wait(for: "didShow home")
    }

    @Test("FC-11 NF-I43 A resize during a drag keeps the fraction, and the drag continues")
    func resize() throws {
      let window = try second()
      try drag(window, to: 203)
      try window.wait(for: "drag home 0.500000")

      try window.desktop.resize(window.identifier, to: 585, 1266)
      let expected = try headless(halfWayDragScript, scale: 1.5)
      #expect(try window.picture(expecting: expected) == expected)
      // 117 window pixels are 78 points here, a fifth of the stage's width.
      try window.mouse(203 + 117, 400)

      try window.wait(for: "drag home 0.700000")
    }

    @Test(
      "Escape, Alt+Left and a mouse's back button go back", arguments: ["Escape", "alt+Left", "8"])
    func back(key: String) throws {
      let window = try second()

      if key == "8" {
        try window.desktop.xdotool("click", key)
      } else {
        try window.desktop.xdotool("key", key)
      }

      try window.wait(for: "didShow home")
    }

    @Test("An idle window draws nothing and does not wake up")
    func idle() throws {
      let window = try second()
      let settled = try headless("- tap: [195, 400]")
      _ = try window.picture(expecting: settled)
      let before = try window.wakeUps()

      // Taking a picture needs some tens of milliseconds and does not involve the window's program.
      for _ in 0..<5 { _ = try window.picture() }

      #expect(try window.wakeUps() == before)
    }

    @Test("Ctrl+Q and the close button end the program with status 0", arguments: [true, false])
    func end(byKey: Bool) throws {
      let window = try second()

      if byKey { try window.desktop.xdotool("key", "ctrl+q") }

      #expect(try byKey ? window.end() == 0 : window.close() == 0)
    }
  }
}
