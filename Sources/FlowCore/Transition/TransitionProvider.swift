/// Offers transitions of its own to a navigation controller: a slot apart from the observers.
public protocol TransitionProvider: AnyObject {
  /// The look of a transition.
  ///
  /// `nil` leaves it to the look that a page came with, or the default one: a slide, for flows a
  /// sheet, and with reduced motion a fade. A look that a person has chosen comes before it: see
  /// `Preferences.transition`.
  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)?

  /// What drives a `pop()` by hand, or `nil` to let the same animator run by itself.
  var interactionController: PercentDrivenTransition? { get }
}
