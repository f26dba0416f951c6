/// Provides custom transitions to a navigation controller, independently of its observers.
@MainActor
public protocol TransitionProvider: AnyObject {
  /// The style for a transition.
  ///
  /// With `nil`, a leaving page uses the custom style with which it arrived, if any; otherwise the
  /// default applies: a slide for pages, a sheet for flows. The person's preferred style takes
  /// precedence: see `Preferences.transition`. When motion is reduced, a fade replaces each style
  /// that moves or scales pages, except in interactive transitions.
  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)?

  /// The driver for an interactive `pop()`, or `nil` to let the pop animate by itself.
  var interactionController: PercentDrivenTransition? { get }
}
