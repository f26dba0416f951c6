import FlowCore

extension OperationRunner {
  var barsPicture: BarsPicture {
    BarsPicture(progress: progress.value, opacity: progress.opacity, chrome: bars.chrome)
  }

  func change(_ number: Int) {
    if alternativeScreens.remove(number) == nil { alternativeScreens.insert(number) }
    guard let screen = screens[number]?.value else { return }
    screen.usesAlternatives.toggle()
    expectMotion()
    (screen as? any AppearanceContext)?.setNeedsAppearanceUpdate()
    if controller.top === screen { progress.update() }
  }

  func animateBars(in milliseconds: Int?) {
    if let milliseconds {
      bars.strategy = AnimatedAppearanceStrategy(duration: .milliseconds(milliseconds))
    } else {
      bars.strategy = DefaultAppearanceStrategy()
    }
    trend = nil
  }

  // MARK: Direction of change

  /// Bars have a direction of change only if nothing but the new transition moves them.
  func watchTrend() {
    let isAlone =
      controller.coordinator != nil && controller.visiblePages.count <= 2
      && context.clock.now >= quiet
    trend = isAlone ? Trend(barsPicture) : nil
  }

  /// Bars with their own duration may still change after the transition.
  func finishTrend() {
    trend = nil
    if bars.strategy.changeDuration != nil { expectMotion() }
  }

  func updateTrend() -> String? {
    guard let fraction = controller.fraction else { return nil }
    return trend?.update(barsPicture, at: fraction)
  }

  /// Bars may animate by themselves for up to a second.
  func expectMotion() {
    quiet = context.clock.now.advanced(by: .seconds(1))
  }
}
