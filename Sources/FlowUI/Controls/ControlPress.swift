internal import FlowCore

/// Follows one press on a control: it is pressed as long as the pointer stays on it.
final class ControlPress: PointerResponder {
  private let control: Control
  private let frame: Rect
  private let clock: FlowClock
  private var longPress = LongPressRecognizer()
  /// Whether the pointer is on it.
  private var isOn = false

  /// A finger that leaves a control by less than this still means it, in points; by eye.
  private static let tolerance = 12.0

  init(_ control: Control, frame: Rect, clock: FlowClock) {
    self.control = control
    self.frame = frame
    self.clock = clock
  }

  deinit { if isOn { control.show(isPressed: false, on: clock) } }

  var holdDeadline: Instant? { control.onLongPress == nil ? nil : longPress.deadline }

  func respond(to event: PointerEvent) -> GestureResponse {
    let place = Point(x: event.fromLeading, y: event.location.y)
    switch event.phase {
    case .down:
      guard frame.contains(place) else { return .ignored }
      turn(true)
      _ = longPress.take(event)
      return .pending
    case .move:
      turn(frame.inset(by: -Self.tolerance).contains(place))
      return hold(event)
    case .up:
      let wasOn = isOn
      turn(false)
      guard wasOn else { return .ignored }
      control.onActivate?()
      return .claimed
    case .cancelled:
      turn(false)
      return .ignored
    }
  }

  /// A press that lies still for long enough may mean something of its own.
  private func hold(_ event: PointerEvent) -> GestureResponse {
    guard let onLongPress = control.onLongPress,
      longPress.take(event).gesture?.phase == .began
    else { return .pending }
    turn(false)
    onLongPress()
    return .claimed
  }

  private func turn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    control.show(isPressed: isOn, on: clock)
  }
}
