import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests that the real window shows the pixels that `render` draws; other tests check what it
  /// draws.
  @Suite struct ViewerShownTests {
    private func drawn(_ width: Int, _ height: Int, after script: String = "") throws -> RGBImage {
      try Program.picture(["colours", "--viewer", "\(width)x\(height)"], after: script)
    }

    /// The part of the inspector's State pane below the curve, in a window of 1280x1500.
    ///
    /// The curve is left out because it depends on each movement of the mouse.
    private func statePane(_ picture: RGBImage) -> RGBImage {
      picture.cropped(x: 982, y: 320, width: 298, height: 1180)
    }

    @Test(
      "While idle and during a drag, the window shows the flow's state as it is drawn in memory")
    func state() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      try viewer.desktop.resize(viewer.identifier, to: 1280, 1500)
      let tap = "- wait: 500ms\n- tap: [610, 400]\n- wait: 2s\n"
      let settled = statePane(try drawn(1280, 1500, after: tap))

      try viewer.click(610, 400)
      try viewer.wait(for: "didShow second")
      try viewer.waitForPicture(of: "the settled state") { statePane($0) == settled }
      // From the edge of the stage to its middle.
      try viewer.drag(from: 425, to: 610, 700)

      let moves = "- down: [425, 700]\n- move: [500, 700]\n- move: [610, 700]\n- wait: 2s\n"
      let dragged = statePane(try drawn(1280, 1500, after: tap + moves))
      #expect(dragged != settled)
      try viewer.waitForPicture(of: "the state in a drag") { statePane($0) == dragged }
      try viewer.releaseButton()
    }

    @Test(
      "After resizes and full screen, the window shows the same as a drawing of its size in memory"
    )
    func sizes() throws {
      let viewer = try OpenViewer("colours")
      try viewer.wait(for: "didShow home")
      // Beside the window.
      try viewer.mouse(1390, 1890)

      for (width, height) in [(720, 560), (1024, 700), (1280, 860)] {
        try viewer.desktop.resize(viewer.identifier, to: width, height)
        try expect(width, height, in: viewer)
      }
      for _ in 1...2 { try viewer.key("F11") }
      try expect(1280, 860, in: viewer)
    }

    /// Compares the picture except the transport bar at the bottom, which shows the elapsed time.
    private func expect(_ width: Int, _ height: Int, in viewer: OpenViewer) throws {
      let top = { (picture: RGBImage) in
        picture.cropped(x: 0, y: 0, width: width, height: height - 200)
      }
      let expected = top(try drawn(width, height))
      try viewer.waitForPicture(of: "a whole window of \(width)x\(height)") {
        ($0.width, $0.height) == (width, height) && top($0) == expected
      }
    }
  }
}
