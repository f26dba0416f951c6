import FlowCore

/// A flow in whose stack heads come and go, with whoever watches it and drives its pages.
final class GateActor {
  let watch: GateWatch
  var driver = PercentDrivenTransition()
  /// The screens that there have been in it and still are; no two flows have one in common.
  private var pool: [WeakScreen] = []

  init(_ controller: NavigationController, tally: Tally) {
    watch = GateWatch(controller, tally: tally)
  }

  var controller: NavigationController? { watch.controller }

  func note(_ screen: any Screen) { pool.append(WeakScreen(value: screen)) }

  /// One of its screens, by a number; `nil` where there is none.
  func screen(_ number: Int) -> WeakScreen? {
    pool.removeAll { $0.value == nil }
    return pool.isEmpty ? nil : pool[number % pool.count]
  }
}
