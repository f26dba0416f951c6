/// Provides custom transitions to a navigation controller, independently of its observers.
@MainActor
public protocol TransitionProvider: AnyObject {
  /// The style for a transition.
  ///
  /// `nil` uses the style that a page came with, or else the default one: a slide, for flows a
  /// sheet, and with reduced motion a fade. The person's preferred style takes precedence: see
  /// `Preferences.transition`.
  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)?

  /// The driver for an interactive `pop()`, or `nil` to run it by itself.
  var interactionController: PercentDrivenTransition? { get }
}
