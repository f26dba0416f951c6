internal import FlowCore
public import FlowUI

/// The step that asks for an email address that no account has.
@MainActor
public final class EmailPage {
  public let name = "email"
  public let step = Step.email
  public let draft: Draft
  /// Called when the user continues with a valid address.
  public var onContinue: (() -> Void)?

  private let email: FormFieldState
  private let form: FormState
  private lazy var press = Presses(self)

  /// Creates a page that edits the given draft.
  ///
  /// - Parameter accounts: The existing accounts.
  public init(draft: Draft, accounts: Accounts) {
    self.draft = draft
    let isNew = Check {
      accounts.contains(email: $0)
        ? "An account has this address already. Sign in with it, or write another one." : nil
    }
    email = FormFieldState(draft.email, check: Check.email.and(isNew).problem) { draft.email = $0 }
    form = FormState([email])
  }
}

extension EmailPage: StepPage {
  public func remind() { form.submit() }

  public var navigationItem: NavigationItem { NavigationItem(title: "Email", scroll: form.scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    page(
      press(submitting: form) { $0.onContinue?() }, heading: "What is your email address?",
      remark: "You sign in with it. We write when something about your account changes."
    ) {
      TextField("Email address", state: email, placeholder: "you@example.org")
    }
  }
}
