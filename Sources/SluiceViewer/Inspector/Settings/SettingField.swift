internal import FlowCore
internal import FlowUI

/// A setting that is typed: it applies when Return is pressed or the field is left, and a value
/// that is refused stays, with a sentence below that says what would be right.
@MainActor
final class SettingField {
  let state: TextFieldState
  /// What is wrong with the text that was entered last; `nil` if it was accepted.
  private(set) var problem: String?

  private let check: (String) -> String?
  private let apply: (String) -> Void
  /// The value that the setting has.
  private var value: String

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - value: The value that the setting has.
  ///   - limit: The maximum number of characters.
  ///   - check: Returns what is wrong with a text; `nil` if it is right.
  ///   - apply: Called with a text that is right, and not the value that the setting has.
  init(
    _ value: String, limit: Int, check: @escaping (String) -> String?,
    apply: @escaping (String) -> Void
  ) {
    (self.value, self.check, self.apply) = (value, check, apply)
    state = TextFieldState(value, limit: limit)
    state.onChange = { [weak self] text in
      guard let self, problem != nil else { return }
      problem = check(text)
    }
    state.onSubmit = { [weak self] in self?.commit() }
    state.onLeave = { [weak self] in self?.commit() }
  }

  /// Shows the value that the setting has, unless the user is typing another one.
  func show(_ value: String) {
    guard value != self.value else { return }
    self.value = value
    reset()
  }

  /// Shows the value that the setting has, whatever was typed.
  func reset() { (state.text, problem) = (value, nil) }

  /// Applies what was typed, or says what is wrong with it.
  func commit() {
    guard state.text != value else { return problem = nil }
    problem = check(state.text)
    guard problem == nil else { return }
    value = state.text
    apply(value)
  }

  /// Shows the value that the setting has, if another one is being typed; returns whether one was.
  func revert() -> Bool {
    guard state.hasFocus, state.text != value else { return false }
    reset()
    return true
  }

  /// The row of the setting, and below it what is wrong.
  ///
  /// - Parameters:
  ///   - title: The setting's name.
  ///   - placeholder: What the empty field shows; `nil` for the name.
  func row(_ title: String, placeholder: String? = nil) -> Column {
    Column(spacing: 4) {
      SettingRow(named: title) {
        SearchField(
          state, accessibilityLabel: placeholder ?? title, hasProblem: problem != nil)
      }
      if let problem {
        Padding(Insets(top: 0, leading: SettingRow.nameWidth + 8, bottom: 0, trailing: 0)) {
          ValidationMessage(problem)
        }
      }
    }
  }
}
