import FlowCore
import FlowUI
import SluiceViewer
import Testing
import ViewerMonkey

/// Tests of the monkey's check that the viewer shows no screen behind a gate.
@Suite struct GateCheckTests {
  private final class EmptyPage: ScreenContent {
    let name: String

    init(_ name: String) { self.name = name }

    func page(in context: LayoutContext) -> Layer {
      Layer(name: name, kind: .page, size: context.size)
    }
  }

  /// A flow from the screen `login` to the gate head `main`.
  private final class LeakyFlow: FlowController {
    let navigationController: NavigationController

    init(_ context: FlowContext, isVisible: Bool) {
      navigationController = NavigationController(
        root: EmptyPage("login"), context: context, isVisible: isVisible)
      navigationController.headPolicy = HeadPolicy { $0.name == "main" }
    }
  }

  @Test("The check finds a screen behind a gate, even if its demo was restarted after showing it")
  func restarted() throws {
    weak var flow: LeakyFlow?
    let catalogue = Catalogue(
      "Leaky",
      demos: [
        Demo(id: "leaky", title: "Leaky", summary: "Leads back") { context, _, isVisible in
          let leaky = LeakyFlow(context, isVisible: isVisible)
          flow = leaky
          return leaky
        }
      ])
    let harness = try ViewerHarness("leaky", of: catalogue)
    let check = GateCheck()
    #expect(check.fault(in: harness.app) == nil)

    let navigation = try #require(flow?.navigationController)
    try navigation.push(EmptyPage("main"))
    for _ in 1...10 {
      #expect(check.fault(in: harness.app) == nil)
      harness.wait(200)
    }
    try navigation.setStack([EmptyPage("login")])
    harness.wait(2000)
    try harness.key("F5")

    #expect(harness.app.stageSession.context.flows.contains { $0 === navigation } == false)
    #expect(check.fault(in: harness.app)?.contains("'login' behind the gate 'main'") == true)
  }
}
