internal import FlowCore

/// Passes presses upon a target on to who follows them there.
///
/// What was pressed may be gone when the press would come to something: its screen, or itself. Then
/// the press is taken away.
final class TargetPress: PointerResponder {
  private let target: HitRegion
  private let responder: any PointerResponder
  private let context: LayoutContext

  init(_ target: HitRegion, responder: any PointerResponder, _ context: LayoutContext) {
    self.target = target
    self.responder = responder
    self.context = context
  }

  var holdsArrivingPages: Bool { responder.holdsArrivingPages }

  var holdDeadline: Instant? { responder.holdDeadline }

  func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down {
      // A press on what glides by only stops it.
      guard target.visible.contains(event.locationOnPage),
        !target.windows.contains(where: \.state.isGliding)
      else { return .ignored }
    } else if isDecisive(event), !context.takesInput(target.part) {
      return responder.respond(to: event.again(.cancelled))
    }
    return responder.respond(to: event)
  }

  /// Whether the event is one that sets something off.
  private func isDecisive(_ event: PointerEvent) -> Bool {
    event.phase == .up || holdDeadline.map { $0 <= event.instant } ?? false
  }
}

extension PointerEvent {
  /// Another event at the same place and instant.
  fileprivate func again(_ phase: Phase) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: instant, stage: stage,
      direction: direction)
  }
}
