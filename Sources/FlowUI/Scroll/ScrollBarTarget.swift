internal import FlowCore

/// The input target of a scroll bar; it also shows and hides the bar.
final class ScrollBarTarget: InputTarget {
  /// The opacity of the bar, 0…1.
  let presence = AnimatedValue(0.0)
  /// Whether a mouse is dragging the thumb of the bar.
  var isDragging = false

  private unowned let state: ScrollState
  private var visibility = Visibility.hidden

  private enum Visibility {
    case hidden
    /// Visible as long as the content moves.
    case shown
    case shownUntil(Instant)
  }

  /// The durations of fading in and out, and the time for which the bar stays visible after the
  /// last movement; by eye.
  private static let fade = (in: Duration.milliseconds(80), out: Duration.milliseconds(200))
  private static let lingering = Duration.milliseconds(800)

  init(_ state: ScrollState) {
    self.state = state
  }

  /// Shows the bar; it stays visible until the delay after a call of `linger()` is over.
  func show() {
    guard let clock = state.clock else { return }
    if case .hidden = visibility { presence.run(to: 1, over: Self.fade.in, on: clock) }
    visibility = .shown
  }

  /// Shows the bar, and hides it after a delay.
  func linger() {
    guard let clock = state.clock else { return }
    show()
    visibility = .shownUntil(clock.now.advanced(by: Self.lingering))
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    ScrollBarPress(state, strip: frame)
  }
}

extension ScrollBarTarget: ClockParticipant {
  var deadline: Instant? {
    guard case .shownUntil(let end) = visibility else { return nil }
    return end
  }

  /// Waiting for the delay does not count as motion.
  var isMoving: Bool { false }

  func advance(to instant: Instant) {
    guard let deadline, deadline <= instant, let clock = state.clock else { return }
    visibility = .hidden
    presence.run(to: 0, over: Self.fade.out, on: clock)
  }
}

/// Handles one press on a scroll bar: it drags the thumb; a press beside the thumb first centres
/// the thumb on the pointer.
private final class ScrollBarPress: PointerResponder {
  private let state: ScrollState
  private let strip: Rect
  /// The distance from the top of the thumb to the press, in points.
  private var grip = 0.0

  init(_ state: ScrollState, strip: Rect) {
    self.state = state
    self.strip = strip
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    // Touches go to the content behind the bar, which only a mouse can drag.
    guard event.device == .mouse, let thumb = ScrollThumb(state, in: strip) else {
      state.bar.isDragging = false
      return .ignored
    }
    let y = event.location.y - strip.minY
    switch event.phase {
    case .down:
      state.bar.isDragging = true
      grip = y - thumb.top(at: state.offset)
      if !(0...thumb.length).contains(grip) { grip = thumb.length / 2 }
      drag(thumb, to: y)
    case .move:
      drag(thumb, to: y)
    case .up, .cancelled:
      state.bar.isDragging = false
    }
    return .claimed
  }

  private func drag(_ thumb: ScrollThumb, to y: Double) {
    state.scroll(to: thumb.offset(atTop: y - grip), animated: false)
  }
}
