internal import FlowCore
internal import FlowUI
internal import Gates

/// Gates of the kind that the article warns against: a root screen that presents onboarding as a
/// modal, and the app as another one.
///
/// After a sign-in, the root screen dismisses the first modal and presents the second one
/// immediately; the second transition collides with the first one and is refused. After a
/// sign-up, the second modal is presented only once the first one is dismissed, and the user sees
/// the root screen meanwhile.
@MainActor
final class ModalGates {
  private let navigationController: NavigationController
  private let makePage: (Step) -> StepPage
  private let makeApp: () -> any Screen
  /// The onboarding presented last; the person may have dismissed it since.
  private weak var lastOnboarding: NavigationController?
  private var waits = false

  /// The flow has to keep the gates alive, and to pass the choices of `makePage`'s pages to `show`.
  init(
    in navigationController: NavigationController, makePage: @escaping (Step) -> StepPage,
    makeApp: @escaping () -> any Screen
  ) {
    self.navigationController = navigationController
    self.makePage = makePage
    self.makeApp = makeApp
    navigationController.presentation.add(self)
  }

  private var onboarding: NavigationController? {
    navigationController.presented.flatMap { $0 === lastOnboarding ? $0 : nil }
  }

  /// Shows a step with the modals; does nothing and returns `false` if no modal is involved.
  func show(_ step: Step, from page: StepPage) -> Bool {
    switch step {
    case .options:
      present(makePage(.options))
    case .signIn, .signUp, .tutorial:
      guard let onboarding else { return false }
      onboarding.attempt { try $0.push(makePage(step)) }
    case .itemOne where onboarding != nil:
      finish(waits: page.step == .tutorial)
    case .initial where navigationController.presented != nil:
      // The first page is a gate head, and so dismisses the app that covers it.
      navigationController.attempt { try $0.setStack([makePage(.initial)], .immediate) }
    case .initial, .gate, .nonGate, .activation, .activated, .deviceSearch, .connected, .itemOne,
      .appProper, .detail:
      return false
    }
    return true
  }

  private func present(_ root: any Screen) {
    let flow = NavigationController(
      root: root, context: navigationController.context, isVisible: false)
    NavigationBars(around: flow)
    lastOnboarding = flow
    navigationController.attempt { try $0.present(flow) }
  }

  private func finish(waits: Bool) {
    self.waits = waits
    navigationController.attempt { try $0.setStack([BackdropPage()], .immediate) }
    navigationController.attempt { try $0.dismiss() }
    if !waits { presentApp() }
  }

  /// Presents the app; during another transition, only records a refusal, as UIKit logs a warning.
  private func presentApp() {
    let host = navigationController.presentation
    guard host.coordinator == nil else {
      navigationController.context.trace.record("refused", "app", "\(NavigationRefusal.busy)")
      return
    }
    let flow = NavigationController(
      root: makeApp(), context: navigationController.context, isVisible: false)
    navigationController.attempt { try $0.present(flow) }
  }
}

extension ModalGates: NavigationObserver {
  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    // The observed stack contains flows; it shows this one again once the modal is dismissed.
    guard waits, (screen as? FlowScreen)?.flow === navigationController else { return }
    waits = false
    presentApp()
  }
}

/// The screen below the modals, which nobody is meant to see.
private final class BackdropPage: ComposedScreen {
  let name = "holding"

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Spacer()
      Centred(Text("One moment", style: .headline, colour: \.secondaryLabel))
      Spacer()
    }
  }
}
