internal import FlowCore

/// Which part of a stage has its hint seen: the one that a person has come to and stays with.
final class HintState {
  private enum Phase {
    /// There is nothing to hint at, or the person has gone on.
    case hidden
    /// Somebody has come to the part, and must stay until an instant.
    case waiting(until: Instant)
    case shown
  }

  /// How long somebody stays before the hint is seen, a little longer than GTK's 500 ms, and how
  /// long it fades, LOOK.md's shortest; by eye.
  private static let (patience, fade) = (Duration.milliseconds(600), Duration.milliseconds(150))

  /// What a person has come to last.
  private weak var part: (any InputTarget)?
  private var phase = Phase.hidden
  private let presence = AnimatedValue(0.0)
  private let clock: FlowClock
  /// Where it was seen last, to fade away there.
  private var bubble: (label: Hint.Label, place: Rect)?

  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
  }

  /// Whether a part is what a person has come to last.
  func isAt(_ part: any InputTarget) -> Bool { part === self.part }

  /// A mouse or the keyboard has come to a part with a hint, or to none.
  func come(to part: (any InputTarget)?) {
    guard part !== self.part else { return }
    self.part = part
    switch phase {
    case .shown where part != nil: break
    case .hidden, .waiting, .shown:
      hide()
      if part != nil { phase = .waiting(until: clock.now.advanced(by: Self.patience)) }
    }
  }

  /// A person does something with what they have come to.
  func hide() {
    if case .shown = phase { presence.run(to: 0, over: Self.fade, on: clock) }
    phase = .hidden
  }

  /// What is seen of it over a stage; the targets are asked for only if something is.
  func layer(over targets: @autoclosure () -> [HitRegion], _ context: LayoutContext) -> Layer? {
    if case .shown = phase {
      let target = targets().last { $0.part === part }
      guard let target, let label = target.hint else { return nil }
      bubble = (label, target.visible)
    }
    let presence = presence.value
    guard presence > 0, let bubble else { return nil }
    var layer = HintBubble(bubble.label).layer(beside: bubble.place, context)
    layer.opacity = presence
    return layer
  }
}

extension HintState: ClockParticipant {
  var deadline: Instant? {
    if case .waiting(let end) = phase { end } else { nil }
  }

  /// A timer is no motion.
  var isMoving: Bool { false }

  func advance(to instant: Instant) {
    guard let deadline, deadline <= instant else { return }
    phase = .shown
    presence.run(to: 1, over: Self.fade, on: clock)
  }
}
