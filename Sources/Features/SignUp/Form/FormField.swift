internal import FlowUI

/// A field of a form, with its validation.
///
/// A problem is shown when the field loses the focus or the form is submitted, and remains until
/// the text is valid. One of `refuse` remains until the text changes.
@MainActor
final class FormField {
  let state: TextFieldState
  private(set) var problem: String?

  let formFrame = FormFrame()

  private let check: Check
  private var hadFocus = false
  /// Whether the problem comes from elsewhere than from the field's own rule.
  private var isRefused = false

  /// `onChange` must not capture the field's owner strongly.
  init(
    _ text: String = "", isSecure: Bool = false, limit: Int = 254, check: Check,
    onChange: @escaping (String) -> Void = { _ in }
  ) {
    state = TextFieldState(text, isSecure: isSecure, limit: limit)
    self.check = check
    state.onChange = { [weak self] text in
      onChange(text)
      self?.checkAgain()
    }
  }

  func validate() -> Bool {
    problem = check.problem(state.text)
    isRefused = false
    return problem == nil
  }

  func refuse(_ problem: String) {
    self.problem = problem
    isRefused = true
  }

  func noticeFocus() {
    if hadFocus, !state.hasFocus, !state.text.isEmpty, !isRefused { _ = validate() }
    hadFocus = state.hasFocus
  }

  private func checkAgain() {
    if problem != nil { _ = validate() }
  }

  func element(_ title: String, placeholder: String = "") -> FrameRecorder {
    FrameRecorder(formFrame) {
      TextField(title, state: state, placeholder: placeholder, problem: problem)
    }
  }
}
