internal import FlowCore

/// The bar contents of one screen in a transition.
@MainActor
struct BarSide {
  let screen: any Screen
  let item: NavigationItem
  /// The title of the back control; `nil` if there is no back control.
  let previous: String?
  let isHidden: Bool

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
  /// Fixed when the transition starts: setting `NavigationBars.titleTransition` affects only later
  /// transitions.
  let titleTransition: NavigationBars.TitleTransition

  func mapped(_ side: (BarSide) -> BarSide) -> BarTransition {
    BarTransition(
      coordinator: coordinator, from: side(from), to: side(to), titleTransition: titleTransition)
  }

  /// The upper page is the one that appears or disappears.
  var sides: (lower: BarSide, upper: BarSide) { isArrival ? (from, to) : (to, from) }

  var hasHidden: Bool { from.isHidden || to.isHidden }

  var presence: Double { Transition.presence(at: coordinator.fraction, isArriving: isArrival) }

  var isArrival: Bool {
    switch coordinator.operation {
    case .push, .present: true
    case .pop, .dismiss: false
    }
  }
}
