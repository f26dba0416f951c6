/// An action that a clock carries out at an instant, once.
///
/// The clock carries it out even if nothing else refers to it. Keep a reference only to cancel it.
@MainActor
public final class ScheduledAction {
  /// When it is carried out.
  public let instant: Instant
  private var body: (() -> Void)?

  /// Whether it ends a call, or starts a delayed one: while it is pending, a page that shows the
  /// call's progress has not settled.
  let isCall: Bool

  init(at instant: Instant, isCall: Bool, _ body: @escaping () -> Void) {
    self.instant = instant
    self.isCall = isCall
    self.body = body
  }

  /// Whether it has been neither carried out nor cancelled.
  package var isPending: Bool { body != nil }

  /// Cancels the action; does nothing if it has been carried out.
  public func cancel() { body = nil }

  func carryOut() {
    let body = body
    self.body = nil
    body?()
  }
}

/// The actions that a clock will carry out, the earliest first.
@MainActor
struct ActionSchedule {
  private var actions: [ScheduledAction] = []

  var deadline: Instant? { actions.first { $0.isPending }?.instant }

  var hasCall: Bool { actions.contains { $0.isCall && $0.isPending } }

  /// Actions that are due at the same instant keep their order.
  mutating func add(_ action: ScheduledAction) {
    actions.removeAll { !$0.isPending }
    let index = actions.lastIndex { $0.instant <= action.instant }
    actions.insert(action, at: index.map { $0 + 1 } ?? 0)
  }

  mutating func takeNext(at instant: Instant) -> ScheduledAction? {
    actions.removeAll { !$0.isPending }
    guard let first = actions.first, first.instant <= instant else { return nil }
    return actions.removeFirst()
  }
}
