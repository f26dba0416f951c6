internal import FlowUI

/// A field of a form, and what is wrong with what is written in it.
///
/// It says so once somebody has left it or wants to go on, and no longer than until it is right.
final class FormField {
  /// What is written.
  let state: TextFieldState
  /// What is wrong with it, as far as that is said; `nil` where nothing is.
  private(set) var problem: String?

  /// Where it lies.
  let place = FormPlace()

  private let check: Check
  private var hadFocus = false

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: What it says at first.
  ///   - isSecure: Whether only dots are seen.
  ///   - limit: The most characters it takes.
  ///   - check: What it asks for.
  ///   - onChange: Called when a person has changed what it says; it should hold nobody strongly.
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

  /// Says what is wrong, if anything is; says whether all is right.
  func settle() -> Bool {
    problem = check.problem(state.text)
    return problem == nil
  }

  /// Says that what is written is refused, until it is changed.
  func refuse(_ problem: String) { self.problem = problem }

  /// Takes notice of whether it still has the focus: what is wrong is said when somebody leaves it,
  /// except that nothing is written yet.
  func noticeFocus() {
    if hadFocus, !state.hasFocus, !state.text.isEmpty { _ = settle() }
    hadFocus = state.hasFocus
  }

  private func checkAgain() {
    if problem != nil { _ = settle() }
  }

  /// The field with its name above it.
  func element(_ title: String, placeholder: String = "") -> Placed {
    Placed(place) { TextField(title, state, placeholder: placeholder, problem: problem) }
  }
}
