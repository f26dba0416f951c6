extension NavigationAppearance {
  /// Reads a screen's preferences in the order that the appearance article uses, adopts them, and
  /// records in the trace those that changed.
  ///
  /// A screen that is not an `AppearanceContext` changes nothing.
  func adoptPreferences(of screen: any Screen, isAnimated: Bool) {
    guard let preferences = screen as? any AppearanceContext, let controller else { return }
    ShownScreens.note(screen, in: self)
    let before = (isBarHidden, isToolbarHidden)
    staging.current.otherStatus = nil
    staging.current.isBarHidden = preferences.prefersBarHidden(for: controller)
    staging.current.isToolbarHidden = preferences.prefersToolbarHidden(for: controller)
    if (isBarHidden, isToolbarHidden) != before { recordBars(of: screen) }
    guard let preferred = preferences.preferredAppearance(for: controller), preferred != applied
    else { return }
    // Set `applied` before calling the strategy, which may read it and must find this appearance.
    staging.current.applied = preferred
    staging.current.chrome = strategy.chrome(of: preferred, isAnimated: isAnimated)
    record(preferred, of: screen)
  }

  /// The appearance that the bars have, or are animating to.
  var target: AppliedChrome {
    AppliedChrome(chrome: chrome(of: staging.current), strategy: strategy)
  }

  private func chrome(of bars: Bars) -> ChromeAppearance {
    var chrome = bars.chrome ?? .theme
    if let statusStyleRule, bars.chrome != nil, !bars.isBarHidden {
      chrome.status = StatusBarColour(
        statusStyleRule.style(on: chrome.navigationBar.background(over: .white)))
    }
    if let other = bars.otherStatus { chrome.status = StatusBarColour(other) }
    chrome.navigationBar.presence = bars.isBarHidden ? 0 : 1
    chrome.toolbar.presence = bars.isToolbarHidden ? 0 : 1
    return chrome
  }

  // MARK: Applying again

  /// Resolves the applied appearance again, for example after a change of strategy.
  func applyAgain() {
    guard let applied else { return }
    let earlier = (staging.earlier?.applied).map { strategy.chrome(of: $0, isAnimated: false) }
    staging.current.chrome = strategy.chrome(of: applied, isAnimated: false)
    staging.earlier?.chrome = earlier
    refresh()
  }

  /// Shows the applied appearance without animating to it; during a transition, shows the stage of
  /// the change that corresponds to the transition's progress.
  func refresh() {
    guard applied != nil else { return }
    guard let earlier = staging.earlier, let coordinator else {
      running.value = target
      if let screen = staging.screen { setPageBars(of: screen) }
      return
    }
    let start = AppliedChrome(chrome: chrome(of: earlier), strategy: strategy)
    running.run(from: start, to: target, along: progress(along: coordinator))
  }

  // MARK: Transitions

  /// Animates to `target` alongside a transition, over the strategy's own duration if it has one.
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
