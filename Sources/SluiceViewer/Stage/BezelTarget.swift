internal import FlowCore
internal import FlowUI

/// A drag that begins on the device's bezel counts as one from the stage's edge, as on a phone,
/// where a finger does not feel the bezel.
///
/// A press that does not move is ignored rather than passed on as a tap at the edge.
final class BezelTarget: SessionTarget {
  private unowned let stage: StageTarget

  init(_ stage: StageTarget) {
    self.stage = stage
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    stage.geometry.flatMap { geometry in
      stage.pressResponder(in: frame, context).map { BezelPress($0, geometry) }
    }
  }
}

/// Passes a press on to the stage once it moves.
private final class BezelPress: PointerResponder {
  private let press: any PointerResponder
  private let geometry: StageGeometry
  private var down: PointerEvent?
  private var isPassedOn = false

  /// In points of the window; by eye.
  private static let slop = 3.0

  var catchesArrivingPages: Bool { true }

  init(_ press: any PointerResponder, _ geometry: StageGeometry) {
    self.press = press
    self.geometry = geometry
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down: down = event
    case .move:
      guard let down else { break }
      if !isPassedOn, event.location.distance(to: down.location) >= Self.slop {
        isPassedOn = true
        _ = press.respond(to: down.moved(to: geometry.nearestPoint(to: down.location)))
      }
      if isPassedOn { _ = press.respond(to: event) }
    case .up, .cancelled:
      if isPassedOn { _ = press.respond(to: event) }
    }
    return .claimed
  }
}

extension PointerEvent {
  fileprivate func moved(to location: Point) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: instant, stage: stage,
      modifiers: modifiers, direction: direction, edges: edges)
  }
}

extension StageGeometry {
  fileprivate func nearestPoint(to point: Point) -> Point {
    Point(
      x: min(max(point.x, frame.minX), frame.maxX - 1),
      y: min(max(point.y, frame.minY), frame.maxY - 1))
  }
}
