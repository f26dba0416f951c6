import FlowCore
import FlowProof
import FlowUI
import Testing

@Suite struct LeakTests {
  @Test("SX-3 A gate that holds has no leak by any route, at any instant, once or twice")
  func holds() throws {
    let report = ProofReport.ofSignIn

    #expect(report.leaks.isEmpty, "\(report)")
    #expect(report.holds)
    let gate = try #require(report.gates.first)
    #expect(gate.name == "main")
    #expect(gate.passed == ["intro", "login"])
    #expect(gate.results.map(\.route) == Route.all.map(\.name).filter { $0 != "tabs" })
    // The arrival and the way to the detail and back: five instants of each and rest, once and
    // twice; in hand, where the head is on top at rest.
    let duringDrag = Set(Route.duringDrag.map(\.name))
    #expect(
      gate.results.allSatisfy { $0.replays == (duringDrag.contains($0.route) ? 2 : 3 * 6 * 2) })
  }

  @Test("S2-21 A screen that is kept alive is a leak, and so is showing it again")
  func kept() throws {
    let start = signIn { flow, login, main in
      flow.kept.append(login)
      _ = main.leading("Again") { [weak flow, weak login] in
        if let flow, let login { flow.push(login) }
      }
    }

    let report = prove(settings: .exploring, start)

    let alive = try #require(report.leaks.first { $0.kind == .alive })
    #expect(alive.screen == "login")
    #expect(alive.route == "tap button 'Go'")
    let again = try #require(report.leaks.first { $0.kind == .seen })
    #expect(again.screen == "login")
    #expect(again.route == "tap button 'Again'")
    #expect(seen(by: again, start).contains("login"))
  }

  @Test(
    "A back control of its own that makes the old stack anew is a leak by the names of its screens")
  func madeAnew() throws {
    let start = signIn { flow, _, main in
      _ = main.leading("Home") { [weak flow] in
        flow?.navigationController.attempt { try $0.setStack([Page("intro"), Page("login")]) }
      }
    }

    let report = prove(settings: .exploring, start)

    let leak = try #require(report.leaks.first)
    #expect(leak.kind == .seen)
    #expect(leak.screen == "login")
    #expect(leak.route == "tap button 'Home'")
    #expect(seen(by: leak, start).contains("login"))
  }

  @Test("A gate that only closes the way back by hand is walked around from code")
  func byDragOnly() throws {
    let start = signIn(isHead: false) { _, _, main in main.isOpenBackwards = { false } }

    let report = prove(settings: ProofSettings(gate: "main"), start)

    let routes = report.leaks.filter { $0.kind == .seen }.map(\.route)
    #expect(routes.contains("pop()"))
    #expect(routes.contains("pop(to:)"))
    #expect(Set(routes).isDisjoint(with: Route.back.map(\.name)))
    // From further on, the list of screens to go back to leads past it.
    #expect(routes.contains("tap menu item 'login'"))
    #expect(report.leaks.contains { $0.kind == .inStack && $0.screen == "login" })
  }

  @Test("A gate that is presented is dismissed to what was passed")
  func presented() throws {
    let start: (FlowContext) -> any FlowController = { context in
      let login = Page("login")
      let flow = Flow(login, context)
      _ = login.leading("Go") { [weak flow] in
        let main = Flow(Page("main"), context, isOnStage: false)
        flow?.kept = [main]
        flow?.navigationController.attempt { try $0.present(main.navigationController) }
      }
      return flow
    }

    let report = prove(settings: ProofSettings(gate: "main"), start)

    let seen = report.leaks.filter { $0.kind == .seen && $0.screen == "login" }
    #expect(seen.map(\.route).contains("dismiss()"))
    #expect(seen.map(\.route).contains("Escape"))
    let byDrag = try #require(seen.first { $0.route == "drag down" })
    #expect(FlowProofTests.seen(by: byDrag, start).contains("login"))
  }

  @Test("S2-15 A leak only amid the hand-over is found, and its steps lead there again")
  func amid() throws {
    let start = signIn(isHead: false) { flow, _, main in
      let navigation = flow.navigationController
      main.isOpenBackwards = { [unowned navigation] in
        (0.2..<0.98).contains(navigation.coordinator?.fraction ?? 1)
      }
      let trimming = Trimming()
      navigation.add(trimming)
      flow.kept = [trimming]
    }

    let report = prove(settings: ProofSettings(gate: "main"), start)

    let leak = try #require(report.leaks.first { $0.route == "Escape" })
    #expect(leak.kind == .seen)
    #expect(leak.screen == "login")
    #expect(leak.moment.from == "login")
    #expect(leak.moment.to == "main")
    #expect([0.25, 0.5, 0.75].contains(leak.moment.fraction))
    let escape = report.gates[0].results.first { $0.route == "Escape" }
    #expect((1...6).contains(escape?.leaks ?? 0))
    #expect(seen(by: leak, start).contains("login"))
  }

  @Test("From right to left the gate holds, and leaks, as well")
  func rightToLeft() {
    var settings = ProofSettings(gate: "main")
    // What is asked from code has no direction.
    settings.routes = Route.back + Route.on
    let prover = { (start: @escaping (FlowContext) -> any FlowController) in
      FlowProver(
        measuring: SquareMeasuring(), settings: settings,
        prepare: { $0.direction = .rightToLeft }, start: start)
    }

    let closed = prover(signIn()).prove()
    let open = prover(signIn(isHead: false)).prove()

    #expect(closed.leaks.isEmpty, "\(closed)")
    let routes = open.leaks.filter { $0.kind == .seen }.map(\.route)
    #expect(Set(routes).isSuperset(of: ["back control", "edge drag", "two fingers back", "X2"]))
  }

  @Test("A route of one's own is one more, as a link into the flow")
  func ownRoute() throws {
    var settings = ProofSettings()
    settings.routes = [
      Route("link") { _ in
        [
          .code("open login") { situation in
            situation.flow.navigationController.attempt { try $0.push(Page("login")) }
          }
        ]
      }
    ]

    let report = prove(settings: settings, signIn())

    let leak = try #require(report.leaks.first)
    #expect(leak.route == "link")
    #expect(leak.screen == "login")
    #expect(
      leak.description.hasPrefix(
        "beyond the gate main, login can be seen: link, open login, from code, "))
  }
}

/// How a flow's head comes.
enum HeadVerb: CaseIterable {
  case push, replaceTop, setStack, present

  func bring(_ main: Page, to flow: Flow, _ context: FlowContext) throws {
    let navigation = flow.navigationController
    switch self {
    case .push: try navigation.push(main)
    case .replaceTop: try navigation.replaceTop(with: main)
    case .setStack: try navigation.setStack([Page("start"), main])
    case .present:
      let other = Flow(Page("intro"), context, isOnStage: false)
      other.navigationController.headPolicy = HeadPolicy { $0.name == "main" }
      flow.kept = [other]
      try navigation.present(other.navigationController)
      try other.navigationController.setStack([Page("start"), main])
    }
  }
}

@Suite struct DuringDragTests {
  /// A page that leads to a head by a verb.
  private func flow(
    _ verb: HeadVerb, _ change: @escaping (NavigationController) -> Void = { _ in }
  ) -> (FlowContext) -> any FlowController {
    { context in
      let login = Page("login")
      let flow = Flow(login, context)
      flow.navigationController.headPolicy = HeadPolicy { $0.name == "main" }
      change(flow.navigationController)
      _ = login.leading("Go") { [weak flow] in
        guard let flow else { return }
        try? verb.bring(Page("main"), to: flow, context)
      }
      return flow
    }
  }

  @Test(
    "FC-13 A head is taken back in hand by the verb by which it came, and interrupted there",
    arguments: HeadVerb.allCases)
  func takenBack(verb: HeadVerb) throws {
    var settings = ProofSettings()
    settings.routes = Route.duringDrag

    let report = prove(settings: settings, flow(verb))

    #expect(report.leaks.isEmpty, "\(report)")
    let gate = try #require(report.gates.first { $0.name == "main" })
    #expect(gate.results.map(\.route) == Route.duringDrag.map(\.name))
    #expect(gate.results.allSatisfy { $0.replays > 0 })
  }

  @Test("FC-13 A flow that takes back what a head in hand has closed off is found out")
  func takesBack() throws {
    var settings = ProofSettings()
    settings.routes = Route.all
    let keeper = Keeper()

    let report = prove(settings: settings, flow(.push) { $0.add(keeper) })

    #expect(report.leaks.contains { $0.kind == .alive && $0.screen == "below" }, "\(report)")
    #expect(report.leaks.allSatisfy { $0.route.hasPrefix("in ") }, "\(report)")
  }
}

/// Keeps the screen from which a hand has gone back, as a flow does that forgets to let go of it.
private final class Keeper: NavigationObserver {
  private var kept: [any Screen] = []

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    if screen.name == "below" { kept.append(screen) }
  }
}

/// Takes away everything beneath a main page once that has the stage, as flows did that knew no
/// heads.
private final class Trimming: NavigationObserver {
  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    guard screen.name == "main" else { return }
    controller.attempt { try $0.setStack([screen], .immediate) }
  }
}
