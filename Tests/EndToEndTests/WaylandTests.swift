import Foundation
import ImageFiles
import Testing

extension EndToEndTests {
  @Suite struct WaylandTests {
    private func headless(_ script: String, scale: Int) throws -> RGBImage {
      try Program.picture(["colours", "--scale", "\(scale)"], after: script)
    }

    /// Whether two pictures are equal except within a square of 32 points, which contains the mouse
    /// cursor that Weston draws.
    private func isSame(_ picture: RGBImage, as expected: RGBImage, scale: Int) -> Bool {
      guard picture.width == expected.width, picture.height == expected.height else { return false }
      let differences = picture.bytes.indices.filter { picture.bytes[$0] != expected.bytes[$0] }
      let (columns, rows) = (
        differences.map { $0 / 3 % picture.width }, differences.map { $0 / 3 / picture.width }
      )
      return [columns, rows].allSatisfy { numbers in
        (numbers.max() ?? 0) - (numbers.min() ?? 0) < 32 * scale
      }
    }

    private func wait(for expected: RGBImage, _ window: OpenWindow, scale: Int) throws {
      try window.desktop.wait(for: "the headless picture") {
        try isSame(window.picture(), as: expected, scale: scale) ? () : nil
      }
    }

    @Test(
      "On Wayland the window shows the headless pictures at each scale and takes input",
      arguments: [1, 2])
    func samePixels(scale: Int) throws {
      let weston = try Weston(on: try XvfbDesktop(), scale: scale)
      let window = try OpenWindow(arguments: ["colours"], on: weston.desktop, through: weston)
      try window.wait(for: "didShow home")
      let home = try headless("", scale: scale)
      try wait(for: home, window, scale: scale)

      try window.mouse(195 * scale, 400 * scale)
      try window.desktop.xdotool("click", "1")
      try window.wait(for: "didShow second")
      try window.desktop.xdotool("key", "Escape")
      try window.wait(for: "didShow home")
      try wait(for: home, window, scale: scale)

      try window.desktop.xdotool("key", "ctrl+q")
      #expect(try window.end() == 0)
      #expect(window.complaints().isEmpty)
    }
  }
}
