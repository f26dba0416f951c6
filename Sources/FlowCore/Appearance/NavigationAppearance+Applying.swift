extension NavigationAppearance {
  /// Asks a screen what it wants, in the article's order; one that wants nothing changes nothing.
  func ask(_ screen: any Screen) {
    guard let wishes = screen as? any AppearanceContext else { return }
    wishes.appearanceUpdates?.observer = self
    let before = staging.current
    staging.current.isBarHidden = wishes.prefersBarHidden
    staging.current.isToolbarHidden = wishes.prefersToolbarHidden
    if staging.current != before { recordBars(of: screen) }
    guard let wanted = wishes.preferredAppearance, wanted != applied else { return }
    // The strategy may look at what is applied: that is this one.
    staging.current.applied = wanted
    staging.current.look = strategy.look(of: wanted)
    record(wanted, of: screen)
  }

  /// Where everything is going, or is.
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

  // MARK: Again

  /// Applies what is applied once more, as after a change of strategy.
  func applyAgain() {
    guard let applied else { return }
    let earlier = (staging.earlier?.applied).map(strategy.look)
    staging.current.look = strategy.look(of: applied)
    staging.earlier?.look = earlier
    showAgain()
  }

  /// Shows what was applied at once, in the middle of a transition as far as that is.
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

  /// Runs to what was asked for with a transition, and in the strategy's own time if it has one.
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
