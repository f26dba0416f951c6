internal import FlowCore
public import FlowUI

/// The step that asks for a password, and shows which rules it satisfies.
@MainActor
public final class PasswordPage {
  public let name = "password"
  public let step = Step.password
  public let draft: Draft
  /// Called when the user continues with a valid password.
  public var onContinue: (() -> Void)?

  private let password: FormFieldState
  private let form: FormState
  private lazy var press = Presses(self)

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    password = FormFieldState(
      draft.password, isSecure: true, canBeRevealed: true, limit: 128,
      check: Check.password.problem
    ) { draft.password = $0 }
    form = FormState([password])
  }
}

extension PasswordPage: StepPage {
  public func remind() { form.submit() }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Password", scroll: form.scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    page(
      press(submitting: form) { $0.onContinue?() }, heading: "Choose a password",
      remark: "A few words in a row are easy to keep in mind and hard to guess."
    ) {
      TextField("Password", state: password)
      Spacer(Metrics.margin)
      for rule in PasswordRule.allCases {
        line(rule)
        Spacer(Metrics.related / 2)
      }
    }
  }

  private func line(_ rule: PasswordRule) -> Row {
    let isKept = rule.allows(draft.password)
    return Row {
      if isKept {
        IconView(.check, side: 18, colour: \.success, accessibilityLabel: "Done")
      } else {
        IconView(.minus, side: 18, colour: \.secondaryLabel, accessibilityLabel: "Missing")
      }
      Text(rule.title, style: .subtitle, colour: isKept ? \.label : \.secondaryLabel)
      Spacer()
    }
  }
}
