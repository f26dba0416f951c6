import FlowCore
import FlowModel
import Testing

/// Calls a closure when it is deallocated.
private final class AskingScreen: Screen {
  let name = "asking"
  private let ask: () -> Void
  init(_ ask: @escaping () -> Void) { self.ask = ask }
  isolated deinit { ask() }
}

@Suite struct LifetimeTests {
  @Test("NF-L1 NF-L3 A dismissed flow and its pages are deallocated")
  func gone() throws {
    let harness = NavigationHarness()
    weak var flow: NavigationController?
    weak var page: PlainScreen?
    do {
      let made = NavigationController(
        root: PlainScreen("sheet"), context: harness.context, isVisible: false)
      let pushed = PlainScreen("page")
      (flow, page) = (made, pushed)
      try harness.controller.present(made)
      harness.settle()
      try made.push(pushed)
      harness.settle()
    }
    #expect(flow != nil && page != nil)

    try harness.controller.dismiss()
    harness.settle()

    #expect(flow == nil && page == nil)
  }

  @Test("NF-C21 A flow can be deallocated during a drag, and its driver stops driving")
  func goneInDrag() throws {
    let context = FlowContext()
    let driver = PercentDrivenTransition()
    weak var controller: NavigationController?
    do {
      let made = NavigationController(root: PlainScreen("root"), context: context)
      controller = made
      try made.push(PlainScreen("top"), .immediate)
      try made.pop(.interactive(driver))
      driver.update(0.4)
    }

    #expect(controller == nil)
    driver.update(0.5)
    driver.finish()
    context.clock.advance(to: Instant(nanoseconds: 1_000_000_000))
    #expect(!driver.isDriving)
  }

  @Test("NF-C13 A drag continues with its driver if its provider is deallocated")
  func providerGone() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("top"), .immediate)
    let driver: PercentDrivenTransition
    do {
      let drag = DragDriver()
      driver = drag.driver
      harness.controller.transitionProvider = drag
      try harness.controller.pop()
    }

    driver.update(0.6)
    driver.finish()
    harness.settle()

    #expect(harness.controller.transitionProvider == nil)
    #expect(harness.names == ["root"])
  }

  @Test("A value animated alongside a transition reaches its target if the flow is deallocated")
  func valueOutlives() throws {
    let value = AnimatedValue(0.0)
    do {
      let harness = NavigationHarness()
      try harness.controller.push(PlainScreen("one"))
      harness.controller.coordinator?.animate(value, to: 1)
      harness.advance(milliseconds: 50)
      #expect(value.value > 0 && value.value < 1)
    }

    #expect(value.value == 1)
  }

  @Test("A screen can ask its flow for screens while it is deallocated")
  func lastQuestion() throws {
    let harness = NavigationHarness()
    var answers: [String] = []
    try harness.controller.push(
      AskingScreen { [harness] in answers.append(harness.controller.top.name) }, .immediate)

    try harness.controller.pop()
    harness.settle()

    #expect(answers == ["root"])
  }

  @Test("An observer added twice is notified once, and a removed one is not notified")
  func observers() throws {
    let harness = NavigationHarness()
    let observer = CallbackObserver()
    var count = 0
    observer.onWillShow = { _, _ in count += 1 }
    harness.controller.add(observer)
    harness.controller.add(observer)

    try harness.controller.push(PlainScreen("one"), .immediate)
    #expect(count == 1)
    harness.controller.remove(observer)
    try harness.controller.pop(.immediate)

    #expect(count == 1)
  }

  @Test("An observer that another one removes during a notification is not called")
  func removedMeanwhile() throws {
    let harness = NavigationHarness()
    let (first, second) = (CallbackObserver(), CallbackObserver())
    harness.controller.add(first)
    harness.controller.add(second)
    var count = 0
    first.onWillShow = { controller, _ in
      count += 1
      controller.remove(second)
    }
    second.onWillShow = { _, _ in Issue.record("a removed observer was called") }

    try harness.controller.push(PlainScreen("one"), .immediate)

    #expect(count == 1)
  }

  @Test("A drag is cancelled if its driver is deallocated")
  func driverGone() throws {
    let harness = try NavigationHarness("one")
    do {
      let driver = PercentDrivenTransition()
      try harness.controller.pop(.interactive(driver))
      driver.update(0.9)
    }

    harness.settle()

    #expect(harness.names == ["root", "one"])
    #expect(harness.events.last == "didCancel root")
  }

  @Test("A driver drives only one transition at a time")
  func oneAtATime() throws {
    let (one, two) = (try NavigationHarness("page"), try NavigationHarness("page"))
    let driver = PercentDrivenTransition()
    try one.controller.pop(.interactive(driver))
    driver.update(0.3)

    #expect(throws: NavigationRefusal.busy) { try two.controller.pop(.interactive(driver)) }
    driver.cancel()
    try two.controller.pop(.interactive(driver))
    one.settle()
    driver.update(0.5)

    #expect(two.shift("page") == 0.5)
  }
}
