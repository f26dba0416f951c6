internal import FlowCore

/// The bar contents of one screen in a transition.
@MainActor
struct BarSide {
  let screen: any Screen
  let item: NavigationItem
  /// The title of the back control; `nil` if there is none.
  let previous: String?
  /// Whether the screen's navigation bar is hidden.
  let isHidden: Bool

  /// A copy with another navigation item.
  func with(item: NavigationItem) -> BarSide {
    BarSide(screen: screen, item: item, previous: previous, isHidden: isHidden)
  }
}

/// A running transition, and the bar contents of both its screens.
@MainActor
struct BarTransition {
  let coordinator: TransitionCoordinator
  let from: BarSide
  let to: BarSide
  /// How titles change, fixed when the transition starts: setting `NavigationBars.travel` affects
  /// only later transitions.
  let titleTransition: NavigationBars.TitleTransition

  /// A copy with a function applied to both sides.
  func mapped(_ side: (BarSide) -> BarSide) -> BarTransition {
    BarTransition(
      coordinator: coordinator, from: side(from), to: side(to), titleTransition: titleTransition)
  }

  /// The bar contents of the lower page and of the upper one, which appears or disappears.
  var sides: (lower: BarSide, upper: BarSide) { isArrival ? (from, to) : (to, from) }

  /// Whether at least one of the pages has no navigation bar.
  var hasHidden: Bool { from.isHidden || to.isHidden }

  /// The presence of the upper page, 0…1.
  var presence: Double { isArrival ? coordinator.fraction : 1 - coordinator.fraction }

  /// Whether the upper page appears; otherwise it disappears.
  var isArrival: Bool {
    switch coordinator.operation {
    case .push, .present: true
    case .pop, .dismiss: false
    }
  }
}
