/// Manages the bars of a flow: reads the screens' preferences and applies them.
///
/// When it is created, it starts to observe a navigation controller and applies the top screen's
/// preferences immediately. When another screen is about to be shown, it reads that screen's
/// preferences and animates to them alongside the transition: a drag moves the change back and
/// forth, and a cancelled transition restores the earlier appearance. If the stack changes without
/// animation, it applies the preferences immediately.
///
/// The creator must keep it alive; it keeps neither the controller nor any screen alive.
@MainActor
public final class NavigationAppearance {
  /// The strategy that resolves, interpolates and times appearances.
  ///
  /// A new strategy takes effect immediately, even during a transition, but not before an
  /// appearance has been applied.
  public var strategy: any AppearanceApplyingStrategy = DefaultAppearanceStrategy() {
    didSet { applyAgain() }
  }

  /// The rule that chooses the status bar style while the navigation bar is shown.
  ///
  /// The rule is given the bar's background colour, composited over white. With `nil`, the default,
  /// the strategy's result is used. A change takes effect immediately. The rule has no effect
  /// before an appearance has been applied, on a bar in the theme's colours, or on a style set with
  /// `setStatusBarStyle(_:)`.
  public var statusStyleRule: StatusStyleRule? {
    didSet { if statusStyleRule != oldValue { refresh() } }
  }

  weak var controller: NavigationController?
  let context: FlowContext
  /// The order of creation, in which the appearances of a session are updated.
  let number: Int
  private static var count = 0
  /// The requested state of the bars; a cancelled transition restores the earlier one.
  var pending: PendingState<Bars>
  /// The coordinator of the running transition; `nil` once this observer is notified of its end.
  weak var coordinator: TransitionCoordinator?
  /// Whether the preferences are read again when the running transition has ended.
  var isUpdateDue = false
  /// The appearance at this instant, possibly in the middle of a change.
  let running: AnimatedValue<AppliedChrome>
  var pages: [PageBars] = []

  /// The bar state that screens have requested.
  struct Bars: Equatable {
    var applied: Appearance?
    /// `applied`, as resolved by the strategy.
    var chrome: ChromeAppearance?
    var isBarHidden = false
    var isToolbarHidden = true
    /// The bars' visibility before a `BarContainer` was shown; `nil` unless one is shown now.
    var outerVisibility: Visibility?
    /// Set by `setStatusBarStyle(_:)`.
    var overridingStatusStyle: StatusBarStyle?
  }

  struct Visibility: Equatable {
    let isBarHidden: Bool
    let isToolbarHidden: Bool
  }

  /// Creates an observer of a controller and applies its top screen's preferences immediately.
  public init(of controller: NavigationController) {
    self.controller = controller
    context = controller.context
    number = Self.count
    Self.count += 1
    pending = PendingState(Bars(), screen: controller.top)
    running = AnimatedValue(AppliedChrome(chrome: .theme, strategy: strategy))
    jump(to: controller.top)
    controller.add(self)
  }

  // MARK: Requested state

  /// The appearance applied last; during a transition, already that of the arriving screen.
  public var applied: Appearance? { pending.current.applied }

  /// Whether the navigation bar is hidden, or is about to be.
  public var isBarHidden: Bool { pending.current.isBarHidden }

  /// Whether the toolbar is hidden, or is about to be.
  public var isToolbarHidden: Bool { pending.current.isToolbarHidden }

  // MARK: Current state

  /// The resolved appearance of the bars at this instant.
  public var chrome: ChromeAppearance { running.value.chrome }

  /// The presence of the navigation bar at this instant: 0 hidden … 1 shown.
  public var barPresence: Double { chrome.navigationBar.presence }

  package var toolbarPresence: Double { chrome.toolbar.presence }

  // MARK: Updates

  /// Reads the top screen's preferences again and animates to them.
  ///
  /// It does nothing while a transition runs, or while the top screen is not the visible one.
  public func update() {
    if let controller { update(for: controller.top) }
  }

  /// Like `update()`, but a running transition only delays it, even one that this observer has not
  /// been notified of yet.
  func updateOrSchedule() {
    isUpdateDue = coordinator != nil || controller?.fraction != nil
    if !isUpdateDue { update() }
  }

  /// Sets the style of the status bar regardless of the screens' preferences, as a system component
  /// such as a mail composer does.
  ///
  /// The status bar fades to the style. The style lasts until the preferences of a screen that is
  /// an `AppearanceContext` are read again, in a transition or an update. A style that is set
  /// during a transition is dropped if that transition is cancelled.
  public func setStatusBarStyle(_ style: StatusBarStyle) {
    let before = target.chrome
    pending.current.overridingStatusStyle = style
    guard target.chrome != before else { return }
    if let coordinator {
      run(along: coordinator)
    } else {
      running.run(to: target, over: .inPlace, on: context.clock)
    }
  }

  func update(for screen: any Screen) {
    guard let controller, pending.takesUpdate(of: screen, in: controller) else { return }
    change(for: screen)
  }

  func change(for screen: any Screen) {
    let before = target.chrome
    adoptPreferences(of: screen, isAnimated: true)
    guard target.chrome != before else { return }
    let duration = strategy.changeDuration ?? .inPlace
    running.run(to: target, over: duration, on: context.clock)
    animatePageBars(of: screen, over: duration)
  }
}

/// A resolved appearance together with the strategy that animates to it.
struct AppliedChrome: Interpolatable {
  let chrome: ChromeAppearance
  let strategy: any AppearanceApplyingStrategy

  func interpolated(to other: AppliedChrome, fraction: Double) -> AppliedChrome {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return AppliedChrome(
      chrome: other.strategy.chrome(from: chrome, to: other.chrome, fraction: fraction),
      strategy: other.strategy)
  }
}
