import FlowCore

extension OperationRunner {
  /// The progress strip and the bars at the current instant.
  var barsPicture: BarsPicture {
    BarsPicture(progress: progress.value, opacity: progress.opacity, chrome: bars.chrome)
  }

  /// Changes what a screen declares, and requests an update.
  func change(_ number: Int) {
    if alternativeScreens.remove(number) == nil { alternativeScreens.insert(number) }
    guard let screen = screens[number]?.value else { return }
    screen.usesAlternatives.toggle()
    expectMotion()
    (screen as? any AppearanceContext)?.setNeedsAppearanceUpdate()
    if controller.top === screen { progress.update() }
  }

  /// Lets the bars animate by themselves for a number of milliseconds, or, with `nil`, alongside
  /// transitions.
  func animateBars(in milliseconds: Int?) {
    if let milliseconds {
      bars.strategy = AnimatedAppearanceStrategy(duration: .milliseconds(milliseconds))
    } else {
      bars.strategy = DefaultAppearanceStrategy()
    }
    trend = nil
  }

  // MARK: Direction of change

  /// Begins to check in which direction the strip and the bars change, if nothing but the new
  /// transition moves them.
  func watchTrend() {
    let isAlone =
      controller.coordinator != nil && controller.visiblePages.count <= 2
      && context.clock.now >= quiet
    trend = isAlone ? Trend(barsPicture) : nil
  }

  /// Ends the check at the end of a transition.
  ///
  /// Bars with their own duration may still change after the transition; if it was cancelled, they
  /// may still change because of an earlier transition that it has interrupted.
  func finishTrend() {
    trend = nil
    if bars.strategy.changeDuration != nil { expectMotion() }
  }

  /// Returns which value of the strip or the bars has changed direction during one transition, or
  /// `nil`.
  func turn() -> String? {
    guard let fraction = controller.fraction else { return nil }
    return trend?.update(barsPicture, at: fraction)
  }

  /// Records that the bars may animate by themselves for up to a second from now.
  func expectMotion() {
    quiet = context.clock.now.advanced(by: .seconds(1))
  }
}
