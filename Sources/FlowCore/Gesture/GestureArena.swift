/// Decides which responder gets a press: all of them follow it until the first one claims it.
///
/// Responders get each event in order, the innermost first. Each claims the press as its gesture
/// requires: a drag once it has moved far enough in one of its directions, a tap at the release, a
/// long press at its deadline.
///
/// | press, and what follows | who gets it | because |
/// |---|---|---|
/// | on a control that claims at `down` | the control | no other responder sees more events |
/// | on a slider at the edge, along it | the slider | it is asked before the edge gesture |
/// | on a slider at the edge, mostly down | a scroller around it | the slider does not move down |
/// | on a pager, towards a page that it has | the pager | it is asked before the edge gesture |
/// | on a pager at its end, from the edge | the edge gesture | the pager cannot move that way |
/// | on a pager that reaches its end in the drag | the pager | directions are fixed at the press |
/// | on a scroller, from the edge, mostly sideways | the edge gesture | the scroller is vertical |
/// | on a scroller, from the edge, mostly down | the scroller | the edge gesture cannot move down |
/// | on a scroller, from the edge, at 40–50° | whichever passes its slop first | both accept it |
/// | not moved for 500 ms | the innermost long press | a tap needs the release |
/// | released before that | the innermost tap | no other responder has claimed it |
///
/// When one responder claims the press, the others that follow it get `cancelled`. There is only
/// one press at a time: a new press cancels the previous one, so that there are never two gestures.
@MainActor
public final class GestureArena {
  private enum Followers {
    case contenders([any PointerResponder])
    case owner(any PointerResponder)
  }

  private var press: (followers: Followers, last: PointerEvent)?
  /// Whether a responder has claimed the current press or, between presses, the last one.
  package private(set) var wasClaimed = false
  /// The number of presses so far; if it changes while a responder is being called, the responder
  /// has begun another press.
  private var pressCount = 0

  /// Creates an arena without a press; `clock` delivers the deadlines of presses that do not move.
  public init(clock: FlowClock) {
    clock.add(self)
  }

  /// Whether a responder has claimed the current press.
  package var hasClaim: Bool { owner != nil }

  package var owner: (any PointerResponder)? {
    if case .owner(let owner) = press?.followers { owner } else { nil }
  }

  /// Begins a press; `responders` are in order of precedence, the innermost first.
  public func begin(_ event: PointerEvent, responders: [any PointerResponder]) {
    if let last = press?.last { send(last.withPhase(.cancelled, at: event.instant)) }
    press = (.contenders(responders), last: event)
    wasClaimed = false
    pressCount += 1
    send(event)
  }

  /// Sends the next event to the responders that still follow the press; ignored without a press.
  public func send(_ event: PointerEvent) {
    guard let followers = press?.followers else { return }
    let countBefore = pressCount
    let remaining: Followers
    switch followers {
    case .contenders(let contenders):
      remaining = deliver(event, to: contenders)
    case .owner(let owner):
      _ = owner.respond(to: event)
      remaining = followers
    }
    guard press != nil, countBefore == pressCount else { return }
    if case .owner = remaining { wasClaimed = true }
    let isOver = event.phase == .up || event.phase == .cancelled
    press = isOver ? nil : (followers: remaining, last: event)
  }

  package func cancel(_ event: PointerEvent, where isOver: (any PointerResponder) -> Bool) {
    switch press?.followers {
    case .owner(let owner)? where isOver(owner): send(event)
    case .contenders(let contenders)?:
      press?.followers = .contenders(contenders.filter { !isOver($0) })
      for loser in contenders where isOver(loser) { _ = loser.respond(to: event) }
    case .owner?, nil: break
    }
  }

  private func deliver(_ event: PointerEvent, to contenders: [any PointerResponder]) -> Followers {
    var remaining: [any PointerResponder] = []
    for (index, contender) in contenders.enumerated() {
      switch contender.respond(to: event) {
      case .ignored:
        continue
      case .pending:
        remaining.append(contender)
      case .claimed:
        let loss = event.withPhase(.cancelled, at: event.instant)
        // If the press is claimed at `down`, later responders have not seen it and need no
        // `cancelled`.
        let laterContenders = event.phase == .down ? [] : contenders[(index + 1)...]
        for loser in remaining + laterContenders { _ = loser.respond(to: loss) }
        return .owner(contender)
      }
    }
    return .contenders(remaining)
  }
}

extension GestureArena: ClockParticipant {
  /// The next instant at which a responder may claim a press that has not moved.
  public var deadline: Instant? {
    guard case (.contenders(let contenders), let last)? = press else { return nil }
    // Skip deadlines that have passed: their responders did not claim the press.
    return contenders.lazy.compactMap(\.pressDeadline).filter { $0 > last.instant }.min()
  }

  /// False: a pending timer changes nothing on screen.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    guard let last = press?.last, let deadline, deadline <= instant else { return }
    send(last.withPhase(.move, at: instant))
  }
}
