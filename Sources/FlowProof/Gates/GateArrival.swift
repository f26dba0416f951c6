internal import FlowCore

/// The call that brought a gate into a stack.
struct GateArrival {
  enum Verb: Hashable {
    case push, replaceTop, setStack, present
  }

  private(set) weak var gate: (any Screen)?
  private(set) weak var flow: NavigationController?
  let verb: Verb

  /// Compares the flow's stack with that before the call, which is empty for a newly presented
  /// flow.
  @MainActor
  init(_ gate: any Screen, in flow: NavigationController, after before: [ScreenMemo]) {
    self.gate = gate
    self.flow = flow
    let stack = flow.stack
    let kept = zip(before, stack).prefix { $0.isOf($1) }.count
    verb =
      if before.isEmpty, flow.presenting != nil {
        .present
      } else if kept == before.count, stack.count == kept + 1 {
        .push
      } else if kept == before.count - 1, stack.count == before.count {
        .replaceTop
      } else {
        .setStack
      }
  }
}
