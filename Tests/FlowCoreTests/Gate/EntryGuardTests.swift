import FlowCore
import FlowModel
import Testing

/// What must be true to come in, by every way in.
@Suite struct EntryGuardTests {
  /// Every way to bring a guarded screen.
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

    /// The stack behind an open guard.
    var goal: [String] {
      switch self {
      case .push, .jump, .interactive: ["root", "shop", "account"]
      case .setStack, .replaceTop: ["root", "account"]
      }
    }

    /// The stack at the gate.
    var gate: [String] {
      self == .setStack ? ["root", "sign-in"] : ["root", "shop", "sign-in"]
    }
  }

  @Test(
    "A closed guard without a gate refuses, and nothing changes", arguments: EntryRoute.allCases)
  func refused(way: EntryRoute) throws {
    let session = GuardedSession(hasGate: false)

    #expect(throws: NavigationRefusal.closed) {
      try way.ask(session.harness, for: session.account())
    }

    #expect(session.harness.names == ["root", "shop"])
    #expect(session.harness.events.isEmpty)
    #expect(!session.harness.controller.isWaitingToEnter)
  }

  @Test("An open guard is as none", arguments: EntryRoute.allCases)
  func open(way: EntryRoute) throws {
    let session = GuardedSession()
    session.isSignedIn = true

    try way.ask(session.harness, for: session.account())
    session.harness.settle()

    #expect(session.harness.names == way.goal)
    #expect(session.asked == 1)
  }

  @Test(
    "A closed guard's gate comes instead, and what waits comes in its place when it opens",
    arguments: EntryRoute.allCases)
  func redirected(way: EntryRoute) throws {
    let session = GuardedSession()

    try way.ask(session.harness, for: session.account())
    session.harness.settle()
    #expect(session.harness.names == way.gate)
    #expect(session.harness.controller.isWaitingToEnter)
    session.isSignedIn = true
    #expect(session.harness.controller.resumeEntry())
    session.harness.settle()

    #expect(session.harness.names == way.goal)
    #expect(!session.harness.controller.isWaitingToEnter)
  }

  @Test("What waits comes by itself at the next rest, however far into the gate's flow")
  func byItself() throws {
    let session = GuardedSession()
    try session.harness.controller.push(session.account(), animated: false)
    session.isSignedIn = true

    try session.harness.controller.push(PlainScreen("code"))
    session.harness.settle()

    #expect(session.harness.names == ["root", "shop", "account"])
    #expect(session.harness.events.contains("enter account"))
  }

  @Test("Whoever leaves the gate is not brought anywhere later")
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

  @Test("A guard that never opens keeps nobody from going back, and is asked again each time")
  func neverOpens() throws {
    let session = GuardedSession()
    for _ in 1...3 {
      try session.harness.controller.push(session.account(), animated: false)
      #expect(session.harness.names == ["root", "shop", "sign-in"])
      try session.harness.controller.pop(animated: false)
      #expect(session.harness.names == ["root", "shop"])
    }
  }

  @Test("Who asks again at the gate stays there, and gets what was asked for last")
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

  @Test("A guard whose answer changes with each call is asked once a request")
  func fickle() throws {
    let session = GuardedSession()
    session.isFickle = true
    session.isSignedIn = true

    try session.harness.controller.setStack(
      [session.harness.root, session.account(), session.account("orders")], .immediate)

    #expect(session.asked == 1)
    #expect(session.harness.names == ["root", "account", "orders"])
  }

  @Test("A presented flow is entered by its own guard, over the screen that it was asked from")
  func presented() throws {
    let session = GuardedSession()
    let flow = NavigationController(
      root: PlainScreen("account"), context: session.harness.context, isOnStage: false)
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

  @Test("A flow that is a screen is entered by its own guard, too")
  func nested() throws {
    let session = GuardedSession(hasGate: false)
    let flow = NavigationController(
      root: PlainScreen("account"), context: session.harness.context, isOnStage: false)
    flow.entryGuard = session.entryGuard

    #expect(throws: NavigationRefusal.closed) {
      try session.harness.controller.push(FlowScreen(flow))
    }
  }

  @Test("A gate that a finger draws in and lets go of leaves nothing waiting")
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

  @Test("What is in the stack already is not asked, however closed its guard is by now")
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

  @Test("Neither the gate nor what waits is kept alive when it is over")
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

/// A shop in which one must have signed in to get at the account.
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
    harness.forget()
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

/// A screen with a guard.
final class GuardedScreen: Screen {
  let name: String
  let entryGuard: EntryGuard?

  init(_ name: String, entryGuard: EntryGuard) {
    self.name = name
    self.entryGuard = entryGuard
  }
}
