internal import FlowCore
public import Observation

/// The state of a text field in a form: its text, and what is wrong with it.
///
/// A problem is shown when a field that is not empty loses the focus, and when the form is
/// submitted. It remains until the text is valid; a problem from elsewhere, such as from a server,
/// remains until the text changes or the form is submitted again.
@MainActor
@Observable
public final class FormFieldState {
  /// The text, the caret and the focus of the field.
  ///
  /// The form sets `input.onSubmit`, and this object sets `input.onChange`.
  public let input: TextFieldState
  /// What is wrong with the text, and what would be right; `nil` if the text is valid, or has not
  /// been checked yet.
  public private(set) var problem: String?

  /// Called with the new text when the user has changed it.
  @ObservationIgnored public var onChange: ((String) -> Void)?

  @ObservationIgnored private let check: (String) -> String?
  /// Whether the field has lost the focus since the last `noticeFocus()`.
  @ObservationIgnored private var hasLeft = false
  /// Whether the problem was set by `refuse(_:)`, and not found by the field's own check.
  @ObservationIgnored private var isRefused = false

  /// The text; setting another text checks it if a problem is shown, and does not call `onChange`.
  public var text: String {
    get { input.text }
    set {
      let old = input.text
      input.text = newValue
      if problem != nil, input.text != old { validate() }
    }
  }

  /// Creates the state of a field.
  ///
  /// - Parameters:
  ///   - text: The initial text.
  ///   - isMultiline: Whether the text can have several lines, for a ``TextArea``.
  ///   - isSecure: Whether the field conceals its text, as for a password.
  ///   - canBeRevealed: Whether a secure field has a button that shows its text.
  ///   - format: What the field accepts, and how it shows it.
  ///   - limit: The maximum number of characters; by default that of an email address (RFC 5321).
  ///   - check: Returns what is wrong with a text, and what would be right; `nil` for a valid one.
  ///   - onChange: Called with the new text when the user has changed it; must not strongly capture
  ///     an object that keeps the field alive.
  public init(
    _ text: String = "", isMultiline: Bool = false, isSecure: Bool = false,
    canBeRevealed: Bool = false, format: InputFormat = .any, limit: Int = 254,
    check: @escaping (String) -> String? = { _ in nil },
    onChange: ((String) -> Void)? = nil
  ) {
    input = TextFieldState(
      text, isMultiline: isMultiline, isSecure: isSecure, canBeRevealed: canBeRevealed,
      format: format, limit: limit)
    self.check = check
    self.onChange = onChange
    input.onChange = { [weak self] text in
      guard let self else { return }
      // Before `onChange`, which may refuse the text.
      if problem != nil { validate() }
      self.onChange?(text)
    }
    input.onLeave = { [weak self] in self?.hasLeft = true }
  }

  /// Checks the text, and shows the problem if there is one; returns whether the text is valid.
  @discardableResult
  public func validate() -> Bool {
    problem = check(input.text)
    isRefused = false
    return problem == nil
  }

  /// Shows a problem that `check` does not know; ``FormState/refuse(_:_:)`` also shows the field.
  public func refuse(_ problem: String) {
    (self.problem, isRefused) = (problem, true)
  }

  func noticeFocus() {
    if hasLeft, !input.hasFocus, !input.text.isEmpty, !isRefused { validate() }
    hasLeft = false
  }
}
