import FlowCore
import FlowUI
import Foundation
import SluiceViewer
import Testing

extension ViewerHarness {
  /// Creates a viewer with checkout's second page on a stage that is 700 points wide, so that every
  /// percent is a whole number of points.
  ///
  /// - Parameter height: The window's height in points.
  static func delivery(height: Double = 860) throws -> ViewerHarness {
    let harness = try ViewerHarness("checkout", size: Size(width: 1240, height: height))
    try harness.click(.freeSize)
    harness.click(try harness.stage(0.5, 0.942))
    harness.wait(2000)
    return harness
  }

  /// Drags the top page by a distance in points with the mouse, and waits for 500 ms without
  /// releasing the button.
  func drag(by distance: Double) throws {
    let start = try stage(0, 0.5)
    mouse(.down, start)
    wait(16)
    mouse(.move, Point(x: start.x + distance, y: start.y))
    wait(500)
  }

  /// Drops a script on the window, which plays it.
  func play(_ yaml: String) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(yaml.utf8).write(to: path)
    app.drop(path.path)
  }

  /// The link to the instant that is shown, as copied by Ctrl+L.
  func link() throws -> String {
    var copied: String?
    app.session.onCopy = { copied = $0 }
    defer { app.session.onCopy = nil }
    try key("Ctrl+L")
    return try #require(copied)
  }
}
