import FlowCore
import FlowModel
import Testing

@Suite struct HeadTests {
  @Test(
    "S2-1 S2-11 The policy decides which screens are gate heads, and two policies can be combined")
  func predicate() {
    let heads = HeadPolicy { $0 is HeadScreen }
    let more = heads.or(HeadPolicy { $0.name == "tabs" })

    #expect(heads(HeadScreen("main")))
    #expect(heads(SpecialHead("main")))
    #expect(!heads(PlainScreen("tabs")))
    #expect(more(SpecialHead("main")))
    #expect(more(PlainScreen("tabs")))
    #expect(!more(PlainScreen("login")))
    #expect(!HeadPolicy.none(HeadScreen("main")))
  }

  @Test(
    "S2-2 S2-4 After its willShow, a gate head has no route back, though the stack is unchanged")
  func announced() throws {
    let harness = try NavigationHarness.gated("login")
    let head = HeadScreen("main")

    try harness.controller.push(head)

    #expect(harness.events.contains("willShow main"))
    #expect(harness.controller.isHead(head))
    #expect(!harness.controller.canPop)
    #expect(harness.controller.screen(below: head) == nil)
    #expect(harness.controller.screensToGoBackTo.isEmpty)
    #expect(harness.names == ["root", "login", "main"])
  }

  @Test(
    "S2-3 NF-G1 At didShow the gate head is the only screen in the stack", arguments: [true, false])
  func trimmed(animated: Bool) throws {
    let harness = try NavigationHarness.gated("login")
    let observer = CallbackObserver()
    var seen: [[String]] = []
    observer.onDidShow = { controller, _ in seen.append(controller.stack.map(\.name)) }
    harness.controller.add(observer)

    try harness.controller.push(HeadScreen("main"), animated: animated)
    harness.settle()

    #expect(seen == [["main"]])
    #expect(harness.names == ["main"])
    #expect(harness.trims == ["main 2"])
    #expect(throws: NavigationRefusal.lastScreen) { try harness.controller.pop() }
  }

  @Test(
    "S2-18 Gates need no delegate: they stay closed whichever observers and providers come and go")
  func noSlot() throws {
    let harness = try NavigationHarness.gated("login")
    let observers = (0..<3).map { _ in CallbackObserver() }
    var heard: [String] = []
    for (index, observer) in observers.enumerated() {
      observer.onDidShow = { controller, screen in
        heard.append("\(index) \(screen.name) of \(controller.stack.count)")
      }
      harness.controller.add(observer)
    }
    let provider = DragDriver()
    harness.controller.transitionProvider = provider
    harness.controller.remove(observers[1])
    harness.controller.transitionProvider = nil

    try harness.controller.push(HeadScreen("main"))
    harness.settle()

    #expect(heard == ["0 main of 1", "2 main of 1"])
    #expect(harness.names == ["main"] && !harness.controller.canPop)
  }

  @Test("S2-5 A screen that is not a gate head removes no screens and closes no route back")
  func plain() throws {
    let harness = try NavigationHarness.gated("login")

    try harness.controller.push(PlainScreen("detail"))
    harness.settle()

    #expect(harness.names == ["root", "login", "detail"])
    #expect(harness.controller.canPop)
    #expect(harness.trims.isEmpty)
  }

  @Test("S2-6 A gate head that replaces the only screen removes no other, and no removal is traced")
  func alone() throws {
    let harness = try NavigationHarness.gated()

    try harness.controller.replaceTop(with: HeadScreen("main"), .immediate)

    #expect(harness.names == ["main"])
    #expect(harness.trims.isEmpty)
  }

  @Test(
    "S2-16 S2-19 A gate head gets the same callbacks as any other screen, once each",
    arguments: [true, false])
  func heard(animated: Bool) throws {
    let harness = try NavigationHarness.gated("login")

    try harness.controller.push(HeadScreen("main"), animated: animated)
    harness.settle()

    #expect(harness.notices == ["willShow main", "didShow main"])
    #expect(
      harness.appearances == [
        "willDisappear login", "willAppear main", "didDisappear login", "didAppear main",
      ])
  }

  @Test("S2-14 NF-G3 Every frame of the transition shows only the old top screen and the gate head")
  func frames() throws {
    let harness = try NavigationHarness.gated("sign-up", "tutorial")
    try harness.controller.push(HeadScreen("main"))

    while harness.controller.isMoving {
      #expect(harness.visibleNames == ["tutorial", "main"])
      harness.advance(milliseconds: 1000 / 60)
    }

    #expect(harness.visibleNames == ["main"])
  }

  @Test("S2-21 The screens behind a gate are deallocated")
  func released() throws {
    let harness = try NavigationHarness.gated()
    weak var login: PlainScreen?
    do {
      let screen = PlainScreen("login")
      login = screen
      try harness.controller.push(screen, animated: false)
    }

    try harness.controller.push(HeadScreen("main"))
    #expect(login != nil)
    harness.settle()

    #expect(login == nil)
  }

  @Test("S2-22 Pushing another gate head, as when signing out, removes the earlier one")
  func signingOut() throws {
    let harness = try NavigationHarness.gated("login")
    try harness.controller.push(HeadScreen("main"))
    harness.settle()
    try harness.controller.push(PlainScreen("settings"))
    harness.settle()

    try harness.controller.push(HeadScreen("welcome"))
    harness.settle()

    #expect(harness.names == ["welcome"])
    #expect(harness.trims == ["main 2", "welcome 2"])
  }

  @Test("NF-G7 A gate head that replaces the root has no route back while it arrives")
  func replacedRoot() throws {
    let harness = try NavigationHarness.gated()
    let head = HeadScreen("main")

    try harness.controller.replaceTop(with: head)

    #expect(!harness.controller.canPop)
    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.push(harness.root) }
    harness.settle()
    #expect(harness.names == ["main"])
  }

  @Test(
    "NF-G11 A second gate head removes the first one and the screens above it, and is the new root")
  func secondHead() throws {
    let harness = try NavigationHarness.gated()
    try harness.controller.setStack(
      [HeadScreen("h1"), PlainScreen("a"), PlainScreen("b")], .immediate)
    try harness.controller.push(HeadScreen("h2"))
    harness.settle()
    #expect(harness.names == ["h2"])

    try harness.controller.push(PlainScreen("c"))
    harness.settle()
    try harness.controller.pop()
    harness.settle()

    #expect(harness.names == ["h2"])
    #expect(!harness.controller.canPop)
  }

  @Test("The highest gate head of a new stack closes the route to the screens below it")
  func middle() throws {
    let harness = try NavigationHarness.gated("login")

    try harness.controller.setStack([
      PlainScreen("x"), HeadScreen("low"), PlainScreen("y"), HeadScreen("high"), PlainScreen("z"),
    ])

    #expect(harness.controller.screensToGoBackTo.map(\.name) == ["high"])
    harness.settle()
    #expect(harness.names == ["high", "z"])
    try harness.controller.popToRoot()
    harness.settle()
    #expect(harness.names == ["high"])
  }

  @Test(
    "S2-12 S2-13 A policy is asked once per request; its answer decides both canPop and the stack")
  func conditional() throws {
    let harness = NavigationHarness()
    let asked = RecordingPolicy()
    var isKnown = true
    asked.isHead = { $0.name == "main" && isKnown }
    harness.controller.headPolicy = asked.policy
    let main = PlainScreen("main")

    try harness.controller.push(main)
    isKnown = false
    #expect(!harness.controller.canPop)
    harness.settle()

    #expect(harness.names == ["main"])
    #expect(asked.asked == ["main"])
  }

  @Test("S2-12 A screen that a pop returns to can have become a gate head in the meantime")
  func becomesHead() throws {
    let harness = NavigationHarness()
    var isKnown = false
    harness.controller.headPolicy = HeadPolicy { $0.name == "main" && isKnown }
    let main = PlainScreen("main")
    try harness.controller.push(main, animated: false)
    try harness.controller.push(PlainScreen("sign-in"), animated: false)
    #expect(harness.controller.screen(below: main) === harness.root)

    isKnown = true
    try harness.controller.pop()

    #expect(harness.controller.screen(below: main) == nil)
    harness.settle()
    #expect(harness.names == ["main"])
  }

  @Test("A request made inside a policy is refused, and the original request continues")
  func meddlingPolicy() throws {
    let harness = NavigationHarness()
    var refusals: [NavigationRefusal] = []
    harness.controller.headPolicy = HeadPolicy { [weak harness] screen in
      guard let controller = harness?.controller else { return false }
      do throws(NavigationRefusal) { try controller.push(screen) } catch { refusals.append(error) }
      return true
    }

    try harness.controller.push(PlainScreen("main"), animated: false)

    #expect(refusals == [.busy])
    #expect(harness.names == ["main"])
  }
}
