/// A screen that says what the bars around it should be like.
///
/// Each wish can be made alone. A screen that makes none of them leaves bars, colours and status as
/// they are.
public protocol AppearanceContext: Screen {
  /// Whether the bar above should be hidden; by default it is shown.
  var prefersBarHidden: Bool { get }

  /// Whether the bar below should be hidden; by default it is.
  var prefersToolbarHidden: Bool { get }

  /// What the bars should look like; `nil`, the default, leaves what was applied last.
  var preferredAppearance: Appearance? { get }

  /// Where the screen says that its wishes have changed: made once and kept by the screen.
  ///
  /// Without it, by default, a screen is asked only when it comes.
  var appearanceUpdates: AppearanceUpdates? { get }
}

extension AppearanceContext {
  public var prefersBarHidden: Bool { false }
  public var prefersToolbarHidden: Bool { true }
  public var preferredAppearance: Appearance? { nil }
  public var appearanceUpdates: AppearanceUpdates? { nil }

  /// Says that the screen's wishes have changed: the bars run to what it wants now.
  ///
  /// It has no effect unless the screen has `appearanceUpdates`, somebody looks after its flow's
  /// bars, it is on top and on stage, and no transition is running.
  public func setNeedsAppearanceUpdate() {
    appearanceUpdates?.observer?.update(for: self)
  }
}

/// A screen's way to whoever looks after the bars of its flow; keeps nobody alive.
public final class AppearanceUpdates {
  weak var observer: NavigationAppearance?

  /// Creates a way that leads nowhere until the screen is announced.
  public init() {}
}
