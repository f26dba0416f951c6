/// A snapshot of pages that advance by themselves.
package struct TimerState: Hashable, Sendable {
  package let page: String?
  package let index: Int?
  package let count: Int
  /// The fill of the selected page's capsule, 0…1.
  package let fraction: Double
  package let isRunning: Bool
  /// Whether the page's time is over, but the page may not end yet.
  package let isWaitingAtEnd: Bool
  /// The names of the reasons to pause, in alphabetical order.
  package let pauses: [String]

  @MainActor
  init(of progress: FluidProgress, at instant: Instant) {
    let machine = progress.machine
    page = machine.list.page
    index = machine.list.index
    count = machine.list.count
    fraction = machine.fraction(at: instant)
    isRunning = machine.isRunning
    isWaitingAtEnd = machine.isWaitingAtEnd
    pauses = machine.pauses.map(\.name).sorted()
  }
}

extension FlowContext {
  /// Snapshots of the session's timers, in order of creation.
  package var timers: [TimerState] {
    clock.present.compactMap { $0 as? FluidProgress }.map { TimerState(of: $0, at: clock.now) }
  }

  package var pagerDrag: DragState? {
    clock.present.lazy.compactMap { ($0 as? Pager)?.drag?.state(at: self.clock.now) }.first
  }
}
