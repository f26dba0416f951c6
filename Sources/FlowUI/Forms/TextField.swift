/// A field for a line of text, with its name above it and, where something is wrong, why below it.
public struct TextField: Composite {
  private let title: String
  private let state: TextFieldState
  private let placeholder: String
  private let problem: String?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What is asked for.
  ///   - state: What is written; its owner keeps it.
  ///   - placeholder: An example, seen as long as nothing is written.
  ///   - problem: What is wrong with what is written, and what would be right; `nil` where nothing
  ///     is.
  public init(
    _ title: String, _ state: TextFieldState, placeholder: String = "", problem: String? = nil
  ) {
    self.title = title
    self.state = state
    self.placeholder = placeholder
    self.problem = problem
  }

  public func content(in context: LayoutContext) -> any Element {
    Column(spacing: 4) {
      AccessibilityHidden(Text(title, .footnote, \.secondaryLabel))
      TextFieldBox(title, state, placeholder: placeholder, hasProblem: problem != nil)
      if let problem { ValidationMessage(problem) }
    }
  }
}
