internal import FlowCore
public import FlowUI

/// The step that asks young users for the email address of a parent or guardian.
@MainActor
public final class GuardianPage {
  public let name = "guardian"
  public let step = Step.guardian
  public let draft: Draft
  /// Called when the user continues with a valid address.
  public var onContinue: (() -> Void)?

  private let guardian: FormFieldState
  private let form: FormState
  private lazy var press = Presses(self)

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    let isAnother = Check {
      $0.trimmed.lowercased() == draft.email.trimmed.lowercased()
        ? "This is your own address: write that of a parent or guardian." : nil
    }
    guardian = FormFieldState(draft.guardian, check: Check.email.and(isAnother).problem) {
      draft.guardian = $0
    }
    form = FormState([guardian])
  }
}

extension GuardianPage: StepPage {
  public func remind() { form.submit() }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Guardian", scroll: form.scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    page(
      press(submitting: form) { $0.onContinue?() }, heading: "Who looks after you?",
      remark: "We ask them to agree. Until they do, only you see your colours."
    ) {
      TextField(
        "A parent’s or guardian’s email", state: guardian, placeholder: "parent@example.org")
    }
  }
}
