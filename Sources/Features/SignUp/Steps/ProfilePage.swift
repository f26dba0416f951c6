internal import FlowCore
public import FlowUI

/// The last step: a name, an avatar, and the terms of use, which must be accepted.
@MainActor
public final class ProfilePage {
  public let name = "profile"
  public let step = Step.profile
  public let draft: Draft
  /// Called when the user wants to read the terms.
  public var onTerms: (() -> Void)?
  /// Called when the user continues with a valid name and accepted terms.
  public var onContinue: (() -> Void)?

  private let nameField: FormFieldState
  private let avatars: AvatarChoice
  private lazy var form = FormState([nameField], others: avatars.controls + [terms])
  private lazy var press = Presses(self)
  private var terms: Control { press { $0.onTerms?() } }
  private var hasAsked = false

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    nameField = FormFieldState(
      draft.name, limit: 60,
      check: Check.something(or: "Write a name, as Juna: it stands on your palettes.").problem
    ) { draft.name = $0 }
    avatars = AvatarChoice(draft.avatar) { draft.avatar = $0 }
  }

  /// Moves the focus from the terms to the continue button once the terms are accepted.
  public func didAppear() {
    if draft.hasAcceptedTerms, terms.hasFocus { form.focus(form.submitButton) }
  }

  private func submit() {
    guard draft.hasAcceptedTerms else {
      hasAsked = true
      form.show(terms)
      return
    }
    onContinue?()
  }
}

extension ProfilePage: StepPage {
  /// Submits the page, even before the first layout, which sets the form's `onSubmit`.
  public func remind() {
    if form.validate() { submit() }
  }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Profile", scroll: form.scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    page(
      press(submitting: form) { $0.submit() }, heading: "What shall we call you?",
      remark: "Others see your name and picture when you share a palette.",
      action: "Create account"
    ) {
      TextField("Name", state: nameField, placeholder: "Juna")
      Spacer(Metrics.margin)
      avatars.element
      Spacer(Metrics.group)
      Column { termsRow }
    }
  }

  @ElementBuilder private var termsRow: [any Element] {
    let isAccepted = draft.hasAcceptedTerms
    OutlinedRow(
      ListRow(
        "Terms of use", subtitle: isAccepted ? "Accepted" : "Not accepted yet",
        icon: isAccepted ? .check : nil, mark: .disclosure, control: terms))
    if hasAsked, !isAccepted {
      Spacer(4)
      ValidationMessage("Read the terms and accept them: without that there can be no account.")
    }
  }
}
