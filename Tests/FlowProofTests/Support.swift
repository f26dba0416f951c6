import FlowCore
import FlowProof
import FlowUI

class Page: ComposedScreen {
  let name: String
  var choices: [(title: String, control: Control)] = []
  var fields: [(title: String, text: TextFieldState)] = []
  var isReady: () -> Bool = { true }
  var allowsBack: () -> Bool = { true }

  init(_ name: String) { self.name = name }

  var navigationItem: NavigationItem { NavigationItem(title: name) }
  var allowsGoingBack: Bool { allowsBack() }

  func withButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> Page {
    let control = Control()
    control.onActivate = action
    choices.append((title, control))
    return self
  }

  func body(in context: LayoutContext) -> [any Element] {
    for choice in choices { choice.control.isEnabled = isReady() }
    return [
      SafeArea {
        Padding {
          Column {
            fields.map { TextField($0.title, state: $0.text) }
            choices.map { Button($0.title, control: $0.control) }
          }
        }
      }
    ]
  }
}

final class ReportingPage: Page, FlowProgressReporting {
  let flowProgress: Double

  init(_ name: String, _ flowProgress: Double) {
    self.flowProgress = flowProgress
    super.init(name)
  }
}

final class Flow: FlowController {
  let navigationController: NavigationController
  var kept: [AnyObject] = []

  init(_ root: Page, _ context: FlowContext, isVisible: Bool = true) {
    navigationController = NavigationController(
      root: root, context: context, isVisible: isVisible)
    NavigationBars(around: navigationController)
  }

  func push(_ page: any Screen) { navigationController.attempt { try $0.push(page) } }
}

/// Returns a flow from an introduction through a login to the main page and a detail page.
///
/// `change` is called before the main page is pushed.
func signIn(
  isHead: Bool = true,
  _ change: @escaping @MainActor (Flow, _ login: Page, _ main: Page) -> Void = { _, _, _ in }
) -> @MainActor (FlowContext) -> any FlowController {
  { context in
    let intro = Page("intro")
    let flow = Flow(intro, context)
    if isHead { flow.navigationController.headPolicy = HeadPolicy { $0.name == "main" } }
    _ = intro.withButton("Log in") { [weak flow] in
      let login = Page("login")
      _ = login.withButton("Go") { [weak login] in
        let main = Page("main").withButton("Detail") { flow?.push(Page("detail")) }
        guard let flow, let login else { return }
        change(flow, login, main)
        flow.push(main)
      }
      flow?.push(login)
    }
    return flow
  }
}

func prove(
  settings: ProofSettings = ProofSettings(),
  _ start: @escaping @MainActor (FlowContext) -> any FlowController
) -> ProofReport {
  FlowProver(measuring: SquareMeasuring(), settings: settings, start: start).prove()
}

extension ProofReport {
  /// The report on the sign-in with a gate head, of all routes.
  static let ofSignIn = prove(signIn())
}

extension ProofSettings {
  /// Settings that try no route.
  static var exploring: ProofSettings {
    var settings = ProofSettings()
    settings.routes = []
    return settings
  }

  init(gate: String) {
    self.init()
    gates = [gate]
  }
}

/// Returns the names of the pages that are visible after the steps to the leak.
func seen(by leak: Leak, _ start: (FlowContext) -> any FlowController) -> [String] {
  let context = FlowContext()
  let flow = start(context)
  let session = FlowSession(
    navigation: flow.navigationController, size: Size(width: 390, height: 844),
    measuring: SquareMeasuring())
  for case .input(let input, let instant) in leak.steps { session.send(input, at: instant) }
  session.advance(to: leak.instant)
  return flow.navigationController.presentationRoot.visiblePages.map(\.screen.name)
}
