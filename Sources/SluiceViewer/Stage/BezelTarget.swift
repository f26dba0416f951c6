internal import FlowCore
internal import FlowUI

/// Lets a drag begin on the device's bezel or on the `EdgeHint`, as if at the stage's edge.
///
/// On a phone, a finger does not feel the bezel either. A press that does not move is ignored
/// rather than passed on as a tap at the edge.
final class BezelTarget: SessionTarget {
  /// Where a press begins, which decides to which point of the stage it is moved.
  enum Origin {
    /// To the stage's nearest point.
    case bezel
    /// To the nearer of the left and right edges, even if the hint lies over the stage.
    case hint
  }

  private unowned let stage: StageTarget
  fileprivate let origin: Origin
  /// While true, the layout must include this target even without the hint, or the press would be
  /// cancelled.
  fileprivate(set) var isPressed = false

  init(_ stage: StageTarget, _ origin: Origin) {
    self.stage = stage
    self.origin = origin
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    stage.geometry.flatMap { geometry in
      stage.pressResponder(in: frame, context).map { BezelPress($0, geometry, of: self) }
    }
  }
}

/// Passes a press on to the stage once it moves.
private final class BezelPress: PointerResponder {
  private let press: any PointerResponder
  private let geometry: StageGeometry
  private let target: BezelTarget
  private var down: PointerEvent?
  /// Added to the pointer's location before an event is passed on to the stage.
  private var shift = Vector.zero
  private var isPassedOn = false

  /// In points of the window; by eye.
  private static let slop = 3.0

  var catchesArrivingPages: Bool { true }

  init(_ press: any PointerResponder, _ geometry: StageGeometry, of target: BezelTarget) {
    self.press = press
    self.geometry = geometry
    self.target = target
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    target.isPressed = [.down, .move].contains(event.phase)
    switch event.phase {
    case .down: (down, shift) = (event, geometry.shift(of: event.location, from: target.origin))
    case .move:
      guard let down else { break }
      if !isPassedOn, event.location.distance(to: down.location) >= Self.slop {
        isPassedOn = true
        _ = press.respond(to: down.moved(by: shift))
      }
      if isPassedOn { _ = press.respond(to: event.moved(by: shift)) }
    case .up, .cancelled:
      if isPassedOn { _ = press.respond(to: event.moved(by: shift)) }
    }
    return .claimed
  }
}

extension PointerEvent {
  fileprivate func moved(by vector: Vector) -> PointerEvent {
    let location = Point(x: location.x + vector.dx, y: location.y + vector.dy)
    return PointerEvent(
      phase, device: device, location: location, instant: instant, stageSize: stageSize,
      modifiers: modifiers, direction: direction, edges: edges)
  }
}

extension StageGeometry {
  fileprivate func shift(of point: Point, from origin: BezelTarget.Origin) -> Vector {
    let (left, right) = (frame.minX, frame.maxX - 1)
    let x =
      switch origin {
      case .bezel: min(max(point.x, left), right)
      case .hint: point.x < frame.midX ? left : right
      }
    return Vector(dx: x - point.x, dy: min(max(point.y, frame.minY), frame.maxY - 1) - point.y)
  }
}
