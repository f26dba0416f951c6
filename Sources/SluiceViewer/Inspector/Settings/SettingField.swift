internal import FlowCore
internal import FlowUI

/// A setting with a text field.
///
/// A typed value is applied when Return is pressed or the field is left. An invalid one stays, with
/// a message about the valid values (see `SettingMessages`), until the field is left; then a toast
/// shows the message.
@MainActor
final class SettingField {
  let state: TextFieldState
  private(set) var problem: String?
  /// Where the field was laid out last.
  private(set) var frame: Rect?

  private let toast: Toast
  private let check: (String) -> String?
  private let apply: (String) -> Void
  private var value: String
  /// The message that the toast showed when the field was last left with an invalid text.
  private var refusal: String?

  /// `check` returns a message about an invalid text; `apply` gets valid texts that differ from the
  /// current value.
  init(
    _ value: String, limit: Int, toast: Toast, check: @escaping (String) -> String?,
    apply: @escaping (String) -> Void
  ) {
    (self.value, self.toast, self.check, self.apply) = (value, toast, check, apply)
    state = TextFieldState(value, limit: limit)
    state.onChange = { [weak self] text in
      guard let self, problem != nil else { return }
      problem = check(text)
    }
    state.onSubmit = { [weak self] in self?.commit() }
    state.onLeave = { [weak self] in self?.leave() }
  }

  /// Shows the setting's value; discards typed text only if the value has changed.
  func show(_ value: String) {
    guard value != self.value else { return }
    self.value = value
    reset()
  }

  func reset() { (state.text, problem) = (value, nil) }

  private func commit() {
    guard state.text != value else { return problem = nil }
    problem = check(state.text)
    guard problem == nil else { return }
    if let refusal { toast.hide(refusal) }
    value = state.text
    apply(value)
  }

  func leave() {
    commit()
    guard let problem else { return }
    toast.say(problem, isProblem: true)
    refusal = problem
    reset()
  }

  /// Discards text that is being typed; returns whether there was any.
  func revert() -> Bool {
    guard state.hasFocus, state.text != value else { return false }
    reset()
    return true
  }

  /// `placeholder` is also the field's accessibility label.
  func row(_ title: String, placeholder: String? = nil) -> SettingRow {
    let label = placeholder ?? title
    return SettingRow(named: title) {
      FrameReportingSetting(
        element: TextFieldBox(
          state: state, accessibilityLabel: label, placeholder: label, problem: problem)
      ) { [weak self] in self?.frame = $0 }
    }
  }
}
