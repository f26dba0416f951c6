import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  /// Tests of two stages in the viewer, driven by one mouse.
  @Suite struct ViewerComparisonTests {
    private let white: [UInt8] = [255, 255, 255]

    /// Whether both stages show the same picture.
    ///
    /// Each stage has the same position in its half of the window's middle.
    private func areAlike(_ picture: RGBImage) -> Bool {
      picture.cropped(x: 302, y: 107, width: 246, height: 538)
        == picture.cropped(x: 672, y: 107, width: 246, height: 538)
    }

    @Test(
      "A drag on the left stage drives both stages, each in its own style",
      arguments: [("Cross-fade", 160, true), ("Slide", 132, false)])
    func drag(variant: String, y: Int, staysAlike: Bool) throws {
      // By default the pages of this flow fade into each other.
      let viewer = try OpenViewer("colours/second")
      try viewer.wait(for: "didShow second")
      try viewer.click(890, 22)
      try viewer.waitForPicture(of: "the menu over the device") { $0[720, 65] == white }
      try viewer.click(780, y)
      try viewer.waitForPicture(of: "two white stages") {
        $0[610, 400] != white && $0[302, 200] == white && areAlike($0)
      }

      try viewer.drag(from: 303, to: 425, 400)

      try viewer.wait(for: "drag home 0.48")
      try viewer.waitForPicture(of: "both on their way") {
        $0[302, 200] != white && $0[672, 200] != white && areAlike($0) == staysAlike
      }
    }
  }
}
