/// Decides who gets a press: everybody interested follows it until the first one claims it.
///
/// One press at a time: a new one takes the one before away from whoever followed it.
public struct GestureArena {
  private var contenders: [any PointerResponder] = []
  private var isClaimed = false

  /// Creates an arena without a press.
  public init() {}

  /// Whether somebody has claimed the press that is going on.
  public var hasClaim: Bool { isClaimed }

  /// Starts a press; `responders` come in the order of precedence, the innermost first.
  public mutating func begin(_ event: PointerEvent, responders: [any PointerResponder]) {
    var loss = event
    loss.phase = .cancelled
    for contender in contenders { _ = contender.respond(to: loss) }
    contenders = responders
    isClaimed = false
    send(event)
  }

  /// Passes the next event of the press to whoever still follows it.
  public mutating func send(_ event: PointerEvent) {
    if isClaimed {
      _ = contenders[0].respond(to: event)
    } else {
      offer(event)
    }
    if event.phase == .up || event.phase == .cancelled {
      contenders = []
      isClaimed = false
    }
  }

  private mutating func offer(_ event: PointerEvent) {
    var remaining: [any PointerResponder] = []
    for (index, contender) in contenders.enumerated() {
      switch contender.respond(to: event) {
      case .ignored:
        continue
      case .pending:
        remaining.append(contender)
      case .claimed:
        var loss = event
        loss.phase = .cancelled
        for loser in remaining + contenders[(index + 1)...] {
          _ = loser.respond(to: loss)
        }
        contenders = [contender]
        isClaimed = true
        return
      }
    }
    contenders = remaining
  }
}
