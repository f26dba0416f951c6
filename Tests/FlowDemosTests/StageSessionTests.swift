import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct StageSessionTests {
  @Test(
    "A session on a stage needs no fonts, and has a status bar and the device's safe area")
  func stage() {
    let flow = CheckoutFlowController(context: FlowContext(), seed: 1)
    let session = FlowSession(onStage: flow.navigationController)
    #expect(session.statusBar != nil)
    #expect(session.safeArea.bottom > 0)

    session.send(.resize(Size(width: 400, height: 500)), at: .zero)
    #expect(session.safeArea == .zero)

    let bare = FlowSession(onStage: flow.navigationController, isOnDevice: false)
    #expect(bare.safeArea == .zero && bare.statusBar != nil)
  }
}
