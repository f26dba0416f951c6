import FlowCore
import FlowModel
import Testing

/// The cases of re-entrancy and queueing, NAVIGATION-FACTS 3.2.
@Suite struct QueueTests {
  @Test("NF-Q1 NF-Q21 Only a request with motion makes a controller busy, and each only once")
  func busy() throws {
    let rig = NavigationHarness()

    try rig.controller.push(PlainScreen("one"), .immediate)
    #expect(!rig.controller.isMoving)
    try rig.controller.replaceTop(with: PlainScreen("two"))
    #expect(rig.controller.isMoving)
    rig.settle()

    #expect(!rig.controller.isMoving)
    #expect(rig.controller.coordinator == nil)
  }

  @Test("NF-Q3 NF-R61 The steps of a push and of a pop come in UIKit's order")
  func order() throws {
    let rig = NavigationHarness()
    rig.forget()

    try rig.controller.push(PlainScreen("one"))
    rig.settle()
    try rig.controller.pop()
    rig.settle()

    #expect(
      rig.appearances == [
        "willDisappear root", "willAppear one", "didDisappear root", "didAppear one",
        "willDisappear one", "willAppear root", "didDisappear one", "didAppear root",
      ])
  }

  @Test(
    "NF-Q5 NF-S45 What a screen asks for while it leaves is carried out afterwards",
    arguments: [AppearanceStep.willDisappear, .didDisappear])
  func whileLeaving(step: AppearanceStep) throws {
    let rig = NavigationHarness()
    let screen = LivelyScreen("one")
    try rig.controller.push(screen, .immediate)
    screen.onStep = { [rig] in
      if $0 == step { try? rig.controller.push(PlainScreen("two"), .immediate) }
    }
    rig.forget()

    try rig.controller.pop(.immediate)

    #expect(rig.names == ["root", "two"])
    #expect(
      rig.notices == ["willShow root", "didShow root", "willShow two", "didShow two"])
  }

  @Test("NF-Q7 NF-Q9 Requests within requests within requests leave a stack that makes sense")
  func nested() throws {
    let rig = try NavigationHarness("one", "two")
    let observer = LivelyObserver()
    rig.controller.add(observer)
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

    try rig.controller.pop()
    rig.settle()

    #expect(rig.names == ["a"])
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["a"])
    #expect(rig.notices.filter { $0.hasPrefix("willShow") }.count * 2 == rig.notices.count)
  }

  @Test("NF-Q17 A page that is replaced twice on its way stays until the end, then all are let go")
  func replaceTwice() throws {
    let rig = try NavigationHarness("a")
    weak let a = rig.controller.top
    try rig.controller.replaceTop(with: PlainScreen("b"))
    weak let b = rig.controller.top
    rig.advance(milliseconds: 100)

    try rig.controller.replaceTop(with: PlainScreen("c"))

    #expect(rig.controller.visiblePages.map(\.screen.name) == ["a", "b"])
    rig.settle()
    #expect(rig.notices == ["willShow b", "didShow b", "willShow c", "didShow c"])
    #expect(a == nil && b == nil)
  }

  @Test("NF-Q19 A page that is being replaced and is asked for again comes back, without a jump")
  func replaceBack() throws {
    let rig = try NavigationHarness("a")
    let a = rig.controller.top
    try rig.controller.replaceTop(with: PlainScreen("b"))
    rig.advance(milliseconds: 100)
    let before = rig.shift("b")

    try rig.controller.replaceTop(with: a)

    #expect(rig.shift("b") == before)
    rig.settle()
    #expect(rig.names == ["root", "a"])
    #expect(rig.notices == ["willShow b", "didCancel b"])
  }

  @Test("NF-Q29 NF-Q35 Beginnings and ends alternate, in the order of the requests")
  func alternate() throws {
    let rig = NavigationHarness()
    rig.forget()

    try rig.controller.push(PlainScreen("one"))
    try rig.controller.push(PlainScreen("two"))
    rig.settle()

    #expect(
      rig.notices == ["willShow one", "didShow one", "willShow two", "didShow two"])
    let leaves = rig.events.firstIndex(of: "didDisappear root")
    let next = rig.events.firstIndex(of: "willDisappear one")
    #expect(try #require(leaves) < #require(next))
  }

  @Test("NF-Q31 Three stacks during one transition become one further transition to the last")
  func coalesce() throws {
    let rig = NavigationHarness()
    let screens = ["one", "two", "three", "four"].map(PlainScreen.init)
    rig.forget()

    for screen in screens { try rig.controller.setStack([rig.root, screen]) }
    rig.settle()

    #expect(rig.names == ["root", "four"])
    #expect(
      rig.notices == ["willShow one", "didShow one", "willShow four", "didShow four"])
  }

  @Test("The kind of the last request that waits is the one that counts")
  func lastKind() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("one"))
    try rig.controller.push(PlainScreen("two"), .custom(CrossFadeTransitionStyle()))
    try rig.controller.push(PlainScreen("three"), .immediate)
    rig.forget()

    rig.advance(milliseconds: 1000)

    #expect(rig.lines.filter { $0.verb == "willShow" }.map(\.details) == ["immediate"])
    #expect(rig.names == ["root", "one", "two", "three"])
  }

  @Test("NF-Q37 A page popped at once in mid-push lies straight when it is pushed again")
  func poseRestored() throws {
    let rig = NavigationHarness()
    let screen = PlainScreen("one")
    try rig.controller.push(screen)
    rig.advance(milliseconds: 100)

    try rig.controller.pop(.immediate)
    try rig.controller.push(screen, .immediate)

    #expect(rig.controller.visiblePages.map(\.pose) == [.atRest])
  }

  @Test("A pop to a screen that was pushed but never shown is a pop")
  func popToUnseen() throws {
    let rig = NavigationHarness()
    for name in ["one", "two", "three"] { try rig.controller.push(PlainScreen(name)) }
    rig.settle()

    try rig.controller.pop()
    rig.advance(milliseconds: 100)

    // In a pop the page that goes is the upper one: it moves towards the trailing edge.
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["two", "three"])
    #expect(rig.controller.visiblePages[1].pose.shift > 0.4)
  }

  @Test("A screen can be pushed again from the very callback that ends its pop")
  func pushAgain() throws {
    final class Repeater: NavigationObserver {
      var next: (any Screen)?
      func navigationController(
        _ controller: NavigationController, didShow screen: any Screen
      ) {
        guard let screen = next else { return }
        next = nil
        try? controller.push(screen, animated: false)
      }
    }
    let rig = NavigationHarness()
    let screen = PlainScreen("again")
    try rig.controller.push(screen, animated: false)
    let repeater = Repeater()
    repeater.next = screen
    rig.controller.add(repeater)

    try rig.controller.pop(animated: false)

    #expect(rig.names == ["root", "again"])
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["again"])
    try rig.controller.pop()
    rig.settle()
    #expect(rig.names == ["root"])
  }

  @Test("Screens that change places while one leaves stand in the stack once")
  func swap() throws {
    let rig = NavigationHarness()
    let (one, two) = (PlainScreen("one"), PlainScreen("two"))
    try rig.controller.push(one, animated: false)
    try rig.controller.push(two, animated: false)
    let hand = HandDriver()
    rig.controller.transitionProvider = hand

    hand.isInteractive = false
    try rig.controller.pop()
    try rig.controller.pop()
    try rig.controller.push(two)
    try rig.controller.push(one)
    hand.isInteractive = true
    try rig.controller.pop()
    hand.driver.cancel()
    rig.settle()

    #expect(rig.names == ["root", "two", "one"])
    #expect(rig.controller.visiblePages.map(\.screen.name) == ["one"])
  }

  @Test("FC-7 A jump cut in the middle of a transition cuts it short")
  func immediate() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("next"))
    rig.advance(milliseconds: 100)

    try rig.controller.pop(animated: false)

    #expect(rig.controller.visiblePages.map(\.pose) == [.atRest])
    #expect(rig.events.last == "didCancel next")
  }

  @Test("FC-3 A push that cut a drag short and is undone leaves no jump at its end")
  func undoneAfterDrag() throws {
    let rig = NavigationHarness()
    let hand = try rig.grabbed()
    hand.driver.update(0.7)
    try rig.controller.push(PlainScreen("pushed"))
    rig.advance(milliseconds: 5)
    hand.isInteractive = false

    try rig.controller.pop()
    let end = try #require(rig.context.clock.deadline)
    rig.context.clock.advance(to: Instant(nanoseconds: end.nanoseconds - 1000))
    let page = try #require(rig.controller.visiblePages.first { $0.screen.name == "top" })

    #expect(abs(page.pose.shift) < 0.002)
    rig.settle()
    #expect(rig.controller.visiblePages.map(\.pose) == [.atRest])
  }

  @Test("FC-4 A finger whose drag was finished by a pop has no hand in the next one")
  func noSecondPop() throws {
    let rig = NavigationHarness()
    let top = PlainScreen("top")
    try rig.controller.push(PlainScreen("under"), animated: false)
    try rig.controller.push(top, animated: false)
    let transition = PopTransition(from: top) { _ = try? rig.controller.pop() }
    let edge = EdgeSwipeInteractor(transition: transition)
    rig.controller.transitionProvider = transition
    let event = { (phase: PointerEvent.Phase, x: Double) in
      PointerEvent(
        phase, device: .mouse, location: Point(x: x, y: 100), instant: .zero,
        stage: Size(width: 400, height: 800))
    }
    _ = edge.respond(to: event(.down, 8))
    _ = edge.respond(to: event(.move, 208))
    #expect(transition.interactionInProgress)

    try rig.controller.pop()
    #expect(!transition.interactionInProgress)
    try rig.controller.pop()
    _ = edge.respond(to: event(.move, 20))
    rig.settle()

    #expect(rig.names == ["root"])
  }
}
