internal import FlowCore
internal import Observation

/// The input target of a scroll bar; it also shows and hides the bar.
@Observable
final class ScrollBarTarget: InputTarget {
  var isDragging = false

  private unowned let state: ScrollState
  private let fade = AnimatedValue(0.0)
  private var visibility = Visibility.hidden

  private enum Visibility {
    case hidden
    /// As long as the content moves.
    case shown
    case shownUntil(Instant)
  }

  /// By eye; the bar stays visible for the time `lingering` after the last movement.
  private static let fadeDuration = (in: Duration.milliseconds(80), out: Duration.milliseconds(200))
  private static let lingering = Duration.milliseconds(800)

  init(_ state: ScrollState) {
    self.state = state
  }

  var presence: Double {
    // `fade` is not observable while its value is constant: reading `visibility` puts the layout
    // out of date when the bar begins to fade.
    _ = visibility
    return fade.value
  }

  /// The bar stays visible until some time after a call of `linger()`.
  func show() {
    guard let clock = state.clock else { return }
    if case .hidden = visibility { fade.run(to: 1, over: Self.fadeDuration.in, on: clock) }
    visibility = .shown
  }

  func linger() {
    guard let clock = state.clock else { return }
    show()
    visibility = .shownUntil(clock.now.advanced(by: Self.lingering))
  }

  /// Hides the bar without fading it out.
  func hide() {
    visibility = .hidden
    fade.value = 0
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
    fade.run(to: 0, over: Self.fadeDuration.out, on: clock)
  }
}

/// Drags the thumb of a scroll bar; a press beside the thumb first centres the thumb on the
/// pointer.
private final class ScrollBarPress: PointerResponder {
  private let state: ScrollState
  private let strip: Rect
  /// The distance from the top of the thumb to the pointer that drags it, in points.
  private var grip = 0.0

  init(_ state: ScrollState, strip: Rect) {
    self.state = state
    self.strip = strip
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    // Only a mouse can drag the bar; touches go to the content behind it.
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
