internal import FlowCore

/// One screen's share in the bars while a transition runs.
struct BarSide {
  let screen: any Screen
  let item: NavigationItem
  /// What its back control says; `nil` where it has none.
  let previous: String?
  /// Whether it has no navigation bar.
  let isHidden: Bool
}

/// A transition as the bars see it.
struct BarFlight {
  let coordinator: TransitionCoordinator
  let from: BarSide
  let to: BarSide
  /// How titles and labels get from one to the other; what a person prefers meanwhile is for the
  /// next one.
  let travel: NavigationBars.TitleTransition

  /// The same transition of other sides.
  func mapped(_ side: (BarSide) -> BarSide) -> BarFlight {
    BarFlight(coordinator: coordinator, from: side(from), to: side(to), travel: travel)
  }

  /// The side of the page beneath, and of the one that comes and goes upon it.
  var sides: (lower: BarSide, upper: BarSide) { isArrival ? (from, to) : (to, from) }

  /// Whether one of the pages has no bar.
  var hasHidden: Bool { from.isHidden || to.isHidden }

  /// How much of the upper page is there, 0…1.
  var presence: Double { isArrival ? coordinator.fraction : 1 - coordinator.fraction }

  /// Whether the upper page is the one that comes.
  var isArrival: Bool {
    switch coordinator.operation {
    case .push, .present: true
    case .pop, .dismiss: false
    }
  }
}
