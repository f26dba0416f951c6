internal import FlowCore

/// Handles a press on scrollable content: a drag scrolls it; a tap during fast momentum scrolling
/// only stops the motion.
final class ScrollPress: PointerResponder {
  private let state: ScrollState
  private let pan: PanResponder
  private var hasStoppedGlide = false

  init(_ state: ScrollState) {
    self.state = state
    pan = PanResponder { _ in
      state.directions
    } onChange: {
      state.follow($0)
    }
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down {
      hasStoppedGlide = state.isGliding
      state.stop()
    }
    let response = pan.respond(to: event)
    return hasStoppedGlide && event.phase == .up ? .claimed : response
  }
}
