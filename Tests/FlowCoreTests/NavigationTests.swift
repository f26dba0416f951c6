import FlowCore
import FlowModel
import Testing

@Suite struct NavigationTests {
  @Test("FC-2 A push changes the stack at once, and its screen is shown when the transition ends")
  func push() throws {
    let harness = NavigationHarness()

    try harness.controller.push(PlainScreen("next"))

    #expect(harness.names == ["root", "next"])
    #expect(harness.controller.top.name == "next")
    #expect(
      harness.events == [
        "push next", "willShow next", "willDisappear root", "willAppear next",
      ])
    harness.settle()
    #expect(
      harness.events.suffix(3) == ["didDisappear root", "didAppear next", "didShow next"])
  }

  @Test(
    "S2-16 Animated and immediate pushes each call willShow and then didShow, once",
    arguments: [true, false])
  func order(animated: Bool) throws {
    let harness = NavigationHarness()

    try harness.controller.push(PlainScreen("next"), animated: animated)
    harness.settle()

    let shows = harness.events.filter { $0.hasSuffix("Show next") }
    #expect(shows == ["willShow next", "didShow next"])
  }

  @Test("FC-8 A push settles when its spring is within 0.001 of the end and slower than 0.01")
  func settleTime() throws {
    let harness = NavigationHarness()

    try harness.controller.push(PlainScreen("next"))
    harness.settle()

    // With u = w t, the distance (1 + u) e^-u falls below 0.001 before the speed w u e^-u falls
    // below 0.01, at u = 9.79.
    let milliseconds = harness.context.clock.now.seconds(since: .zero) * 1000
    #expect(abs(milliseconds - 536.29) < 0.01)
  }

  @Test("NF-S11 NF-S31 The last screen cannot be popped, and nothing changes")
  func lastScreen() {
    let harness = NavigationHarness()

    #expect(throws: NavigationRefusal.lastScreen) { try harness.controller.pop() }
    #expect(harness.names == ["root"])
    #expect(harness.events.isEmpty)
  }

  @Test("NF-S7 NF-Q11 A screen in the stack cannot be pushed again, and nothing changes")
  func twice() throws {
    let harness = NavigationHarness()
    let next = PlainScreen("next")
    try harness.controller.push(next)
    harness.clearTrace()

    #expect(throws: NavigationRefusal.alreadyInStack) { try harness.controller.push(next) }
    #expect(harness.names == ["root", "next"])
    #expect(harness.events.isEmpty)
  }

  @Test("FC-3 A pop during a push reverses it without a jump", arguments: [50, 200])
  func turnRound(milliseconds: Double) throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: milliseconds)
    let before = harness.controller.visiblePages[1].pose

    try harness.controller.pop()

    #expect(harness.names == ["root"])
    #expect(abs(harness.controller.visiblePages[1].pose.shift - before.shift) < 1e-12)
    harness.settle()
    #expect(harness.events.last == "didCancel next")
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["root"])
  }

  @Test("FC-3 A push of a leaving screen reverses its pop, and no other screen is shown")
  func turnBack() throws {
    let harness = NavigationHarness()
    let next = PlainScreen("next")
    try harness.controller.push(next, animated: false)
    try harness.controller.pop()
    harness.advance(milliseconds: 100)

    try harness.controller.push(next)
    harness.settle()

    #expect(harness.names == ["root", "next"])
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["next"])
    #expect(harness.events.last == "didCancel root")
  }

  @Test("NF-Q31 Requests during a transition are combined into one further transition")
  func coalesced() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))
    harness.advance(milliseconds: 20)

    try harness.controller.push(PlainScreen("two"))
    try harness.controller.push(PlainScreen("three"))
    harness.settle()

    #expect(harness.names == ["root", "one", "two", "three"])
    #expect(
      harness.events.filter { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") }
        == ["willShow one", "didShow one", "willShow three", "didShow three"])
  }

  @Test(
    "The trace does not depend on how often the clock advances", arguments: [7.0, 16.67, 33.3, 999])
  func frameRate(interval: Double) throws {
    let traces = try [interval, 1].map { step in
      let harness = NavigationHarness()
      try harness.controller.push(PlainScreen("one"))
      try harness.controller.push(PlainScreen("two"))
      for _ in 0..<Int(3000 / step) { harness.advance(milliseconds: step) }
      return harness.lines
    }

    #expect(traces[0] == traces[1])
  }

  @Test("Requests made inside a callback are carried out after it, in order")
  func reentrancy() throws {
    final class Pusher: NavigationObserver {
      func navigationController(
        _ controller: NavigationController, didShow screen: any Screen
      ) {
        if screen.name == "one" { try? controller.push(PlainScreen("two"), animated: false) }
      }
    }
    let harness = NavigationHarness()
    let pusher = Pusher()
    harness.controller.add(pusher)

    try harness.controller.push(PlainScreen("one"), animated: false)

    #expect(harness.names == ["root", "one", "two"])
    #expect(
      harness.events.filter { $0.contains("Show") }
        == ["willShow one", "didShow one", "willShow two", "didShow two"])
  }

  @Test("SX-1 Every observer receives every notification, whatever the transition provider is")
  func observers() throws {
    final class Listener: NavigationObserver {
      var heard: [String] = []
      func navigationController(
        _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
      ) { heard.append("will \(screen.name) \(mode)") }
      func navigationController(
        _ controller: NavigationController, didShow screen: any Screen
      ) { heard.append("did \(screen.name)") }
    }
    let harness = NavigationHarness()
    let listeners = [Listener(), Listener()]
    listeners.forEach(harness.controller.add)
    let drag = DragDriver()
    drag.style = CrossFadeTransitionStyle()
    harness.controller.transitionProvider = drag

    try harness.controller.push(PlainScreen("next"))
    harness.settle()

    #expect(
      listeners.map(\.heard) == [
        ["will next animated", "did next"], ["will next animated", "did next"],
      ])
  }

  @Test("S4-25 A hundred pushes and pops leak no screen")
  func noLeaks() throws {
    struct Weak { weak var screen: PlainScreen? }
    let harness = NavigationHarness()
    var screens: [Weak] = []

    for _ in 0..<100 {
      let screen = PlainScreen("next")
      screens.append(Weak(screen: screen))
      try harness.controller.push(screen)
      harness.settle()
      try harness.controller.pop()
      harness.settle()
    }

    #expect(screens.allSatisfy { $0.screen == nil })
  }

  @Test("The clock does not keep a controller alive")
  func ownership() {
    weak var controller: NavigationController?
    let context = FlowContext()

    do {
      let made = NavigationController(root: PlainScreen("root"), context: context)
      controller = made
    }

    #expect(controller == nil)
    context.clock.advance(to: Instant(nanoseconds: 1))
  }
}
