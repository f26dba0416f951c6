internal import FlowCore
internal import FlowUI

/// A press on the stage that picks the element under it, and does not reach the flow.
final class StagePickPress: PointerResponder {
  private let pick: (Point?, Bool) -> Void
  private let geometry: StageGeometry

  var catchesArrivingPages: Bool { true }

  init(_ pick: @escaping (Point?, Bool) -> Void, _ geometry: StageGeometry) {
    (self.pick, self.geometry) = (pick, geometry)
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down, .move: pick(geometry.stagePoint(at: event.location), false)
    case .up: pick(geometry.stagePoint(at: event.location), true)
    case .cancelled: pick(nil, false)
    }
    return .claimed
  }
}
