import FlowCore
import FlowModel
import Testing

@Suite struct ManyObserversTests {
  private final class FullyDeclaringScreen: FlowProgressReporting, AppearanceContext {
    let name: String
    let flowProgress: Double
    let preferredAppearance: Appearance?
    let prefersBarHidden: Bool

    init(_ name: String, using generator: inout SeededGenerator) {
      self.name = name
      flowProgress = Double.random(in: 0...1, using: &generator)
      preferredAppearance = .random(using: &generator)
      prefersBarHidden = Bool.random(using: &generator)
    }
  }

  /// Observes its own flow from its first appearance on, and once shown removes all other screens.
  private final class SelfObservingScreen: NavigationObserver, Screen {
    let name = "own-delegate"
    private let flow: NavigationController

    init(in flow: NavigationController) { self.flow = flow }

    func willAppear() { flow.add(self) }

    func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
      guard screen === self else { return }
      controller.attempt { try $0.setStack([self], .immediate) }
    }
  }

  @Test("S2-18 A screen can observe its own flow, beside other observers, and reset the stack")
  func ownDelegate() throws {
    let harness = NavigationHarness()
    let progress = FlowProgress(of: harness.controller)
    var generator = SeededGenerator(seed: 2)
    let reporting = FullyDeclaringScreen("reporting", using: &generator)
    try harness.controller.push(reporting, .immediate)

    try harness.controller.push(SelfObservingScreen(in: harness.controller))
    harness.settle()
    #expect(harness.names == ["own-delegate"])
    #expect(throws: NavigationRefusal.self) { try harness.controller.pop() }
    try harness.controller.push(reporting)
    harness.settle()

    #expect(harness.names == ["own-delegate", "reporting"])
    #expect(progress.value == reporting.flowProgress && progress.opacity == 1)
  }

  @Test(
    "SX-1 S4-32 Progress, bars and observers get the same callbacks with any transition provider")
  func together() throws {
    var generator = SeededGenerator(seed: 1)
    let harness = NavigationHarness()
    let progress = FlowProgress(of: harness.controller)
    let bars = NavigationAppearance(of: harness.controller)
    let observer = CallbackObserver()
    var heard: [String] = []
    observer.onWillShow = { heard.append("willShow \($1.name)") }
    observer.onDidShow = { heard.append("didShow \($1.name)") }
    harness.controller.add(observer)
    let provider = DragDriver()
    provider.isInteractive = false
    let first = FullyDeclaringScreen("first", using: &generator)
    let second = FullyDeclaringScreen("second", using: &generator)

    harness.controller.transitionProvider = provider
    try harness.controller.push(first)
    harness.settle()
    #expect(progress.value == first.flowProgress && bars.applied == first.preferredAppearance)
    harness.controller.transitionProvider = nil
    try harness.controller.push(second)
    harness.settle()

    #expect(progress.value == second.flowProgress && bars.applied == second.preferredAppearance)
    #expect(heard == ["willShow first", "didShow first", "willShow second", "didShow second"])
  }

  @Test(
    "SX-2 NF-B39 A cancelled drag restores progress, colours, bars and status bar exactly",
    arguments: 1...20 as ClosedRange<UInt64>)
  func restored(seed: UInt64) throws {
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let harness = NavigationHarness()
    let progress = FlowProgress(of: harness.controller)
    let bars = NavigationAppearance(of: harness.controller)
    if Bool.random(using: &generator) { bars.strategy = AnimatedAppearanceStrategy() }
    try harness.controller.push(FullyDeclaringScreen("below", using: &generator), .immediate)
    try harness.controller.push(FullyDeclaringScreen("top", using: &generator), .immediate)
    let driver = PercentDrivenTransition()

    for _ in 1...10 {
      let before = ObservedState(progress, bars)
      let mode = TransitionMode.interactive(driver)
      if Bool.random(using: &generator) {
        try harness.controller.pop(mode)
      } else {
        try harness.controller.push(FullyDeclaringScreen("next", using: &generator), mode)
      }
      for _ in 1...3 {
        driver.update(Double.random(in: 0...1, using: &generator))
        harness.advance(milliseconds: Double.random(in: 0...300, using: &generator))
      }
      driver.cancel(velocity: Double.random(in: -5...5, using: &generator))
      harness.settle()
      #expect(ObservedState(progress, bars) == before)
    }
  }

  private struct ObservedState: Equatable {
    let value: Double
    let opacity: Double
    let chrome: ChromeAppearance
    let applied: Appearance?
    let isBarHidden: Bool
    let isToolbarHidden: Bool

    init(_ progress: FlowProgress, _ bars: NavigationAppearance) {
      (value, opacity, chrome) = (progress.value, progress.opacity, bars.chrome)
      applied = bars.applied
      (isBarHidden, isToolbarHidden) = (bars.isBarHidden, bars.isToolbarHidden)
    }
  }
}
