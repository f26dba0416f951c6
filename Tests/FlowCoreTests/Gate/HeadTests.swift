import FlowCore
import FlowModel
import Testing

/// Heads at rest and in plain transitions, SEED-FEATURES A.3.
@Suite struct HeadTests {
  @Test("S2-1 S2-11 A head is what the policy says, subclasses included, and policies add up")
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
    "S2-2 S2-4 From its willShow on no way leads back from a head, though the others still stand")
  func announced() throws {
    let harness = try NavigationHarness.gated("login")
    let head = HeadScreen("main")

    try harness.controller.push(head)

    #expect(harness.events.contains("willShow main"))
    #expect(harness.controller.isHead(head))
    #expect(!harness.controller.canPop)
    #expect(harness.controller.screen(beneath: head) == nil)
    #expect(harness.controller.screensToGoBackTo.isEmpty)
    #expect(harness.names == ["root", "login", "main"])
  }

  @Test("S2-3 NF-G1 At didShow exactly the head is on the stack", arguments: [true, false])
  func trimmed(animated: Bool) throws {
    let harness = try NavigationHarness.gated("login")
    let observer = LivelyObserver()
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

  @Test("S2-5 A screen that is no head changes neither the stack nor the way back")
  func plain() throws {
    let harness = try NavigationHarness.gated("login")

    try harness.controller.push(PlainScreen("detail"))
    harness.settle()

    #expect(harness.names == ["root", "login", "detail"])
    #expect(harness.controller.canPop)
    #expect(harness.trims.isEmpty)
  }

  @Test("S2-6 A head that is alone stays alone, and nothing is said of it")
  func alone() throws {
    let harness = try NavigationHarness.gated()

    try harness.controller.replaceTop(with: HeadScreen("main"), .immediate)

    #expect(harness.names == ["main"])
    #expect(harness.trims.isEmpty)
  }

  @Test(
    "S2-16 S2-19 Observers hear of a head as of any screen, once each", arguments: [true, false])
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

  @Test("S2-14 NF-G3 Every frame of the hand-over shows the two flows' screens only")
  func frames() throws {
    let harness = try NavigationHarness.gated("sign-up", "tutorial")
    try harness.controller.push(HeadScreen("main"))

    while harness.controller.isMoving {
      #expect(harness.pictured == ["tutorial", "main"])
      harness.advance(milliseconds: 1000 / 60)
    }

    #expect(harness.pictured == ["main"])
  }

  @Test("S2-21 The screens behind a gate are released")
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

  @Test("S2-22 Signing out is a gate the other way")
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

  @Test("NF-G7 A head in the place of the root has no way back while it arrives")
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
    "NF-G11 A second head drops the first one and what was on it; from above it one gets back to it only"
  )
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

  @Test("A head in the middle of a stack that is set closes the way beneath it")
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
    "S2-12 S2-13 A policy is asked once a request, and back control and stack agree on the answer")
  func conditional() throws {
    let harness = NavigationHarness()
    let asked = AskedPolicy()
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

  @Test("S2-12 A screen that is gone back to may have become a head meanwhile")
  func becomesHead() throws {
    let harness = NavigationHarness()
    var isKnown = false
    harness.controller.headPolicy = HeadPolicy { $0.name == "main" && isKnown }
    let main = PlainScreen("main")
    try harness.controller.push(main, animated: false)
    try harness.controller.push(PlainScreen("sign-in"), animated: false)
    #expect(harness.controller.screen(beneath: main) === harness.root)

    isKnown = true
    try harness.controller.pop()

    #expect(harness.controller.screen(beneath: main) == nil)
    harness.settle()
    #expect(harness.names == ["main"])
  }

  @Test(
    "A policy that asks for something itself is refused, and the request that it is asked for goes on"
  )
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
