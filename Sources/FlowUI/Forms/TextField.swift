public import FlowCore

/// A single-line text field with a label above it and, if its text is invalid, a message below it.
public struct TextField: Composite, SourcedElement {
  package let location: ElementSource
  private let title: String
  private let state: TextFieldState
  private let placeholder: String
  private let problem: String?

  /// Creates a field; traps if the state has several lines.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the accessible name.
  ///   - state: The text; keep it across layouts.
  ///   - placeholder: An example, visible while the field is empty.
  ///   - problem: The validation message: what is wrong, and what would be right; `nil` if the text
  ///     is valid.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, state: TextFieldState, placeholder: String = "", problem: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    precondition(!state.isMultiline, "text with several lines needs a `TextArea`")
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.state = state
    self.placeholder = placeholder
    self.problem = problem
  }

  /// Creates a field of a form, which shows what is wrong with its text; traps if the field has
  /// several lines.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the accessible name.
  ///   - field: The text and its problem; keep it across layouts.
  ///   - placeholder: An example, visible while the field is empty.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, state field: FormFieldState, placeholder: String = "",
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, state: field.input, placeholder: placeholder, problem: field.problem, fileID: fileID,
      line: line)
  }

  /// Flexible, so that a row's other elements keep their widths.
  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    Column(spacing: 4) {
      AccessibilityHidden(Text(title, style: .footnote, colour: \.secondaryLabel))
      TextFieldBox(
        state: state, accessibilityLabel: title, placeholder: placeholder, problem: problem)
      if let problem { ValidationMessage(problem) }
    }
  }
}
