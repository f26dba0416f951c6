internal import FlowCore

/// Tracks one press on a slider.
///
/// A mouse press beside the knob immediately moves the knob to the pointer. A finger moves the knob
/// only once it drags, so that a scroll can still begin on the slider.
final class SliderPress: PointerResponder {
  private let state: SliderState
  private let frame: Rect
  private let clock: FlowClock
  private let knob: Double
  private var pan = PanRecognizer(towards: .horizontal)
  /// For a finger, the knob's position at touch down, 0…1; for a mouse, the offset of the press
  /// from the knob's centre, as a fraction of the track.
  private var start = 0.0

  init(_ state: SliderState, frame: Rect, _ context: LayoutContext) {
    self.state = state
    self.frame = frame
    clock = context.clock
    knob = context.metrics.knob
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.device {
    case .mouse: followMouse(event)
    case .touch: followFinger(event)
    }
  }

  private func followMouse(_ event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down:
      let pressed = fraction(at: event)
      let isOnKnob = (pressed - state.fraction).magnitude * track <= knob / 2
      start = isOnKnob ? pressed - state.fraction : 0
      show(true)
      if !isOnKnob { state.choose(fraction: pressed) }
    case .move:
      // The slider may have been disabled during the press.
      if event.location.isFinite, state.isEnabled {
        state.choose(fraction: fraction(at: event) - start)
      }
    case .up, .cancelled:
      show(false)
    }
    return .claimed
  }

  private func followFinger(_ event: PointerEvent) -> GestureResponse {
    if event.phase == .down { start = state.fraction }
    let recognition = pan.handle(event)
    guard let gesture = recognition.gesture else { return recognition.response }
    if track > 0, state.isEnabled { state.choose(fraction: start + gesture.translation.dx / track) }
    switch gesture.phase {
    case .began: show(true)
    case .moved: break
    case .ended, .cancelled: show(false)
    }
    return .claimed
  }

  /// The distance that the knob's centre can move, in points.
  private var track: Double { max(0, frame.size.width - knob) }

  private func fraction(at event: PointerEvent) -> Double {
    track > 0 ? (event.locationOnPage.x - frame.minX - knob / 2) / track : 0
  }

  private func show(_ isPressed: Bool) { state.control.setPressed(isPressed, on: clock) }
}
