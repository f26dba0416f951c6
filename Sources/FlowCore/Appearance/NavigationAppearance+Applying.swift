extension NavigationAppearance {
  /// Reads a screen's preferences in the article's order and records those that changed.
  ///
  /// A screen that is no `AppearanceContext` changes nothing.
  func ask(_ screen: any Screen) {
    guard let wishes = screen as? any AppearanceContext else { return }
    wishes.appearanceUpdates?.observer = self
    let before = staging.current
    staging.current.isBarHidden = wishes.prefersBarHidden
    staging.current.isToolbarHidden = wishes.prefersToolbarHidden
    if staging.current != before { recordBars(of: screen) }
    guard let wanted = wishes.preferredAppearance, wanted != applied else { return }
    // Set first: a strategy that reads `applied` must find this appearance.
    staging.current.applied = wanted
    staging.current.look = strategy.look(of: wanted)
    record(wanted, of: screen)
  }

  /// The appearance that the bars have, or are animating to.
  var goal: AppliedLook { AppliedLook(look: look(of: staging.current), strategy: strategy) }

  private func look(of bars: Bars) -> ChromeAppearance {
    var look = bars.look ?? .theme
    if let statusStyleRule, bars.look != nil, !bars.isBarHidden {
      look.status = StatusBarColour(
        statusStyleRule.style(on: look.navigationBar.background(over: .white)))
    }
    look.navigationBar.presence = bars.isBarHidden ? 0 : 1
    look.toolbar.presence = bars.isToolbarHidden ? 0 : 1
    return look
  }

  // MARK: Applying again

  /// Resolves the applied appearance again, as after a change of strategy.
  func applyAgain() {
    guard let applied else { return }
    let earlier = (staging.earlier?.applied).map(strategy.look)
    staging.current.look = strategy.look(of: applied)
    staging.earlier?.look = earlier
    showAgain()
  }

  /// Shows the applied appearance at once; during a transition, at the transition's progress.
  func showAgain() {
    guard applied != nil else { return }
    guard let earlier = staging.earlier, let coordinator else {
      running.value = goal
      if let screen = staging.screen { keepPage(of: screen) }
      return
    }
    let start = AppliedLook(look: look(of: earlier), strategy: strategy)
    running.run(from: start, to: goal, along: progress(along: coordinator))
  }

  // MARK: Transitions

  /// Animates to `goal` alongside a transition, for the strategy's own duration if it has one.
  func run(along coordinator: TransitionCoordinator) {
    running.run(to: goal, along: progress(along: coordinator))
  }

  private func progress(along coordinator: TransitionCoordinator) -> any RunProgress {
    guard let settling = strategy.settling, !coordinator.isInitiallyInteractive else {
      return coordinator.progress
    }
    return PacedProgress(
      coordinator.progress, timing: coordinator.timing, lasting: settling, on: context.clock)
  }
}
