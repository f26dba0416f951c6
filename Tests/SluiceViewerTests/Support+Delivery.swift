import FlowCore
import FlowUI
import SluiceViewer
import Testing

extension ViewerHarness {
  /// A viewer with checkout's second page on a stage of 700 points, of which every percent is a
  /// whole point.
  static func delivery() throws -> ViewerHarness {
    let harness = try ViewerHarness("checkout", size: Size(width: 1240, height: 860))
    try harness.click("Free size")
    harness.click(try harness.stage(0.5, 0.942))
    harness.wait(2000)
    return harness
  }

  /// Drags the page on top so far by a mouse, and holds it still there.
  func drag(by distance: Double) throws {
    let start = try stage(0, 0.5)
    mouse(.down, start)
    wait(16)
    mouse(.move, Point(x: start.x + distance, y: start.y))
    wait(500)
  }

  /// The link to the instant that is shown, as a person copies it.
  func link() throws -> String {
    var copied: String?
    app.session.onCopy = { copied = $0 }
    defer { app.session.onCopy = nil }
    try key("Ctrl+L")
    return try #require(copied)
  }
}
