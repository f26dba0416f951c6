import FlowCore
import FlowProof
import FlowUI
import Testing

@Suite struct LeakTests {
  @Test(
    "SX-3 A gate that holds has no leak by any route, taken once or twice at each tried instant")
  func holds() throws {
    let report = ProofReport.ofSignIn

    #expect(report.leaks.isEmpty, "\(report)")
    #expect(report.holds)
    let gate = try #require(report.gates.first)
    #expect(gate.name == "main")
    #expect(gate.passed == ["intro", "login"])
    #expect(gate.results.map(\.route) == Route.all.map(\.name).filter { $0 != "tabs" })
    // The gate head arrives, the detail page arrives, and the gate head comes back. Each route is
    // tried at five instants of each of these transitions and after it, and taken once or twice; a
    // route during a drag is tried only with the settled gate head on top.
    let duringDrag = Set(Route.duringDrag.map(\.name))
    #expect(
      gate.results.allSatisfy { $0.replays == (duringDrag.contains($0.route) ? 2 : 3 * 6 * 2) })
  }

  @Test("S2-21 A passed screen that is kept alive is a leak, and so is one that is shown again")
  func kept() throws {
    let start = signIn { flow, login, main in
      flow.kept.append(login)
      _ = main.withButton("Again") { [weak flow, weak login] in
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

  @Test("A button that recreates the passed screens leaks them, because they are compared by name")
  func madeAnew() throws {
    let start = signIn { flow, _, main in
      _ = main.withButton("Home") { [weak flow] in
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

  @Test("Screens that a gate has replaced without an animation, and that are gone, are closed off")
  func replacedAtOnce() throws {
    let start: @MainActor (FlowContext) -> any FlowController = { context in
      let flow = Flow(Page("login"), context)
      flow.navigationController.headPolicy = HeadPolicy { $0.name == "main" }
      let signIn: @MainActor () -> Void = { [weak flow] in
        let main = Page("main").withButton("Sign in again") {
          flow?.navigationController.attempt { try $0.setStack([Page("login")], .immediate) }
        }
        flow?.navigationController.attempt { try $0.setStack([main], .immediate) }
      }
      _ = (flow.navigationController.top as? Page)?.withButton("Go", signIn)
      return flow
    }

    let report = prove(settings: .exploring, start)

    #expect(report.gates.map(\.passed) == [["login"]])
    let leak = try #require(report.leaks.first)
    #expect((leak.kind, leak.screen) == (.seen, "login"))
    #expect(leak.route == "tap button 'Sign in again'")
  }

  @Test("A page that only disallows going back leaks by calls from code and by the back menu")
  func disallowsBackOnly() throws {
    let start = signIn(isHead: false) { _, _, main in main.allowsBack = { false } }

    let report = prove(settings: ProofSettings(gate: "main"), start)

    let routes = report.leaks.filter { $0.kind == .seen }.map(\.route)
    #expect(routes.contains("pop()"))
    #expect(routes.contains("pop(to:)"))
    #expect(Set(routes).isDisjoint(with: Route.back.map(\.name)))
    // The back menu of the page after the gate lists the screens before the gate.
    #expect(routes.contains("tap menu item 'login'"))
    #expect(report.leaks.contains { $0.kind == .inStack && $0.screen == "login" })
  }

  @Test("The menu of the back control is tried whatever the control is called")
  func renamedBackControl() {
    let start = signIn(isHead: false) { _, _, main in main.allowsBack = { false } }

    let report = prove(settings: ProofSettings(gate: "main")) { context in
      context.strings[.backTo] = "To {1} again"
      return start(context)
    }

    #expect(report.leaks.map(\.route).contains("tap menu item 'login'"))
  }

  @Test("A gate that is presented leaks, because dismissing it shows the passed screen")
  func presented() throws {
    let start: @MainActor (FlowContext) -> any FlowController = { context in
      let login = Page("login")
      let flow = Flow(login, context)
      _ = login.withButton("Go") { [weak flow] in
        let main = Flow(Page("main"), context, isVisible: false)
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

  @Test("S2-15 A leak only during the transition to a gate is found, and its steps reproduce it")
  func amid() throws {
    let start = signIn(isHead: false) { flow, _, main in
      let navigation = flow.navigationController
      main.allowsBack = { [unowned navigation] in
        (0.2..<0.98).contains(navigation.coordinator?.fraction ?? 1)
      }
      let trimming = RemovesLowerPages()
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

  @Test("In right-to-left layout, a gate head holds, and a gate that is not a head leaks")
  func rightToLeft() {
    var settings = ProofSettings(gate: "main")
    // Calls from code do not depend on the layout direction.
    settings.routes = Route.back + Route.forward
    let prover = { (start: @escaping @MainActor (FlowContext) -> any FlowController) in
      FlowProver(
        measuring: SquareMeasuring(), settings: settings,
        prepare: { $0.direction = .rightToLeft }, start: start)
    }

    let closed = prover(signIn()).prove()
    let open = prover(signIn(isHead: false)).prove()

    #expect(closed.leaks.isEmpty, "\(closed)")
    let routes = open.leaks.filter { $0.kind == .seen }.map(\.route)
    #expect(Set(routes).isSuperset(of: ["back control", "edge drag", "two fingers back", "X1"]))
    #expect(!routes.contains("X2"))
  }

  @Test("A custom route, such as a link into the flow, is tried as well")
  func ownRoute() throws {
    var settings = ProofSettings()
    settings.routes = [
      Route("link") { _ in
        [
          .code("open login") { context in
            context.flow.navigationController.attempt { try $0.push(Page("login")) }
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

/// How a flow's gate head arrives.
enum HeadVerb: CaseIterable {
  case push, replaceTop, setStack, present

  func bring(_ main: Page, to flow: Flow, _ context: FlowContext) throws {
    let navigation = flow.navigationController
    switch self {
    case .push: try navigation.push(main)
    case .replaceTop: try navigation.replaceTop(with: main)
    case .setStack: try navigation.setStack([Page("start"), main])
    case .present:
      let other = Flow(Page("intro"), context, isVisible: false)
      other.navigationController.headPolicy = HeadPolicy { $0.name == "main" }
      flow.kept = [other]
      try navigation.present(other.navigationController)
      try other.navigationController.setStack([Page("start"), main])
    }
  }
}

@Suite struct DuringDragTests {
  private func flow(
    _ verb: HeadVerb, _ change: @escaping @MainActor (NavigationController) -> Void = { _ in }
  ) -> @MainActor (FlowContext) -> any FlowController {
    { context in
      let login = Page("login")
      let flow = Flow(login, context)
      flow.navigationController.headPolicy = HeadPolicy { $0.name == "main" }
      change(flow.navigationController)
      _ = login.withButton("Go") { [weak flow] in
        guard let flow else { return }
        try? verb.bring(Page("main"), to: flow, context)
      }
      return flow
    }
  }

  @Test(
    "FC-13 A gate holds however its head first arrived, if an interrupted drag brings it back",
    arguments: HeadVerb.allCases)
  func holdsIfBroughtBack(verb: HeadVerb) throws {
    var settings = ProofSettings()
    settings.routes = Route.duringDrag

    let report = prove(settings: settings, flow(verb))

    #expect(report.leaks.isEmpty, "\(report)")
    let gate = try #require(report.gates.first { $0.name == "main" })
    #expect(gate.results.map(\.route) == Route.duringDrag.map(\.name))
    #expect(gate.results.allSatisfy { $0.replays > 0 })
  }

  @Test("FC-13 A flow that keeps alive what a gate head closed off during a drag has a leak")
  func keepsClosedOff() throws {
    var settings = ProofSettings()
    settings.routes = Route.all
    let keeper = KeepsCancelledScreen()

    let report = prove(settings: settings, flow(.push) { $0.add(keeper) })

    #expect(report.leaks.contains { $0.kind == .alive && $0.screen == "below" }, "\(report)")
    #expect(report.leaks.allSatisfy { $0.route.hasPrefix("dragged") }, "\(report)")
  }
}

/// Keeps the cancelled screen `below` alive, as would a flow that forgets to release it.
private final class KeepsCancelledScreen: NavigationObserver {
  private var kept: [any Screen] = []

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    if screen.name == "below" { kept.append(screen) }
  }
}

/// Removes the pages below `main` when it is shown, as would a flow without a gate head.
private final class RemovesLowerPages: NavigationObserver {
  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    guard screen.name == "main" else { return }
    controller.attempt { try $0.setStack([screen], .immediate) }
  }
}
