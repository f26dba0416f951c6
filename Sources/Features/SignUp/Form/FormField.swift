internal import FlowUI

/// A field of a form, with its validation.
///
/// A problem is shown when the field loses the focus or the form is submitted, and remains until
/// the text is valid.
@MainActor
final class FormField {
  /// The state of the text field.
  let state: TextFieldState
  /// The problem that is shown; `nil` for none.
  private(set) var problem: String?

  /// The frame of the field in the form.
  let formFrame = FormFrame()

  private let check: Check
  private var hadFocus = false

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The initial text.
  ///   - isSecure: Whether the text is shown as dots.
  ///   - limit: The maximum number of characters.
  ///   - check: The validation rule.
  ///   - onChange: Called when the user has changed the text; must not capture the field's owner
  ///     strongly.
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

  /// Validates the text, shows the problem if there is one, and returns whether the text is valid.
  func validate() -> Bool {
    problem = check.problem(state.text)
    return problem == nil
  }

  /// Shows a problem until the text changes.
  func refuse(_ problem: String) { self.problem = problem }

  /// Validates the text when the field has lost the focus, unless the text is empty.
  func noticeFocus() {
    if hadFocus, !state.hasFocus, !state.text.isEmpty { _ = validate() }
    hadFocus = state.hasFocus
  }

  private func checkAgain() {
    if problem != nil { _ = validate() }
  }

  /// Returns the text field with its title above it.
  func element(_ title: String, placeholder: String = "") -> FrameRecorder {
    FrameRecorder(formFrame) {
      TextField(title, state: state, placeholder: placeholder, problem: problem)
    }
  }
}
