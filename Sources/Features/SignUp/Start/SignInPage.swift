internal import FlowCore
public import FlowUI

/// The page on which users with an account sign in.
@MainActor
public final class SignInPage {
  public let name = "sign-in"
  /// Called when the user has signed in.
  public var onSignIn: (() -> Void)?

  private let accounts: Accounts
  private let email = FormFieldState(check: Check.email.problem)
  private let password = FormFieldState(
    isSecure: true, canBeRevealed: true, limit: 128,
    check: { $0.isEmpty ? "Write the password of your account." : nil })
  private let form: FormState
  private lazy var press = Presses(self)

  /// Creates the page.
  ///
  /// - Parameter accounts: The accounts of the app.
  public init(accounts: Accounts) {
    self.accounts = accounts
    form = FormState([email, password])
  }

  private func signIn() {
    do {
      try accounts.signIn(email: email.text, password: password.text)
      onSignIn?()
    } catch {
      switch error {
      case .unknownAddress:
        form.refuse(
          email, "No account has this address. Check it, or go back and create one.")
      case .wrongPassword:
        form.refuse(
          password, "This is not the password of this account. Capitals count.")
      }
    }
  }
}

extension SignInPage: BrandedPage {
  public var navigationItem: NavigationItem {
    NavigationItem(title: "Sign in", scroll: form.scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: form.scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          Form(state: press(submitting: form) { $0.signIn() }) {
            Text("Welcome back", style: .title)
            Spacer(Metrics.group)
            TextField("Email address", state: email, placeholder: "you@example.org")
            Spacer(Metrics.margin)
            TextField("Password", state: password)
            Spacer(Metrics.group)
            Text(
              "To have a look, sign in as somebody who is here already:", style: .footnote,
              colour: \.secondaryLabel)
            Spacer(Metrics.related / 2)
            Text("\(Account.sample.email), password \(Account.sample.password)", style: .footnote)
          }
        }
      }
    } footer: {
      Button("Sign in", role: .primary, control: form.submitButton)
    }
  }
}
