internal import FlowCore
internal import FlowSDL
internal import FlowUI
internal import Foundation

/// What a mouse does in the viewer's window beyond pressing with its first button: it moves and
/// zooms the stage, and opens menus.
@MainActor
final class WindowMouse {
  private let screen: ViewerScreen
  private var model: ViewerModel { screen.model }
  /// `nil` while the key is not held.
  private var space: Space?
  private var drag: Drag?

  private enum Space {
    case isDown
    case hasMovedStage
  }

  private struct Drag {
    let button: WindowInput.Button
    let start: Point
    var last: Point
    var hasMoved = false
  }

  /// In points: beyond this distance, a middle press moves the stage rather than clicks.
  private static let slop = 6.0
  /// Per wheel step with Ctrl; by eye.
  private static let zoomStep = 1.2
  /// Per wheel step, in points: as in a scroll area.
  private static let wheelStep = 50.0

  init(_ screen: ViewerScreen) { self.screen = screen }

  /// Returns true if nothing else should handle the input.
  func handle(_ input: WindowInput) -> Bool {
    switch input {
    case .wheel(let right, let down, let point, let held):
      return scroll(Vector(dx: right, dy: down), at: point, held)
    case .button(.secondary, let isDown, let point):
      return isDown && screen.openMenu(at: point)
    case .button(let button, isDown: true, location: let point):
      return begin(button, at: point)
    case .button(let button, isDown: false, location: _):
      return end(button)
    case .move(let point):
      return move(to: point)
    case .key(let key):
      return press(key)
    case .keyReleased(let name):
      return name == "Space" && releaseSpace()
    case .lost:
      (space, drag) = (nil, nil)
      return false
    }
  }

  // MARK: The wheel

  /// Ctrl zooms; a stage that is larger than its room moves with Shift, or if the mouse is beside
  /// it.
  private func scroll(_ steps: Vector, at point: Point, _ held: Set<KeyPress.Modifier>) -> Bool {
    guard let geometry = room(at: point) else { return false }
    if held.contains(.ctrl) {
      // A horizontal scroll must not turn "zoom to fit" into a fixed scale.
      guard steps.dy != 0 else { return true }
      let middle = Point(x: geometry.room.midX, y: geometry.room.midY)
      model.viewport.zoom(
        by: pow(Self.zoomStep, -steps.dy),
        around: Vector(dx: point.x - middle.x, dy: point.y - middle.y), on: geometry)
      return true
    }
    let isOnPage = geometry.frame.contains(point)
    guard geometry.slack != .zero, !isOnPage || held.contains(.shift) else { return false }
    // A vertical wheel moves the stage horizontally with Shift beside the stage, or if the stage is
    // too wide for its room but not too high.
    let turns = geometry.slack.dy == 0 || !isOnPage && held.contains(.shift)
    let turned = turns && steps.dx == 0 ? Vector(dx: steps.dy, dy: 0) : steps
    model.viewport.pan(by: Vector(dx: -turned.dx * Self.wheelStep, dy: -turned.dy * Self.wheelStep))
    return true
  }

  /// `nil` while something covers the window.
  private func room(at point: Point) -> StageGeometry? {
    screen.overlays?.isOpen ?? false ? nil : model.stage(at: point)?.geometry
  }

  // MARK: Dragging

  private func begin(_ button: WindowInput.Button, at point: Point) -> Bool {
    guard drag == nil, button == .middle || space != nil, room(at: point) != nil else {
      return false
    }
    drag = Drag(button: button, start: point, last: point)
    if button == .primary { space = .hasMovedStage }
    return true
  }

  private func move(to point: Point) -> Bool {
    guard var drag else { return false }
    if drag.hasMoved || drag.button == .primary || drag.start.distance(to: point) > Self.slop {
      model.viewport.pan(by: Vector(dx: point.x - drag.last.x, dy: point.y - drag.last.y))
      (drag.last, drag.hasMoved) = (point, true)
    }
    self.drag = drag
    return true
  }

  /// Returns false for a middle button that has not moved the stage, which counts as a click.
  private func end(_ button: WindowInput.Button) -> Bool {
    guard let drag, drag.button == button else { return false }
    self.drag = nil
    return drag.hasMoved || button == .primary
  }

  // MARK: Space

  /// Only the release of Space pauses or resumes, unless the key was held to move the stage.
  private func press(_ key: KeyPress) -> Bool {
    guard key == KeyPress("Space"), screen.isStageFree, !(screen.overlays?.isOpen ?? false) else {
      return false
    }
    if space == nil { space = .isDown }
    return true
  }

  private func releaseSpace() -> Bool {
    guard let space else { return false }
    self.space = nil
    if space == .isDown { screen.commands.perform(.pause) }
    return true
  }
}
