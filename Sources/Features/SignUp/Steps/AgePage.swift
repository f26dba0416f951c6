internal import FlowCore
public import FlowUI

/// The step that asks for the age, which decides whether the guardian step follows.
@MainActor
public final class AgePage {
  public let name = "age"
  public let step = Step.age
  public let draft: Draft
  /// Called when the user continues with a valid age.
  public var onContinue: (() -> Void)?

  private let age: FormFieldState
  private let form: FormState
  private lazy var press = Presses(self)

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    age = FormFieldState(draft.age, limit: 9, check: Check.age.problem) { draft.age = $0 }
    form = FormState([age])
  }
}

extension AgePage: StepPage {
  public func remind() { form.submit() }

  public var navigationItem: NavigationItem { NavigationItem(title: "Age", scroll: form.scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    page(
      press(submitting: form) { $0.onContinue?() }, heading: "How old are you?",
      remark: "Below \(Draft.ownAge), a parent or guardian has to agree. Nobody else sees your age."
    ) {
      TextField("Age in years", state: age, placeholder: "34")
    }
  }
}
