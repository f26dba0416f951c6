/// Decides who gets a press: everybody interested follows it until the first one claims it.
///
/// Whoever lies further in is asked first. That, and the ways in which each lets a drag set out, is
/// all that decides:
///
/// | press, and what follows | who gets it | because |
/// |---|---|---|
/// | on a control that claims at `down` | the control | nobody else gets to see more |
/// | on a slider at the edge, along it | the slider | it lies further in than the page |
/// | on a slider at the edge, mostly down | a scroller around it | the slider has no such way |
/// | on a pager, towards a page that it has | the pager | it lies further in |
/// | on a pager at its end, from the edge | the edge | the pager has no such way |
/// | on a pager that gets to its end only now | the pager | it was asked at the press |
/// | on a scroller, from the edge, mostly across | the edge | the scroller has no such way |
/// | on a scroller, from the edge, mostly down | the scroller | the edge has no such way |
/// | the same between 40° and 50° | the first past its slop, else the scroller | both have |
/// | lying still for 500 ms | the innermost long press | a tap comes later |
/// | let go before that | the innermost tap | nobody else has claimed it |
///
/// The others get `cancelled` then. One press at a time: a new one takes the one before away from
/// whoever followed it, so that there are never two gestures.
public final class GestureArena {
  private enum Followers {
    case contenders([any PointerResponder])
    case owner(any PointerResponder)
  }

  private var press: (followers: Followers, last: PointerEvent)?
  /// How many presses there have been: somebody who is told of one may end it, or begin another.
  private var count = 0

  /// Creates an arena without a press; by `clock` it knows when one has lain still.
  public init(clock: FlowClock) {
    clock.add(self)
  }

  /// Whether somebody has claimed the press that is going on.
  public var hasClaim: Bool {
    if case .owner = press?.followers { true } else { false }
  }

  /// Starts a press; `responders` come in the order of precedence, the innermost first.
  public func begin(_ event: PointerEvent, responders: [any PointerResponder]) {
    if let last = press?.last { send(last.again(.cancelled, at: event.instant)) }
    press = (.contenders(responders), last: event)
    count += 1
    send(event)
  }

  /// Passes the next event of the press to whoever still follows it; without a press, to nobody.
  public func send(_ event: PointerEvent) {
    guard let followers = press?.followers else { return }
    let number = count
    let remaining: Followers
    switch followers {
    case .contenders(let contenders):
      remaining = offer(event, to: contenders)
    case .owner(let owner):
      _ = owner.respond(to: event)
      remaining = followers
    }
    guard press != nil, number == count else { return }
    let isOver = event.phase == .up || event.phase == .cancelled
    press = isOver ? nil : (followers: remaining, last: event)
  }

  private func offer(_ event: PointerEvent, to contenders: [any PointerResponder]) -> Followers {
    var remaining: [any PointerResponder] = []
    for (index, contender) in contenders.enumerated() {
      switch contender.respond(to: event) {
      case .ignored:
        continue
      case .pending:
        remaining.append(contender)
      case .claimed:
        let loss = event.again(.cancelled, at: event.instant)
        // Whoever has not seen the press need not hear that it is gone.
        let unasked = event.phase == .down ? [] : contenders[(index + 1)...]
        for loser in remaining + unasked { _ = loser.respond(to: loss) }
        return .owner(contender)
      }
    }
    return .contenders(remaining)
  }
}

extension GestureArena: ClockParticipant {
  /// When a press that lies still and is nobody's yet becomes somebody's.
  public var deadline: Instant? {
    guard case (.contenders(let contenders), let last)? = press else { return nil }
    // A deadline that is past came with an earlier event, and whose it was did not take it.
    return contenders.lazy.compactMap(\.holdDeadline).filter { $0 > last.instant }.min()
  }

  /// A timer is no motion.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    guard let last = press?.last, let deadline, deadline <= instant else { return }
    send(last.again(.move, at: instant))
  }
}
