import FlowCore

@MainActor
final class WatchedFlow {
  let watch: GateWatch
  var driver = PercentDrivenTransition()
  /// Living screens that have been used in the flow; no two flows share a screen.
  private var pool: [WeakScreen] = []

  init(_ controller: NavigationController, tally: Tally) {
    watch = GateWatch(controller, tally: tally)
  }

  var controller: NavigationController? { watch.controller }

  func note(_ screen: any Screen) { pool.append(WeakScreen(value: screen)) }

  func screen(_ number: Int) -> WeakScreen? {
    pool.removeAll { $0.value == nil }
    return pool.isEmpty ? nil : pool[number % pool.count]
  }
}
