extension NavigationAppearance {
  /// Reads the preferences in the order that the appearance article uses.
  func adoptPreferences(of screen: any Screen, isAnimated: Bool) {
    guard let controller else { return }
    guard let preferences = screen.appearanceContext else { return leaveContainer(screen) }
    ShownScreens.note(screen, in: self)
    let before = visibility
    pending.current.overridingStatusStyle = nil
    pending.current.outerVisibility =
      preferences.isBarContainer ? pending.current.outerVisibility ?? before : nil
    setVisibility(
      Visibility(
        isBarHidden: preferences.prefersBarHidden(for: controller),
        isToolbarHidden: preferences.prefersToolbarHidden(for: controller)), for: screen)
    guard let preferred = preferences.preferredAppearance(for: controller), preferred != applied
    else { return }
    // Set `applied` before calling the strategy, which may read it and must find this appearance.
    pending.current.applied = preferred
    pending.current.chrome = strategy.chrome(of: preferred, isAnimated: isAnimated)
    record(preferred, of: screen)
  }

  private var visibility: Visibility {
    Visibility(isBarHidden: isBarHidden, isToolbarHidden: isToolbarHidden)
  }

  private func setVisibility(_ visibility: Visibility, for screen: any Screen) {
    guard visibility != self.visibility else { return }
    pending.current.isBarHidden = visibility.isBarHidden
    pending.current.isToolbarHidden = visibility.isToolbarHidden
    recordBars(of: screen)
  }

  /// Restores the bars' visibility from before a `BarContainer`, for a screen without preferences.
  private func leaveContainer(_ screen: any Screen) {
    guard let outer = pending.current.outerVisibility else { return }
    pending.current.outerVisibility = nil
    setVisibility(outer, for: screen)
  }

  /// The appearance that the bars have, or are animating to.
  var target: AppliedChrome {
    AppliedChrome(chrome: chrome(of: pending.current), strategy: strategy)
  }

  private func chrome(of bars: Bars) -> ChromeAppearance {
    var chrome = bars.chrome ?? .theme
    if let statusStyleRule, chrome.navigationBar.strength > 0, !bars.isBarHidden {
      chrome.status = StatusBarColour(
        statusStyleRule.style(on: chrome.navigationBar.background(over: .white)))
    }
    if let style = bars.overridingStatusStyle { chrome.status = StatusBarColour(style) }
    chrome.navigationBar.presence = bars.isBarHidden ? 0 : 1
    chrome.toolbar.presence = bars.isToolbarHidden ? 0 : 1
    return chrome
  }

  // MARK: Applying again

  func applyAgain() {
    guard let applied else { return }
    let earlier = (pending.earlier?.applied).map { strategy.chrome(of: $0, isAnimated: false) }
    pending.current.chrome = strategy.chrome(of: applied, isAnimated: false)
    pending.earlier?.chrome = earlier
    refresh()
  }

  /// Shows `target` at once or, during a transition, as far as the transition has progressed.
  func refresh() {
    guard applied != nil else { return }
    guard let earlier = pending.earlier, let coordinator else {
      running.value = target
      if let screen = pending.screen { setPageBars(of: screen) }
      return
    }
    let start = AppliedChrome(chrome: chrome(of: earlier), strategy: strategy)
    running.run(from: start, to: target, along: progress(along: coordinator))
  }

  // MARK: Transitions

  func run(along coordinator: TransitionCoordinator) {
    running.run(to: target, along: progress(along: coordinator))
  }

  private func progress(along coordinator: TransitionCoordinator) -> any RunProgress {
    guard let changeDuration = strategy.changeDuration, !coordinator.isInitiallyInteractive else {
      return coordinator.progress
    }
    return PacedProgress(
      coordinator.progress, timing: coordinator.timing, lasting: changeDuration, on: context.clock)
  }
}
