import FlowCore
import FlowModel
import Testing

@Suite struct QueueTests {
  @Test(
    "NF-Q1 NF-Q21 A controller moves during an animated request, and not after an immediate one")
  func busy() throws {
    let harness = NavigationHarness()

    try harness.controller.push(PlainScreen("one"), .immediate)
    #expect(!harness.controller.isMoving)
    try harness.controller.replaceTop(with: PlainScreen("two"))
    #expect(harness.controller.isMoving)
    harness.settle()

    #expect(!harness.controller.isMoving)
    #expect(harness.controller.coordinator == nil)
  }

  @Test("NF-Q3 NF-R61 The appearance callbacks of a push and of a pop come in UIKit's order")
  func order() throws {
    let harness = NavigationHarness()
    harness.clearTrace()

    try harness.controller.push(PlainScreen("one"))
    harness.settle()
    try harness.controller.pop()
    harness.settle()

    #expect(
      harness.appearances == [
        "willDisappear root", "willAppear one", "didDisappear root", "didAppear one",
        "willDisappear one", "willAppear root", "didDisappear one", "didAppear root",
      ])
  }

  @Test(
    "NF-Q5 NF-S45 A request that a screen makes while it disappears is carried out afterwards",
    arguments: [AppearanceStep.willDisappear, .didDisappear])
  func whileLeaving(step: AppearanceStep) throws {
    let harness = NavigationHarness()
    let screen = CallbackScreen("one")
    try harness.controller.push(screen, .immediate)
    screen.onStep = { [harness] in
      if $0 == step { try? harness.controller.push(PlainScreen("two"), .immediate) }
    }
    harness.clearTrace()

    try harness.controller.pop(.immediate)

    #expect(harness.names == ["root", "two"])
    #expect(
      harness.notices == ["willShow root", "didShow root", "willShow two", "didShow two"])
  }

  @Test("All observers learn that a flow appears before they learn what one of them then requests")
  func whileAppearing() throws {
    let harness = NavigationHarness()
    harness.controller.forward(.willDisappear)
    harness.controller.forward(.didDisappear)
    let (first, second) = (CallbackObserver(), CallbackObserver())
    harness.controller.add(first)
    harness.controller.add(second)
    var heard: [String] = []
    first.onWillAppear = { controller in
      controller.attempt { try $0.push(PlainScreen("one"), .immediate) }
    }
    second.onWillAppear = { _ in heard.append("willAppear") }
    second.onDidShow = { heard.append("didShow \($1.name)") }

    harness.controller.forward(.willAppear)

    #expect(heard == ["willAppear", "didShow one"])
  }

  @Test("NF-Q7 NF-Q9 Requests nested within callbacks are carried out in order, one after another")
  func nested() throws {
    let harness = try NavigationHarness("one", "two")
    let observer = CallbackObserver()
    harness.controller.add(observer)
    var depth = 0
    observer.onWillShow = { controller, _ in
      depth += 1
      switch depth {
      case 1: _ = try? controller.popToRoot()
      case 2: try? controller.setStack([PlainScreen("a"), PlainScreen("b")])
      case 3: _ = try? controller.pop(.immediate)
      default: break
      }
    }

    try harness.controller.pop()
    harness.settle()

    #expect(harness.names == ["a"])
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["a"])
    #expect(
      harness.notices == [
        "willShow one", "didShow one", "willShow root", "didShow root", "willShow b", "didShow b",
        "willShow a", "didShow a",
      ])
  }

  @Test("NF-Q17 A replacement during another waits for its end, and both old pages are deallocated")
  func replaceTwice() throws {
    let harness = try NavigationHarness("a")
    weak let a = harness.controller.top
    try harness.controller.replaceTop(with: PlainScreen("b"))
    weak let b = harness.controller.top
    harness.advance(milliseconds: 100)

    try harness.controller.replaceTop(with: PlainScreen("c"))

    #expect(harness.controller.visiblePages.map(\.screen.name) == ["a", "b"])
    harness.settle()
    #expect(harness.notices == ["willShow b", "didShow b", "willShow c", "didShow c"])
    #expect(a == nil && b == nil)
  }

  @Test("NF-Q19 Replacing the top back with the page that is leaving reverses the transition")
  func replaceBack() throws {
    let harness = try NavigationHarness("a")
    let a = harness.controller.top
    try harness.controller.replaceTop(with: PlainScreen("b"))
    harness.advance(milliseconds: 100)
    let before = harness.shift("b")

    try harness.controller.replaceTop(with: a)

    #expect(harness.shift("b") == before)
    harness.settle()
    #expect(harness.names == ["root", "a"])
    #expect(harness.notices == ["willShow b", "didCancel b"])
  }

  @Test("NF-Q29 NF-Q35 Transitions begin and end alternately, in the order of the requests")
  func alternate() throws {
    let harness = NavigationHarness()
    harness.clearTrace()

    try harness.controller.push(PlainScreen("one"))
    try harness.controller.push(PlainScreen("two"))
    harness.settle()

    #expect(
      harness.notices == ["willShow one", "didShow one", "willShow two", "didShow two"])
    let leaves = harness.events.firstIndex(of: "didDisappear root")
    let next = harness.events.firstIndex(of: "willDisappear one")
    #expect(try #require(leaves) < #require(next))
  }

  @Test(
    "NF-Q31 Several stacks set during one transition become one further transition to the last one")
  func coalesce() throws {
    let harness = NavigationHarness()
    let screens = ["one", "two", "three", "four"].map(PlainScreen.init)
    harness.clearTrace()

    for screen in screens { try harness.controller.setStack([harness.root, screen]) }
    harness.settle()

    #expect(harness.names == ["root", "four"])
    #expect(
      harness.notices == ["willShow one", "didShow one", "willShow four", "didShow four"])
  }

  @Test("The mode of the last queued request is used")
  func lastMode() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("one"))
    try harness.controller.push(PlainScreen("two"), .custom(CrossFadeTransitionStyle()))
    try harness.controller.push(PlainScreen("three"), .immediate)
    harness.clearTrace()

    harness.advance(milliseconds: 1000)

    #expect(harness.lines.filter { $0.verb == "willShow" }.map(\.details) == ["immediate"])
    #expect(harness.names == ["root", "one", "two", "three"])
  }

  @Test("NF-Q37 A page popped immediately during its push has the settled pose when pushed again")
  func poseRestored() throws {
    let harness = NavigationHarness()
    let screen = PlainScreen("one")
    try harness.controller.push(screen)
    harness.advance(milliseconds: 100)

    try harness.controller.pop(.immediate)
    try harness.controller.push(screen, .immediate)

    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
  }

  @Test("A pop to a screen that was pushed but never shown animates as a pop")
  func popToUnseen() throws {
    let harness = NavigationHarness()
    for name in ["one", "two", "three"] { try harness.controller.push(PlainScreen(name)) }
    harness.settle()

    try harness.controller.pop()
    harness.advance(milliseconds: 100)

    // In a pop the leaving page is the upper one: it moves towards the trailing edge.
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["two", "three"])
    #expect(harness.controller.visiblePages[1].pose.shift > 0.4)
  }

  @Test("A screen can be pushed again inside the callback that ends its pop")
  func pushAgain() throws {
    final class PushesAgain: NavigationObserver {
      var next: (any Screen)?
      func navigationController(
        _ controller: NavigationController, didShow screen: any Screen
      ) {
        guard let screen = next else { return }
        next = nil
        try? controller.push(screen, animated: false)
      }
    }
    let harness = NavigationHarness()
    let screen = PlainScreen("again")
    try harness.controller.push(screen, animated: false)
    let repeater = PushesAgain()
    repeater.next = screen
    harness.controller.add(repeater)

    try harness.controller.pop(animated: false)

    #expect(harness.names == ["root", "again"])
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["again"])
    try harness.controller.pop()
    harness.settle()
    #expect(harness.names == ["root"])
  }

  @Test("Screens that swap positions while one is leaving are each in the stack once")
  func swap() throws {
    let harness = NavigationHarness()
    let (one, two) = (PlainScreen("one"), PlainScreen("two"))
    try harness.controller.push(one, animated: false)
    try harness.controller.push(two, animated: false)
    let drag = DragDriver()
    harness.controller.transitionProvider = drag

    drag.isInteractive = false
    try harness.controller.pop()
    try harness.controller.pop()
    try harness.controller.push(two)
    try harness.controller.push(one)
    drag.isInteractive = true
    try harness.controller.pop()
    drag.driver.cancel()
    harness.settle()

    #expect(harness.names == ["root", "two", "one"])
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["one"])
  }

  @Test("FC-7 An immediate pop during a push cuts the transition short")
  func immediate() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)

    try harness.controller.pop(animated: false)

    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
    #expect(harness.events.last == "didCancel next")
  }

  @Test("FC-3 Undoing a push that cut a drag short ends without a jump")
  func undoneAfterDrag() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.7)
    try harness.controller.push(PlainScreen("pushed"))
    harness.advance(milliseconds: 5)
    drag.isInteractive = false

    try harness.controller.pop()
    let end = try #require(harness.context.clock.deadline)
    harness.context.clock.advance(to: Instant(nanoseconds: end.nanoseconds - 1000))
    let page = try #require(harness.controller.visiblePages.first { $0.screen.name == "top" })

    #expect(abs(page.pose.shift) < 0.002)
    harness.settle()
    #expect(harness.controller.visiblePages.map(\.pose) == [.settled])
  }

  @Test("FC-4 A finger whose drag was finished by a pop does not affect the next pop")
  func noSecondPop() throws {
    let harness = NavigationHarness()
    let top = PlainScreen("top")
    try harness.controller.push(PlainScreen("under"), animated: false)
    try harness.controller.push(top, animated: false)
    let transition = PopTransition(from: top) { _ = try? harness.controller.pop() }
    let edge = EdgeSwipeInteractor(transition: transition)
    harness.controller.transitionProvider = transition
    let press = Press(stageSize: Size(width: 400, height: 800))
    _ = edge.respond(to: press.event(.down, 8))
    _ = edge.respond(to: press.event(.move, 208))
    #expect(transition.interactionInProgress)

    try harness.controller.pop()
    #expect(!transition.interactionInProgress)
    try harness.controller.pop()
    _ = edge.respond(to: press.event(.move, 20))
    harness.settle()

    #expect(harness.names == ["root"])
  }
}
