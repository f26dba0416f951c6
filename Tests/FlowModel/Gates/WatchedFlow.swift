import FlowCore

/// A flow in whose stack gate heads come and go, with its `GateWatch` and its driver.
@MainActor
final class WatchedFlow {
  let watch: GateWatch
  var driver = PercentDrivenTransition()
  /// The screens that have been used in the flow and are still alive; no two flows share a screen.
  private var pool: [WeakScreen] = []

  init(_ controller: NavigationController, tally: Tally) {
    watch = GateWatch(controller, tally: tally)
  }

  var controller: NavigationController? { watch.controller }

  func note(_ screen: any Screen) { pool.append(WeakScreen(value: screen)) }

  /// One of the flow's living screens, chosen by a number; `nil` if there is none.
  func screen(_ number: Int) -> WeakScreen? {
    pool.removeAll { $0.value == nil }
    return pool.isEmpty ? nil : pool[number % pool.count]
  }
}
