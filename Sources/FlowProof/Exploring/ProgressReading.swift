internal import FlowCore
internal import FlowUI

/// The progress of each flow before a move, to compare with that after it; keeps no screen alive.
@MainActor
struct ProgressReading {
  private let entries: [Entry]

  private struct Entry {
    weak var flow: NavigationController?
    let stack: [ScreenMemo]
    let value: Double
  }

  init(_ replay: Replay) {
    entries = replay.session.context.flows.compactMap { flow in
      flow.top.reportedProgress.map {
        Entry(flow: flow, stack: flow.stack.map(ScreenMemo.init), value: $0)
      }
    }
  }

  /// A step forward since this reading that lowered a flow's progress.
  func backwardStep() -> BackwardStep? {
    for entry in entries {
      guard let flow = entry.flow, let after = flow.top.reportedProgress, after < entry.value,
        let last = entry.stack.last
      else { continue }
      let later = flow.stack
      guard later.count > entry.stack.count,
        zip(entry.stack, later).allSatisfy({ $0.isOf($1) })
      else { continue }
      return BackwardStep(
        from: last.name, to: flow.top.name, before: entry.value, after: after)
    }
    return nil
  }
}
