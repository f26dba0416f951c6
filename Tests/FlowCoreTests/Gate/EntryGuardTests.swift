import FlowCore
import FlowModel
import Testing

@Suite struct EntryGuardTests {
  enum EntryRoute: CaseIterable {
    case push, jump, setStack, replaceTop, interactive

    func ask(_ harness: NavigationHarness, for screen: any Screen) throws {
      switch self {
      case .push: try harness.controller.push(screen)
      case .jump: try harness.controller.push(screen, .immediate)
      case .setStack: try harness.controller.setStack([harness.root, screen])
      case .replaceTop: try harness.controller.replaceTop(with: screen)
      case .interactive:
        let driver = PercentDrivenTransition()
        try harness.controller.push(screen, .interactive(driver))
        driver.finish()
      }
    }

    var goal: [String] {
      switch self {
      case .push, .jump, .interactive: ["root", "shop", "account"]
      case .setStack, .replaceTop: ["root", "account"]
      }
    }

    var gate: [String] {
      self == .setStack ? ["root", "sign-in"] : ["root", "shop", "sign-in"]
    }
  }

  @Test(
    "A closed guard without a gate refuses the request, and nothing changes",
    arguments: EntryRoute.allCases)
  func refused(route: EntryRoute) throws {
    let session = GuardedSession(hasGate: false)

    #expect(throws: NavigationRefusal.closed) {
      try route.ask(session.harness, for: session.account())
    }

    #expect(session.harness.names == ["root", "shop"])
    #expect(session.harness.events.isEmpty)
    #expect(!session.harness.controller.isWaitingToEnter)
  }

  @Test("An open guard admits every request, and is asked once", arguments: EntryRoute.allCases)
  func open(route: EntryRoute) throws {
    let session = GuardedSession()
    session.isSignedIn = true

    try route.ask(session.harness, for: session.account())
    session.harness.settle()

    #expect(session.harness.names == route.goal)
    #expect(session.asked == 1)
  }

  @Test(
    "While a gate head arrives, a closed guard shows its gate above the head until the guard opens",
    arguments: [EntryRoute.push, .jump, .replaceTop, .interactive], [false, true])
  func arriving(route: EntryRoute, opensAtOnce: Bool) throws {
    let session = GuardedSession()
    session.harness.controller.headPolicy = HeadPolicy { $0.name == "head" }
    try session.harness.controller.push(PlainScreen("head"))
    session.harness.advance(milliseconds: 100)

    try route.ask(session.harness, for: session.account())
    #expect(session.harness.controller.top.name == "sign-in")
    if !opensAtOnce {
      session.harness.settle()
      #expect(session.harness.names == ["head", "sign-in"])
    }
    session.isSignedIn = true
    #expect(session.harness.controller.resumeEntry())
    session.harness.settle()

    #expect(session.harness.names == (route == .replaceTop ? ["account"] : ["head", "account"]))
  }

  @Test(
    "A closed guard shows its gate, and the waiting request replaces the gate when it opens",
    arguments: EntryRoute.allCases)
  func redirected(route: EntryRoute) throws {
    let session = GuardedSession()

    try route.ask(session.harness, for: session.account())
    session.harness.settle()
    #expect(session.harness.names == route.gate)
    #expect(session.harness.controller.isWaitingToEnter)
    session.isSignedIn = true
    #expect(session.harness.controller.resumeEntry())
    session.harness.settle()

    #expect(session.harness.names == route.goal)
    #expect(!session.harness.controller.isWaitingToEnter)
  }

  @Test("A waiting request is carried out once the flow is idle, however deep in the gate's flow")
  func byItself() throws {
    let session = GuardedSession()
    try session.harness.controller.push(session.account(), animated: false)
    session.isSignedIn = true

    try session.harness.controller.push(PlainScreen("code"))
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop", "account"])
    #expect(session.harness.events.contains("enter account"))
  }

  @Test("A waiting request that is resumed while the flow is busy is carried out after that")
  func resumedWhileBusy() throws {
    let session = GuardedSession()
    let controller = session.harness.controller
    try controller.push(session.account(), animated: false)
    session.isSignedIn = true
    var isFirst = true
    controller.headPolicy = HeadPolicy { [weak controller] _ in
      if isFirst {
        isFirst = false
        controller?.resumeEntry()
      }
      return false
    }

    try controller.push(PlainScreen("code"))
    session.harness.settle()

    #expect(!isFirst)
    #expect(session.harness.names == ["root", "shop", "account"])
    #expect(!controller.isWaitingToEnter)
  }

  @Test("Leaving the gate drops the waiting request")
  func forgotten() throws {
    let session = GuardedSession()
    try session.harness.controller.push(session.account())
    session.harness.settle()

    try session.harness.controller.pop()
    session.harness.settle()
    session.isSignedIn = true

    #expect(!session.harness.controller.resumeEntry())
    #expect(session.harness.names == ["root", "shop"])
    #expect(session.harness.events.last == "forget account")
  }

  @Test("A guard that never opens shows its gate at each request and does not prevent going back")
  func neverOpens() throws {
    let session = GuardedSession()
    for _ in 1...3 {
      try session.harness.controller.push(session.account(), animated: false)
      #expect(session.harness.names == ["root", "shop", "sign-in"])
      try session.harness.controller.pop(animated: false)
      #expect(session.harness.names == ["root", "shop"])
    }
  }

  @Test("A second request at the gate replaces the waiting one, without another gate")
  func askedAgain() throws {
    let session = GuardedSession()
    try session.harness.controller.push(session.account(), animated: false)

    try session.harness.controller.push(session.account("orders"), animated: false)
    #expect(session.harness.names == ["root", "shop", "sign-in"])
    #expect(session.harness.events.count { $0 == "push sign-in" } == 1)
    #expect(session.harness.events.last == "wait orders")
    session.isSignedIn = true
    session.harness.controller.resumeEntry()
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop", "orders"])
  }

  @Test(
    "A waiting replacement of the gate, or of a screen above it, keeps the screens below the gate",
    arguments: [false, true])
  func replacedAtGate(isDeeper: Bool) throws {
    let session = GuardedSession()
    let controller = session.harness.controller
    try controller.push(session.account(), animated: false)
    if isDeeper { try controller.push(PlainScreen("code"), animated: false) }

    try controller.replaceTop(with: session.account("orders"), animated: false)
    session.isSignedIn = true
    #expect(controller.resumeEntry())
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop", "orders"])
  }

  @Test("A second request while the gate is frozen is refused, and the first one still waits")
  func askedWhileFrozen() throws {
    let session = GuardedSession()
    let controller = session.harness.controller
    try controller.push(session.account())
    session.harness.advance(milliseconds: 50)
    try controller.freeze()

    #expect(throws: NavigationRefusal.frozen) { try controller.push(session.account("orders")) }
    controller.unfreeze()
    session.harness.settle()
    session.isSignedIn = true
    controller.resumeEntry()
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop", "account"])
  }

  @Test("A request while the gate is leaving shows a new gate, and waits for it")
  func askedWhileLeaving() throws {
    let session = GuardedSession()
    try session.harness.controller.push(session.account(), animated: false)
    try session.harness.controller.pop()
    session.harness.advance(milliseconds: 50)

    try session.harness.controller.push(session.account("orders"))
    session.harness.settle()
    #expect(session.harness.names == ["root", "shop", "sign-in"])
    #expect(session.harness.controller.isWaitingToEnter)
    session.isSignedIn = true
    session.harness.controller.resumeEntry()
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop", "orders"])
  }

  @Test("A guard is asked once per request, even if its answers alternate")
  func fickle() throws {
    let session = GuardedSession()
    session.isFickle = true
    session.isSignedIn = true

    try session.harness.controller.setStack(
      [session.harness.root, session.account(), session.account("orders")], .immediate)

    #expect(session.asked == 1)
    #expect(session.harness.names == ["root", "account", "orders"])
  }

  @Test("A presented flow is entered through its own guard, with the gate on the presenting flow")
  func presented() throws {
    let session = GuardedSession()
    let flow = NavigationController(
      root: PlainScreen("account"), context: session.harness.context, isVisible: false)
    flow.entryGuard = session.entryGuard

    try session.harness.controller.present(flow)
    session.harness.settle()
    #expect(session.harness.names == ["root", "shop", "sign-in"])
    #expect(session.harness.controller.presented == nil)
    session.isSignedIn = true
    session.harness.controller.resumeEntry()
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop"])
    #expect(session.harness.controller.presented === flow)
  }

  @Test("An embedded flow is entered through its own guard")
  func nested() throws {
    let session = GuardedSession(hasGate: false)
    let flow = NavigationController(
      root: PlainScreen("account"), context: session.harness.context, isVisible: false)
    flow.entryGuard = session.entryGuard

    #expect(throws: NavigationRefusal.closed) {
      try session.harness.controller.push(FlowScreen(flow))
    }
  }

  @Test("Cancelling an interactive push of a gate leaves no waiting request")
  func drawnAway() throws {
    let session = GuardedSession()
    let driver = PercentDrivenTransition()
    try session.harness.controller.push(session.account(), .interactive(driver))
    driver.update(0.3)

    driver.cancel()
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop"])
    #expect(!session.harness.controller.isWaitingToEnter)
  }

  @Test("A screen that is in the stack already is not checked by its guard")
  func inside() throws {
    let session = GuardedSession()
    session.isSignedIn = true
    let account = session.account()
    try session.harness.controller.push(account, animated: false)
    session.isSignedIn = false

    try session.harness.controller.setStack(
      [session.harness.root, account, PlainScreen("x")], .immediate)

    #expect(session.harness.names == ["root", "account", "x"])
  }

  @Test("The waiting screen is deallocated when the gate is left")
  func released() throws {
    let session = GuardedSession()
    weak var account: GuardedScreen?
    do {
      let screen = session.account()
      account = screen
      try session.harness.controller.push(screen, animated: false)
    }
    #expect(account != nil)

    try session.harness.controller.pop(animated: false)

    #expect(account == nil)
  }
}

final class GuardedSession {
  let harness = NavigationHarness()
  let hasGate: Bool
  var isSignedIn = false
  /// Whether each answer is the opposite of the one before.
  var isFickle = false
  private(set) var asked = 0

  init(hasGate: Bool = true) {
    self.hasGate = hasGate
    harness.controller.attempt { try $0.push(PlainScreen("shop"), animated: false) }
    harness.clearTrace()
  }

  var entryGuard: EntryGuard {
    EntryGuard(
      "member", isOpen: { [self] in answer() }, gate: hasGate ? { PlainScreen("sign-in") } : nil)
  }

  func account(_ name: String = "account") -> GuardedScreen {
    GuardedScreen(name, entryGuard: entryGuard)
  }

  private func answer() -> Bool {
    asked += 1
    if isFickle { isSignedIn.toggle() }
    return isFickle ? !isSignedIn : isSignedIn
  }
}

final class GuardedScreen: Screen {
  let name: String
  let entryGuard: EntryGuard?

  init(_ name: String, entryGuard: EntryGuard) {
    self.name = name
    self.entryGuard = entryGuard
  }
}
