internal import FlowCore

/// Decides which input target of a session shows its hint: the one hovered or focused last.
@MainActor
final class HintState {
  private enum Phase {
    /// No target with a hint is hovered or focused, or the hint was dismissed.
    case hidden
    /// The instant at which the hint will appear.
    case waiting(until: Instant)
    case shown
  }

  /// The delay is a little longer than GTK's 500 ms; both by eye.
  private static let (delay, fade) = (Duration.milliseconds(600), Duration.milliseconds(150))

  private weak var target: (any InputTarget)?
  private var phase = Phase.hidden
  private let presence = AnimatedValue(0.0)
  private let clock: FlowClock
  /// The last visible bubble, which fades out in place.
  private var bubble: (label: Hint.Label, anchor: Rect)?
  /// Whether the target has left the page while its hint was shown.
  private var isTargetGone = false

  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
  }

  func isCurrent(_ target: any InputTarget) -> Bool { target === self.target }

  func setTarget(to target: (any InputTarget)?) {
    guard target !== self.target else { return }
    self.target = target
    let isHintVisible = !isTargetGone
    isTargetGone = false
    switch phase {
    case .shown where target != nil && isHintVisible: break
    case .hidden, .waiting, .shown:
      hide()
      if target != nil { phase = .waiting(until: clock.now.advanced(by: Self.delay)) }
    }
  }

  func hide() {
    if case .shown = phase { presence.run(to: 0, over: Self.fade, on: clock) }
    phase = .hidden
  }

  /// The layer of the visible hint, if any; the hit regions are evaluated only while a hint is
  /// shown.
  func layer(over targets: @autoclosure () -> [HitRegion], _ context: LayoutContext) -> Layer? {
    if case .shown = phase {
      let region = targets().last { $0.target === target }
      isTargetGone = region == nil
      guard let region, let label = region.hint else {
        // Nothing is left that could fade out in place.
        bubble = nil
        return nil
      }
      var anchor = region.visible
      if label.followsPointer, let pointer = context.pointer, anchor.contains(pointer) {
        anchor = Rect(x: pointer.x, y: anchor.minY, width: 0, height: anchor.size.height)
      }
      bubble = (label, anchor)
    }
    let presence = presence.value
    guard presence > 0, let bubble else { return nil }
    var layer = HintBubble(bubble.label).layer(beside: bubble.anchor, context)
    layer.opacity = presence
    return layer
  }
}

extension HintState: ClockParticipant {
  var deadline: Instant? {
    if case .waiting(let end) = phase { end } else { nil }
  }

  /// A pending timer does not count as motion.
  var isMoving: Bool { false }

  func advance(to instant: Instant) {
    guard let deadline, deadline <= instant else { return }
    phase = .shown
    presence.run(to: 1, over: Self.fade, on: clock)
  }
}
