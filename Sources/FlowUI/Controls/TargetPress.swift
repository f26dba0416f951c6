internal import FlowCore

/// Forwards a press on a hit region to the responder of its target.
///
/// The press is cancelled if, at the moment when it would trigger an action, its target no longer
/// takes input.
final class TargetPress: PointerResponder {
  private let region: HitRegion
  private let responder: any PointerResponder
  private let context: LayoutContext

  init(_ region: HitRegion, responder: any PointerResponder, _ context: LayoutContext) {
    self.region = region
    self.responder = responder
    self.context = context
  }

  var catchesArrivingPages: Bool { responder.catchesArrivingPages }

  var pressDeadline: Instant? { responder.pressDeadline }

  func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down {
      guard region.visible.contains(event.locationOnPage), !region.isGliding else {
        return .ignored
      }
    } else if isDecisive(event), !context.services.takesInput(region.target) {
      return responder.respond(to: event.withPhase(.cancelled, at: event.instant))
    }
    return responder.respond(to: event)
  }

  /// Releases and long presses trigger actions.
  private func isDecisive(_ event: PointerEvent) -> Bool {
    event.phase == .up || pressDeadline.map { $0 <= event.instant } ?? false
  }
}
