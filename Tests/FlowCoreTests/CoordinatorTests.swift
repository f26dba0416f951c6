import FlowCore
import FlowModel
import Testing

@Suite struct CoordinatorTests {
  private final class AlongsideAnimator: NavigationObserver {
    let value = AnimatedValue(0.0)

    func navigationController(
      _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
    ) {
      let target = screen.name.hasPrefix("top") ? 1.0 : 0
      guard let coordinator = controller.coordinator else { return value.value = target }
      coordinator.animate(value, to: target)
    }
  }

  @Test("FC-6 NF-R54 A coordinator exists while a transition runs, and not for an immediate change")
  func existence() throws {
    let harness = NavigationHarness()
    let observer = CallbackObserver()
    harness.controller.add(observer)
    var seen: [Bool] = []
    observer.onWillShow = { controller, _ in seen.append(controller.coordinator != nil) }
    observer.onDidShow = observer.onWillShow

    try harness.controller.push(PlainScreen("one"), .immediate)
    try harness.controller.push(PlainScreen("two"))
    harness.settle()

    #expect(seen == [false, false, true, false])
    #expect(harness.controller.coordinator == nil)
  }

  @Test("FC-6 A value animated alongside a transition has exactly the transition's fraction")
  func alongside() throws {
    let harness = NavigationHarness()
    let alongside = AlongsideAnimator()
    harness.controller.add(alongside)

    try harness.controller.push(PlainScreen("top"))
    for _ in 0..<5 {
      harness.advance(milliseconds: 60)
      #expect(alongside.value.value == harness.controller.fraction)
    }
    harness.settle()

    #expect(alongside.value.value == 1)
  }

  @Test("S0-8 An observer sets the final value at once when a change is immediate")
  func immediate() throws {
    let harness = NavigationHarness()
    let alongside = AlongsideAnimator()
    harness.controller.add(alongside)

    try harness.controller.push(PlainScreen("top"), .immediate)

    #expect(alongside.value.value == 1)
  }

  @Test("S0-11 NF-C3 A value follows a drag in both directions and is restored after a cancel")
  func byDrag() throws {
    let harness = NavigationHarness()
    let alongside = AlongsideAnimator()
    harness.controller.add(alongside)
    let drag = try harness.pushAndBeginDrag()

    for fraction in [0.2, 0.7, 0.4] {
      drag.driver.update(fraction)
      #expect(abs(alongside.value.value - (1 - fraction)) < 1e-12)
    }
    drag.driver.cancel()
    #expect(abs(alongside.value.value - 0.6) < 1e-12)
    harness.settle()

    #expect(alongside.value.value == 1)
  }

  @Test("NF-P9 A value does not jump when a push cuts a drag short, and ends at its target")
  func cutShort() throws {
    let harness = NavigationHarness()
    let alongside = AlongsideAnimator()
    harness.controller.add(alongside)
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.7)

    try harness.controller.push(PlainScreen("other"))

    var last = alongside.value.value
    #expect(abs(last - 0.3) < 1e-12)
    while harness.controller.isMoving {
      harness.advance(milliseconds: 4)
      #expect(abs(alongside.value.value - last) < 0.1)
      last = alongside.value.value
    }
    #expect(last == 0)
  }

  @Test("A value animates back when its transition is reversed")
  func turned() throws {
    let harness = NavigationHarness()
    let alongside = AlongsideAnimator()
    harness.controller.add(alongside)
    try harness.controller.push(PlainScreen("top"))
    harness.advance(milliseconds: 120)
    let before = alongside.value.value

    try harness.controller.pop()

    #expect(alongside.value.value == before)
    harness.settle()
    #expect(alongside.value.value == 0)
  }

  @Test(
    "S4-21 NF-C3 NF-C25 A completion runs once, also after a cancel, and is passed the outcome",
    arguments: [true, false])
  func completion(finishes: Bool) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    var answers: [Bool] = []
    harness.controller.coordinator?.whenDone { answers.append($0.isCancelled) }
    drag.driver.update(0.5)

    if finishes { drag.driver.finish() } else { drag.driver.cancel() }
    #expect(answers.isEmpty)
    harness.settle()

    #expect(answers == [!finishes])
  }

  @Test(
    "NF-R59 Each change of interaction is reported, before the appearance callbacks of a cancel")
  func interactionChanges() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    var log: [String] = []
    harness.controller.coordinator?.whenInteractionChanges {
      log.append($0.isInteractive ? "grabbed" : "released")
    }
    harness.context.trace.send { if $0.verb.contains("ppear") { log.append($0.verb) } }

    drag.driver.update(0.5)
    drag.driver.cancel()
    harness.advance(milliseconds: 20)
    try harness.controller.pop()
    drag.driver.cancel()
    harness.settle()

    #expect(
      log == [
        "released", "grabbed", "released", "willDisappear", "didDisappear", "willAppear",
        "didAppear",
      ])
  }

  @Test(
    "NF-R57 A coordinator reports its pages, fraction, velocity, and whether it is interactive")
  func flags() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    let coordinator = try #require(harness.controller.coordinator)
    drag.driver.update(0.25)

    #expect(coordinator.isInitiallyInteractive && coordinator.isInteractive)
    #expect(coordinator.operation == .pop)
    #expect(coordinator.from.name == "top" && coordinator.to.name == "root")
    #expect(coordinator.fraction == 0.25 && coordinator.velocity == 0)
    drag.driver.finish(velocity: 1.5)

    #expect(!coordinator.isInteractive && !coordinator.isCancelled)
    #expect(abs(coordinator.velocity - 1.5) < 1e-9)
    #expect(coordinator.remaining > .zero && coordinator.remaining < .seconds(1))
    harness.settle()
    #expect(coordinator.fraction == 1 && coordinator.remaining == .zero)
  }

  @Test(
    "FC-6 The duration is that of the whole transition, over half a second for the default spring")
  func duration() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"), .custom(CrossFadeTransitionStyle()))
    #expect(harness.controller.coordinator?.duration == .milliseconds(500))
    harness.settle()

    try harness.controller.push(PlainScreen("two"))

    let duration = try #require(harness.controller.coordinator?.duration)
    #expect(duration > .milliseconds(500) && duration < .milliseconds(550))
  }

  @Test("NF-R55 A transition that is over animates no value and calls no completion")
  func tooLate() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))
    let coordinator = try #require(harness.controller.coordinator)
    harness.settle()
    let value = AnimatedValue(0.5)

    #expect(!coordinator.animate(value, to: 1))
    coordinator.whenDone { _ in Issue.record("called too late") }

    #expect(value.value == 0.5)
  }

  @Test("NF-L5 NF-R66 A coordinator is released after its last callback")
  func released() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))
    weak let coordinator = harness.controller.coordinator
    harness.controller.coordinator?.whenDone { _ in }
    #expect(coordinator != nil)

    harness.settle()

    #expect(coordinator == nil)
  }

  @Test("Points and sizes are interpolated alongside a transition")
  func kinds() throws {
    let harness = NavigationHarness()
    let point = AnimatedValue(Point(x: 1, y: 2))
    let size = AnimatedValue(Size(width: 0, height: 10))
    let driver = PercentDrivenTransition()
    try harness.controller.push(PlainScreen("one"), .interactive(driver))
    let coordinator = try #require(harness.controller.coordinator)
    coordinator.animate(point, to: Point(x: 3, y: 6))
    coordinator.animate(size, to: Size(width: 4, height: 0))

    driver.update(0.5)

    #expect(point.value == Point(x: 2, y: 4))
    #expect(size.value == Size(width: 2, height: 5))
  }

  @Test("A push that interrupts a drag reports the end of the interaction")
  func takenOut() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    var changes: [Bool] = []
    harness.controller.coordinator?.whenInteractionChanges { changes.append($0.isInteractive) }
    drag.driver.update(0.5)

    try harness.controller.push(PlainScreen("other"))

    #expect(changes == [false])
  }

  @Test("A value does not jump if its animation or a new target begins during a transition")
  func joinsLate() throws {
    let harness = NavigationHarness()
    let driver = PercentDrivenTransition()
    let value = AnimatedValue(10.0)
    try harness.controller.push(PlainScreen("one"), .interactive(driver))
    driver.update(0.5)

    harness.controller.coordinator?.animate(value, to: 20)
    #expect(value.value == 10)
    driver.update(0.75)
    #expect(value.value == 15)
    harness.controller.coordinator?.animate(value, to: 0)
    #expect(value.value == 15)
    driver.update(1)
    #expect(value.value == 0)
    driver.cancel()
    harness.settle()

    #expect(value.value == 10)
  }

  @Test("A request that a provider makes while it is asked for a style is carried out")
  func providerAsks() throws {
    final class RequestingProvider: TransitionProvider {
      weak var controller: NavigationController?
      var interactionController: PercentDrivenTransition? { nil }
      func style(for operation: NavigationOperation, from: any Screen, to: any Screen)
        -> (any TransitionStyle)?
      {
        if to.name == "one" { try? controller?.push(PlainScreen("two")) }
        return nil
      }
    }
    let harness = NavigationHarness()
    let provider = RequestingProvider()
    provider.controller = harness.controller
    harness.controller.transitionProvider = provider

    try harness.controller.push(PlainScreen("one"))

    #expect(harness.controller.coordinator?.to.name == "two")
    harness.settle()
    #expect(harness.names == ["root", "one", "two"])
  }
}
