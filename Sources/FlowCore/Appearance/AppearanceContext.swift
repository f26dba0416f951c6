/// A screen that declares how the bars around it should appear.
///
/// Every requirement has a default. A screen that does not conform to this protocol leaves the
/// bars, their colours and the status bar unchanged. The only exception: a tab bar screen hides the
/// bars around it, because its tabs have bars themselves; if the next screen does not conform, the
/// bars are shown or hidden as they were before the tab bar screen.
///
/// Implement the properties if the screen wants the same bars in every flow. Implement the
/// functions, whose defaults return the properties, if the bars depend on the flow.
@MainActor
public protocol AppearanceContext: Screen {
  /// Whether the navigation bar should be hidden; false by default.
  var prefersBarHidden: Bool { get }

  /// Whether the toolbar should be hidden; true by default.
  var prefersToolbarHidden: Bool { get }

  /// The appearance of the bars; `nil`, the default, keeps the one that was applied last.
  var preferredAppearance: Appearance? { get }

  /// Returns whether the navigation bar of the given flow should be hidden.
  func prefersBarHidden(for controller: NavigationController) -> Bool

  /// Returns whether the toolbar of the given flow should be hidden.
  func prefersToolbarHidden(for controller: NavigationController) -> Bool

  /// Returns the appearance of the bars of the given flow; `nil` keeps the one that was applied
  /// last.
  func preferredAppearance(for controller: NavigationController) -> Appearance?
}

extension Screen {
  /// What the screen prefers for the bars; `nil` if it prefers nothing.
  var appearanceContext: (any AppearanceContext)? { self as? any AppearanceContext }
}

/// A container screen that hides the bars around it only because the flow inside it has bars
/// itself.
package protocol BarContainer: AppearanceContext {}

extension AppearanceContext {
  /// Whether the screen hides the bars only because the flow inside it has bars itself.
  var isBarContainer: Bool { self is any BarContainer }
}

extension AppearanceContext {
  public var prefersBarHidden: Bool { false }
  public var prefersToolbarHidden: Bool { true }
  public var preferredAppearance: Appearance? { nil }

  public func prefersBarHidden(for controller: NavigationController) -> Bool { prefersBarHidden }

  public func prefersToolbarHidden(for controller: NavigationController) -> Bool {
    prefersToolbarHidden
  }

  public func preferredAppearance(for controller: NavigationController) -> Appearance? {
    preferredAppearance
  }

  /// Announces that the screen's preferences have changed, so that the bars animate to them.
  ///
  /// This has no effect unless a `NavigationAppearance` manages the bars of the screen's flow, the
  /// screen is on top and visible, and no transition is running.
  public func setNeedsAppearanceUpdate() { ShownScreens.appearance(of: self)?.update(for: self) }
}

extension FlowContext {
  /// Updates the bars of all flows, including those in hidden tabs and presented flows.
  ///
  /// The preferences of each flow's top screen are read again, and the bars animate to them: in all
  /// flows at once, but in a flow with a running transition only when that has ended.
  public func setNeedsAppearanceUpdate() {
    for appearance in ShownScreens.appearances(in: self) { appearance.updateOrSchedule() }
  }
}

/// The `NavigationAppearance` that last read the preferences of each screen, so that screens need
/// not store it.
@MainActor
enum ShownScreens {
  private struct Entry {
    weak var screen: (any Screen)?
    weak var appearance: NavigationAppearance?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64

  static func appearance(of screen: any Screen) -> NavigationAppearance? {
    // A new screen may have the same identifier as a deallocated one.
    entries[ObjectIdentifier(screen)].flatMap { $0.screen === screen ? $0.appearance : nil }
  }

  static func appearances(in context: FlowContext) -> [NavigationAppearance] {
    var found: [ObjectIdentifier: NavigationAppearance] = [:]
    for case let appearance? in entries.values.map(\.appearance)
    where appearance.context === context {
      found[ObjectIdentifier(appearance)] = appearance
    }
    return found.sorted { $0.value.number < $1.value.number }.map(\.value)
  }

  static func note(_ screen: any Screen, in appearance: NavigationAppearance) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.screen != nil && $0.value.appearance != nil }
      limit = max(64, 2 * entries.count)
    }
    entries[ObjectIdentifier(screen)] = Entry(screen: screen, appearance: appearance)
  }
}
