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
    let rig = try NavigationHarness.gated("login")
    let head = HeadScreen("main")

    try rig.controller.push(head)

    #expect(rig.events.contains("willShow main"))
    #expect(rig.controller.isHead(head))
    #expect(!rig.controller.canPop)
    #expect(rig.controller.screen(beneath: head) == nil)
    #expect(rig.controller.screensToGoBackTo.isEmpty)
    #expect(rig.names == ["root", "login", "main"])
  }

  @Test("S2-3 NF-G1 At didShow exactly the head is on the stack", arguments: [true, false])
  func trimmed(animated: Bool) throws {
    let rig = try NavigationHarness.gated("login")
    let observer = LivelyObserver()
    var seen: [[String]] = []
    observer.onDidShow = { controller, _ in seen.append(controller.stack.map(\.name)) }
    rig.controller.add(observer)

    try rig.controller.push(HeadScreen("main"), animated: animated)
    rig.settle()

    #expect(seen == [["main"]])
    #expect(rig.names == ["main"])
    #expect(rig.trims == ["main 2"])
    #expect(throws: NavigationRefusal.lastScreen) { try rig.controller.pop() }
  }

  @Test("S2-5 A screen that is no head changes neither the stack nor the way back")
  func plain() throws {
    let rig = try NavigationHarness.gated("login")

    try rig.controller.push(PlainScreen("detail"))
    rig.settle()

    #expect(rig.names == ["root", "login", "detail"])
    #expect(rig.controller.canPop)
    #expect(rig.trims.isEmpty)
  }

  @Test("S2-6 A head that is alone stays alone, and nothing is said of it")
  func alone() throws {
    let rig = try NavigationHarness.gated()

    try rig.controller.replaceTop(with: HeadScreen("main"), .immediate)

    #expect(rig.names == ["main"])
    #expect(rig.trims.isEmpty)
  }

  @Test(
    "S2-16 S2-19 Observers hear of a head as of any screen, once each", arguments: [true, false])
  func heard(animated: Bool) throws {
    let rig = try NavigationHarness.gated("login")

    try rig.controller.push(HeadScreen("main"), animated: animated)
    rig.settle()

    #expect(rig.notices == ["willShow main", "didShow main"])
    #expect(
      rig.appearances == [
        "willDisappear login", "willAppear main", "didDisappear login", "didAppear main",
      ])
  }

  @Test("S2-14 NF-G3 Every frame of the hand-over shows the two flows' screens only")
  func frames() throws {
    let rig = try NavigationHarness.gated("sign-up", "tutorial")
    try rig.controller.push(HeadScreen("main"))

    while rig.controller.isMoving {
      #expect(rig.pictured == ["tutorial", "main"])
      rig.advance(milliseconds: 1000 / 60)
    }

    #expect(rig.pictured == ["main"])
  }

  @Test("S2-21 The screens behind a gate are released")
  func released() throws {
    let rig = try NavigationHarness.gated()
    weak var login: PlainScreen?
    do {
      let screen = PlainScreen("login")
      login = screen
      try rig.controller.push(screen, animated: false)
    }

    try rig.controller.push(HeadScreen("main"))
    #expect(login != nil)
    rig.settle()

    #expect(login == nil)
  }

  @Test("S2-22 Signing out is a gate the other way")
  func signingOut() throws {
    let rig = try NavigationHarness.gated("login")
    try rig.controller.push(HeadScreen("main"))
    rig.settle()
    try rig.controller.push(PlainScreen("settings"))
    rig.settle()

    try rig.controller.push(HeadScreen("welcome"))
    rig.settle()

    #expect(rig.names == ["welcome"])
    #expect(rig.trims == ["main 2", "welcome 2"])
  }

  @Test("NF-G7 A head in the place of the root has no way back while it arrives")
  func replacedRoot() throws {
    let rig = try NavigationHarness.gated()
    let head = HeadScreen("main")

    try rig.controller.replaceTop(with: head)

    #expect(!rig.controller.canPop)
    #expect(throws: NavigationRefusal.behindGate) { try rig.controller.push(rig.root) }
    rig.settle()
    #expect(rig.names == ["main"])
  }

  @Test(
    "NF-G11 A second head drops the first one and what was on it; from above it one gets back to it only"
  )
  func secondHead() throws {
    let rig = try NavigationHarness.gated()
    try rig.controller.setStack([HeadScreen("h1"), PlainScreen("a"), PlainScreen("b")], .immediate)
    try rig.controller.push(HeadScreen("h2"))
    rig.settle()
    #expect(rig.names == ["h2"])

    try rig.controller.push(PlainScreen("c"))
    rig.settle()
    try rig.controller.pop()
    rig.settle()

    #expect(rig.names == ["h2"])
    #expect(!rig.controller.canPop)
  }

  @Test("A head in the middle of a stack that is set closes the way beneath it")
  func middle() throws {
    let rig = try NavigationHarness.gated("login")

    try rig.controller.setStack([
      PlainScreen("x"), HeadScreen("low"), PlainScreen("y"), HeadScreen("high"), PlainScreen("z"),
    ])

    #expect(rig.controller.screensToGoBackTo.map(\.name) == ["high"])
    rig.settle()
    #expect(rig.names == ["high", "z"])
    try rig.controller.popToRoot()
    rig.settle()
    #expect(rig.names == ["high"])
  }

  @Test(
    "S2-12 S2-13 A policy is asked once a request, and back control and stack agree on the answer")
  func conditional() throws {
    let rig = NavigationHarness()
    let asked = AskedPolicy()
    var isKnown = true
    asked.isHead = { $0.name == "main" && isKnown }
    rig.controller.headPolicy = asked.policy
    let main = PlainScreen("main")

    try rig.controller.push(main)
    isKnown = false
    #expect(!rig.controller.canPop)
    rig.settle()

    #expect(rig.names == ["main"])
    #expect(asked.asked == ["main"])
  }

  @Test("S2-12 A screen that is gone back to may have become a head meanwhile")
  func becomesHead() throws {
    let rig = NavigationHarness()
    var isKnown = false
    rig.controller.headPolicy = HeadPolicy { $0.name == "main" && isKnown }
    let main = PlainScreen("main")
    try rig.controller.push(main, animated: false)
    try rig.controller.push(PlainScreen("sign-in"), animated: false)
    #expect(rig.controller.screen(beneath: main) === rig.root)

    isKnown = true
    try rig.controller.pop()

    #expect(rig.controller.screen(beneath: main) == nil)
    rig.settle()
    #expect(rig.names == ["main"])
  }

  @Test(
    "A policy that asks for something itself is refused, and the request that it is asked for goes on"
  )
  func meddlingPolicy() throws {
    let rig = NavigationHarness()
    var refusals: [NavigationRefusal] = []
    rig.controller.headPolicy = HeadPolicy { [weak rig] screen in
      guard let controller = rig?.controller else { return false }
      do throws(NavigationRefusal) { try controller.push(screen) } catch { refusals.append(error) }
      return true
    }

    try rig.controller.push(PlainScreen("main"), animated: false)

    #expect(refusals == [.busy])
    #expect(rig.names == ["main"])
  }
}
