/// A screen that declares how the bars around it should appear.
///
/// Every requirement has a default. A screen that does not conform leaves bars, colours and status
/// bar unchanged.
@MainActor
public protocol AppearanceContext: Screen {
  /// Whether the navigation bar should be hidden; false by default.
  var prefersBarHidden: Bool { get }

  /// Whether the toolbar should be hidden; true by default.
  var prefersToolbarHidden: Bool { get }

  /// The appearance of the bars; `nil`, the default, keeps the one that was applied last.
  var preferredAppearance: Appearance? { get }

  /// The channel through which the screen announces changes; the screen creates it once and keeps
  /// it.
  ///
  /// With `nil`, the default, a screen's preferences are read only when it is about to be shown.
  var appearanceUpdates: AppearanceUpdates? { get }
}

extension AppearanceContext {
  public var prefersBarHidden: Bool { false }
  public var prefersToolbarHidden: Bool { true }
  public var preferredAppearance: Appearance? { nil }
  public var appearanceUpdates: AppearanceUpdates? { nil }

  /// Announces that the screen's preferences have changed, so that the bars animate to them.
  ///
  /// It has no effect unless the screen has `appearanceUpdates`, a `NavigationAppearance` manages
  /// its flow's bars, the screen is on top and visible, and no transition is running.
  public func setNeedsAppearanceUpdate() {
    appearanceUpdates?.observer?.update(for: self)
  }
}

/// A screen's weak connection to the `NavigationAppearance` of its flow.
@MainActor
public final class AppearanceUpdates {
  weak var observer: NavigationAppearance?

  /// Creates a connection that does nothing until the screen is about to be shown.
  public init() {}
}
