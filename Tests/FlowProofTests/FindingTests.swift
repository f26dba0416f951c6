import FlowCore
import FlowProof
import FlowUI
import Testing

@Suite struct FindingTests {
  @Test("Exploring finds every screen and every transition between two screens")
  func reach() {
    let report = prove(settings: .exploring, signIn())

    #expect(report.screens == ["intro", "login", "main", "detail"])
    let transitions = report.crossings.map { "\($0.from)-\($0.to)" }
    #expect(
      Set(transitions) == [
        "intro-login", "login-main", "login-intro", "main-detail", "detail-main",
      ])
  }

  @Test("The fields of a form are filled in before its button is pressed")
  func form() {
    let report = prove(settings: .exploring) { context in
      let form = Page("form")
      let name = TextFieldState()
      form.fields = [("E-mail", name)]
      form.isReady = { name.text.contains("@") }
      let flow = Flow(form, context)
      _ = form.withButton("Send") { [weak flow] in flow?.push(Page("sent")) }
      return flow
    }

    #expect(report.screens == ["form", "sent"])
    #expect(report.crossings.first?.move == "tap button 'Send'")
  }

  /// A page with an age, for which two texts are tried, and a switch that must be on to go on.
  private final class TermsPage: ComposedScreen {
    let name = "terms"
    let done = Control()
    private let age = TextFieldState()
    private let agreement = SwitchState()

    func update(in context: LayoutContext) {
      done.isEnabled = age.text == "36" && agreement.isOn
    }

    func body(in context: LayoutContext) -> [any Element] {
      SafeArea {
        Column {
          TextField("Age", state: age)
          Switch("I agree", state: agreement)
          Button("Done", control: done)
        }
      }
    }
  }

  @Test("A switch of a form is turned on with each of the texts of a field")
  func switchInForm() {
    let report = prove(settings: .exploring) { context in
      let page = TermsPage()
      let flow = Flow(Page("start"), context)
      page.done.onActivate = { [weak flow] in flow?.push(Page("home")) }
      flow.navigationController.attempt { try $0.push(page, .immediate) }
      return flow
    }

    #expect(report.screens.contains("home"), "\(report)")
  }

  @Test("A screen that leads nowhere is a dead end, unless the settings name it as terminal")
  func deadEnd() {
    let start: @MainActor (FlowContext) -> any FlowController = { context in
      let root = Page("root")
      let flow = Flow(root, context)
      _ = root.withButton("Go") { [weak flow] in
        let end = Page("end")
        end.allowsBack = { false }
        flow?.push(end)
      }
      return flow
    }
    var settings = ProofSettings.exploring
    settings.terminalScreens = ["end"]

    let strict = prove(settings: .exploring, start)
    let known = prove(settings: settings, start)

    #expect(strict.deadEnds == ["end"])
    #expect(known.deadEnds.isEmpty)
  }

  @Test("A report lists the expected screens that cannot be reached")
  func unreachable() {
    var settings = ProofSettings.exploring
    settings.expectedScreens = ["detail", "help"]

    let report = prove(settings: settings, signIn())

    #expect(report.unreachable == ["help"])
  }

  @Test("A screen that is both expected and named as a gate is listed once if it is not reached")
  func unreachableGate() {
    var settings = ProofSettings.exploring
    settings.expectedScreens = ["help"]
    settings.gates = ["help"]

    let report = prove(settings: settings, signIn())

    #expect(report.unreachable == ["help"])
  }

  @Test("A forward step that lowers progress is reported once")
  func backwardProgress() {
    let report = prove(settings: .exploring) { context in
      let first = ReportingPage("first", 0.5)
      let flow = Flow(first, context)
      _ = first.withButton("Go") { [weak flow] in flow?.push(ReportingPage("second", 0.25)) }
      return flow
    }

    #expect(
      report.backwardSteps.map(\.description) == [
        "it falls from 50 % to 25 % when second follows first"
      ])
  }

  @Test("Exploring taps and swipes with a finger, because a mouse would stay over the page")
  func finger() {
    var contexts: [FlowContext] = []

    _ = prove(settings: .exploring) { context in
      contexts.append(context)
      return Flow(Page("page"), context)
    }

    // On a page without controls, only these two moves are presses.
    #expect(contexts.count { $0.stage.pointer == .touch } == 2)
  }

  @Test("Exploring an endless flow stops at the limits, and the report says so")
  func limits() {
    var settings = ProofSettings.exploring
    settings.limits.states = 4

    let report = prove(settings: settings) { context in
      let root = Page("page-0")
      let flow = Flow(root, context)
      @MainActor func more(_ page: Page, _ number: Int) {
        _ = page.withButton("More") { [weak flow] in
          let next = Page("page-\(number + 1)")
          more(next, number + 1)
          flow?.push(next)
        }
      }
      more(root, 0)
      return flow
    }

    #expect(report.limits == ["states"])
    #expect(report.description.contains("incomplete: the limit of"))
  }

  @Test("A report names the pages on which a flow never settles")
  func neverSettles() {
    var settings = ProofSettings.exploring
    settings.limits.states = 2

    let report = prove(settings: settings) { context in
      let flow = Flow(Page("page"), context)
      let observer = NeverSettles()
      flow.kept = [observer]
      flow.navigationController.add(observer)
      flow.push(Page("page"))
      return flow
    }

    #expect(report.neverSettles == ["page"])
    #expect(report.description.contains("never settles: page\n"))
  }

  @Test("Two proofs of the same flow are equal")
  func same() {
    let start = signIn(isHead: false)
    var settings = ProofSettings(gate: "main")
    settings.routes = Route.code

    #expect(prove(settings: settings, start) == prove(settings: settings, start))
  }

  @Test("The text of a report has a line for each route, the findings, and the counts")
  func text() {
    let lines = ProofReport.ofSignIn.description.split(separator: "\n")

    #expect(lines.first == "route                                    main")
    #expect(lines.contains("Escape                                   holds 36"))
    #expect(lines.contains("tabs                                     –"))
    #expect(lines.last?.hasPrefix("4 screens, 5 transitions, 1 gate, 37 routes, ") ?? false)
  }
}

/// Goes back from each page that is shown, or pushes another one on the root.
private final class NeverSettles: NavigationObserver {
  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    if controller.canPop {
      controller.attempt { try $0.pop() }
    } else {
      controller.attempt { try $0.push(Page("page")) }
    }
  }
}
