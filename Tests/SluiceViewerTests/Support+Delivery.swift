import FlowCore
import FlowUI
import Foundation
import SluiceViewer
import Testing

extension ViewerHarness {
  /// The second page of the checkout, on a stage that is 700 points wide, so that every percent is
  /// a whole number of points.
  static func delivery(height: Double = 860) throws -> ViewerHarness {
    let harness = try ViewerHarness("checkout", size: Size(width: 1240, height: height))
    try harness.click(.freeSize)
    harness.click(try harness.stage(0.5, 0.942))
    harness.wait(2000)
    return harness
  }

  /// Drags to the right from the stage's left edge, then waits for 500 ms without releasing the
  /// button.
  func drag(by distance: Double) throws {
    let start = try stage(0, 0.5)
    mouse(.down, start)
    wait(16)
    mouse(.move, Point(x: start.x + distance, y: start.y))
    wait(500)
  }

  /// Drops a script on the window.
  func play(_ yaml: String) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(yaml.utf8).write(to: path)
    app.drop(path.path)
  }

  /// The rows of the menu of time lines.
  func timeLines() throws -> [AccessibilityNode] {
    try key("Ctrl+Shift+B")
    wait(300)
    let rows = tree.all.filter { $0.role == .menuItem && $0.name.contains(" s · ") }
    try key("Escape")
    wait(300)
    return rows
  }

  func link() throws -> String {
    var copied: String?
    app.session.onCopy = { copied = $0 }
    defer { app.session.onCopy = nil }
    try key("Ctrl+L")
    return try #require(copied)
  }
}
