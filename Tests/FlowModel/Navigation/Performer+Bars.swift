import FlowCore

extension Performer {
  /// What strip and bars look like now.
  var barsPicture: BarsPicture {
    BarsPicture(progress: progress.value, opacity: progress.opacity, chrome: bars.chrome)
  }

  /// Lets a screen change its mind, and say so.
  func change(_ number: Int) {
    if moods.remove(number) == nil { moods.insert(number) }
    guard let screen = screens[number]?.value else { return }
    screen.isMoody.toggle()
    expectMotion()
    (screen as? any AppearanceContext)?.setNeedsAppearanceUpdate()
    if controller.top === screen { progress.update() }
  }

  /// Lets bars take a time of their own from now on, or none.
  func settle(in milliseconds: Int?) {
    if let milliseconds {
      bars.strategy = AnimatedAppearanceStrategy(duration: .milliseconds(milliseconds))
    } else {
      bars.strategy = DefaultAppearanceStrategy()
    }
    trend = nil
  }

  // MARK: Which way

  /// Begins to watch which way strip and bars run, if nothing but a new transition moves them.
  func watchTrend() {
    let isAlone =
      controller.coordinator != nil && controller.visiblePages.count <= 2
      && context.clock.now >= quiet
    trend = isAlone ? Trend(barsPicture) : nil
  }

  /// Says what has turned while one transition moves strip and bars, if anything.
  func turn() -> String? {
    guard let fraction = controller.fraction else { return nil }
    return trend?.take(barsPicture, at: fraction)
  }

  /// Bars may move by themselves now, for a second at most.
  func expectMotion() {
    quiet = context.clock.now.advanced(by: .seconds(1))
  }
}
