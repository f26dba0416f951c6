import Foundation
import ImageFiles
import TestPrograms
import Testing

extension EndToEndTests {
  /// Tests of a zoomed stage, a context menu, the selection and the clipboard, saving a film, and
  /// the window's scale, in the real window.
  @Suite struct ViewerMovingTests {
    /// A point in the middle of the stage, and one beside the page, in a window of the default
    /// size.
    private static let (middle, beside) = ((x: 610, y: 300), (x: 270, y: 300))

    /// Opens a viewer, and zooms in until the stage is larger than the area for it.
    private func zoomed() throws -> (viewer: OpenViewer, picture: RGBImage) {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      let before = try viewer.waitForPicture(of: "a stage") { !$0.isOfOneColour }
      try viewer.key("ctrl+plus", times: 3)
      return (viewer, try settled(viewer, after: before))
    }

    /// Waits until the stage differs from `before` and is the same in two pictures in a row.
    private func settled(_ viewer: OpenViewer, after before: RGBImage) throws -> RGBImage {
      var last = before.stage
      return try viewer.waitForPicture(of: "another picture, twice") { picture in
        defer { last = picture.stage }
        return picture.stage != before.stage && picture.stage == last
      }
    }

    @Test(
      "The wheel with Shift, or beside the page, moves a zoomed stage, and does not reach the flow"
    )
    func wheel() throws {
      let (viewer, before) = try zoomed()

      try viewer.mouse(Self.middle.x, Self.middle.y)
      try viewer.desktop.xdotool("keydown", "shift", "click", "5", "keyup", "shift")
      _ = try settled(viewer, after: before)
      try viewer.mouse(Self.beside.x, Self.beside.y)
      try viewer.desktop.xdotool("click", "4")
      try viewer.waitForPicture(of: "the stage as before") { $0.stage == before.stage }

      try viewer.click(Self.middle.x, Self.middle.y)
      let lines = try viewer.wait(for: "didShow second")
      #expect(!lines.contains { $0.contains("wheel") })
    }

    @Test("The middle button and held Space drag a zoomed stage; Space alone pauses")
    func drags() throws {
      let (viewer, before) = try zoomed()
      let (x, y) = Self.middle

      try viewer.mouse(x, y)
      try viewer.desktop.xdotool("mousedown", "2")
      try viewer.mouse(x, y + 20)
      try viewer.mouse(x, y + 60)
      try viewer.desktop.xdotool("mouseup", "2")
      let moved = try settled(viewer, after: before)
      try viewer.desktop.xdotool("keydown", "space")
      try viewer.mouse(x, y + 60)
      try viewer.desktop.xdotool("mousedown", "1")
      try viewer.mouse(x, y + 20)
      try viewer.mouse(x, y)
      try viewer.desktop.xdotool("mouseup", "1")
      try viewer.desktop.xdotool("keyup", "space")
      try viewer.mouse(Self.beside.x, Self.beside.y)
      let back = try settled(viewer, after: moved)
      #expect(
        back.cropped(x: 300, y: 140, width: 620, height: 500)
          == before.cropped(x: 300, y: 140, width: 620, height: 500))

      // The sign in the corner shows that the stage is paused.
      try viewer.key("space")
      let paused = try settled(viewer, after: back)
      #expect(paused[258, 67] != back[258, 67])
      try viewer.key("space")
      #expect(try settled(viewer, after: paused)[258, 67] == back[258, 67])
    }

    @Test("Ctrl and the wheel zoom however fast the wheel turns, and Ctrl+W closes the window")
    func zoom() throws {
      let (viewer, before) = try zoomed()

      try viewer.mouse(Self.middle.x, Self.middle.y)
      for wheel in ["4", "5"] {
        // The key is up again before the window has taken in all steps of the wheel.
        try viewer.desktop.xdotool(
          "keydown", "ctrl", "click", "--repeat", "8", "--delay", "2", wheel, "keyup", "ctrl")
        if wheel == "4" { _ = try settled(viewer, after: before) }
      }

      try viewer.click(Self.middle.x, Self.middle.y)
      #expect(try !viewer.wait(for: "didShow second").contains { $0.contains("wheel") })
      try viewer.key("ctrl+w")
      #expect(try viewer.end() == 0)
    }

    @Test("The menu of the secondary mouse button on a demo opens the demo")
    func menu() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")

      try viewer.mouse(100, 140)
      try viewer.desktop.xdotool("click", "3")
      try viewer.key("Return")

      try viewer.wait(for: "didShow launch")
    }

    @Test("Selected text is the primary selection, and the middle button inserts it in a field")
    func selection() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.key("slash")
      try viewer.type("checkout")
      try viewer.key("ctrl+a")
      let selected = try viewer.desktop.wait(for: "the primary selection") {
        let text = try viewer.desktop.run("xclip", "-out", "-selection", "primary").text
        return text.isEmpty ? nil : text
      }
      #expect(selected == "checkout")

      try viewer.key("BackSpace")
      try viewer.mouse(120, 48)
      try viewer.desktop.xdotool("click", "2")
      try viewer.key("Return")

      try viewer.wait(for: "didShow basket")
    }

    @Test("A copied picture is on the clipboard as a PNG, until something else is copied")
    func picture() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")

      try viewer.key("alt+c")
      let targets = ["xclip", "-out", "-selection", "clipboard", "-target"]
      try viewer.desktop.wait(for: "a picture on the clipboard") {
        try viewer.desktop.run(targets + ["TARGETS"]).text.contains("image/png") ? () : nil
      }
      let bytes = try viewer.desktop.run(targets + ["image/png"]).output

      let picture = try PNG.decode(bytes)
      #expect((picture.width, picture.height) == (780, 1688))
      #expect(try viewer.link().hasPrefix("colours@"))
    }

    @Test("The dialog for films saves a film, with the keyboard alone")
    func film() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")

      try viewer.key("ctrl+shift+s")
      try viewer.key("Return")

      let film = try viewer.saved("webp")
      #expect(try Data(contentsOf: film).prefix(4) == Data("RIFF".utf8))
    }

    @Test(
      "The window has the scale of Xft.dpi, or the chosen one",
      arguments: [(nil, 1200, 900), ("100", 800, 600), ("125", 1000, 750)])
    func scale(chosen: String?, width: Int, height: Int) throws {
      let choice = chosen.map { "\"window-scale\": \"\($0)\", " } ?? ""
      let viewer = try OpenViewer(
        "colours", settings: "{\(choice)\"window-width\": 800, \"window-height\": 600}",
        resources: "Xft.dpi: 144\n")
      try viewer.wait(for: "didShow home")

      try viewer.wait(forWidth: width, height: height)
      try viewer.key("ctrl+q")
      #expect(try viewer.end() == 0)
      let settings = try String(
        contentsOfFile: viewer.home.path("config/sluice/settings.json"), encoding: .utf8)
      #expect(settings.contains("\"window-width\" : 800"))
    }
  }
}

extension RGBImage {
  /// The area for the stage, in a window of the default size.
  fileprivate var stage: RGBImage { cropped(x: 244, y: 52, width: 730, height: 620) }
}
