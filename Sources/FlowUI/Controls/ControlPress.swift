internal import FlowCore

/// Tracks one press on a control, which is shown as pressed while the pointer stays on it.
final class ControlPress: PointerResponder {
  private let control: Control
  private let frame: Rect
  private let clock: FlowClock
  private var longPress = LongPressRecognizer()
  /// A press that has triggered the long press no longer counts as a tap.
  private var isLongPress = false
  /// Whether the control was activated when it was pressed; it is not activated again at release.
  private var hasActivated = false

  /// The distance outside the control within which a pointer still presses it; by eye.
  private static let tolerance = 12.0

  init(_ control: Control, frame: Rect, clock: FlowClock) {
    self.control = control
    self.frame = frame
    self.clock = clock
  }

  var pressDeadline: Instant? {
    control.onLongPress == nil || !control.isEnabled ? nil : longPress.deadline
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    let isOn = frame.inset(by: -Self.tolerance).contains(event.locationOnPage)
    switch event.phase {
    case .down where control.activatesAtPress && event.device == .mouse:
      hasActivated = true
      control.activate()
      return .claimed
    case .down:
      control.setPressed(true, on: clock)
      _ = longPress.handle(event)
      return .pending
    case .move:
      control.setPressed(isOn && !isLongPress, on: clock)
      return recognizeLongPress(event)
    case .up:
      control.setPressed(false, on: clock)
      guard isOn, !isLongPress, !hasActivated else { return .ignored }
      control.activate()
      return .claimed
    case .cancelled:
      control.setPressed(false, on: clock)
      return .ignored
    }
  }

  private func recognizeLongPress(_ event: PointerEvent) -> GestureResponse {
    let isLong = longPress.handle(event).gesture?.phase == .began
    guard isLong, control.isEnabled, let onLongPress = control.onLongPress else { return .pending }
    isLongPress = true
    control.setPressed(false, on: clock)
    onLongPress()
    return .claimed
  }
}
