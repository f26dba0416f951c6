internal import FlowCore
internal import FlowUI
internal import SignUp

/// The steps of the sign-up: they share a draft, from which the last step creates an account.
extension SignUpFlowController {
  func show(_ step: Step, of draft: Draft) { push(makePage(step, of: draft)) }

  func makePage(_ step: Step, of draft: Draft) -> any StepPage {
    let page = blankPage(step, of: draft)
    page.onContinue = { [weak self] in self?.advance(from: step, of: draft) }
    return page
  }

  private func blankPage(_ step: Step, of draft: Draft) -> any StepPage {
    switch step {
    case .email: return EmailPage(draft: draft, accounts: accounts)
    case .password: return PasswordPage(draft: draft)
    case .age: return AgePage(draft: draft)
    case .guardian: return GuardianPage(draft: draft)
    case .profile:
      let page = ProfilePage(draft: draft)
      page.onTerms = { [weak self] in self?.presentTerms(for: draft) }
      return page
    }
  }

  private func advance(from step: Step, of draft: Draft) {
    if let undone = draft.firstUndone(before: step) {
      goBack(to: undone)
    } else if let next = draft.step(after: step) {
      show(next, of: draft)
    } else {
      finish(draft)
    }
  }

  /// Goes back to a step that a deep link has skipped, and shows which answers are missing there.
  private func goBack(to step: Step) {
    guard let page = stepPages.first(where: { $0.step == step }) else { return }
    navigationController.attempt { try $0.pop(to: page) }
    page.remind()
  }

  /// The pages of steps on the stack, from the bottom up.
  private var stepPages: [any StepPage] {
    navigationController.stack.compactMap { $0 as? any StepPage }
  }

  private func finish(_ draft: Draft) {
    let account = draft.account
    accounts.add(account)
    push(makeWelcome(of: account))
  }

  // MARK: Terms

  private func presentTerms(for draft: Draft) {
    presentTerms(for: draft, .standard)
  }

  func presentTerms(for draft: Draft, _ mode: TransitionMode) {
    let terms = TermsPage()
    let dismiss = { [weak navigationController] in
      guard let navigationController else { return }
      navigationController.attempt { try $0.dismiss() }
    }
    terms.onClose = dismiss
    terms.onAccept = {
      draft.hasAcceptedTerms = true
      dismiss()
    }
    let flow = NavigationController(
      root: terms, context: navigationController.context, isVisible: false)
    NavigationBars(around: flow).appearance.strategy = BrandStrategy()
    navigationController.attempt { try $0.present(flow, mode) }
  }
}
