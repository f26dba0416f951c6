public import FlowCore

/// A text field with several lines, with a label above it and, if its text is invalid, a message
/// below it.
///
/// Create its state with `isMultiline`. The area grows with its text up to a maximum number of
/// lines, and then scrolls. Enter begins a new line; Ctrl+Enter does what Enter does in a
/// ``TextField``.
///
/// ```swift
/// let note = FormFieldState(isMultiline: true, limit: 500)
/// TextArea("Note for the kitchen", state: note, lines: 3...6)
/// ```
public struct TextArea: Composite, SourcedElement {
  package let location: ElementSource
  private let title: String
  private let state: TextFieldState
  private let lines: ClosedRange<Int>
  private let placeholder: String
  private let problem: String?

  /// Creates a text area; traps if the state has only one line.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the accessible name.
  ///   - state: The text, which has several lines; keep it across layouts.
  ///   - lines: The minimum and maximum height, in lines; below 1 counts as 1. Longer text scrolls.
  ///   - placeholder: An example, visible while the area is empty.
  ///   - problem: The validation message: what is wrong, and what would be right; `nil` if the text
  ///     is valid.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, state: TextFieldState, lines: ClosedRange<Int> = 3...8,
    placeholder: String = "", problem: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    precondition(state.isMultiline, "the state of a text area must be created with `isMultiline`")
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.state = state
    self.lines = max(1, lines.lowerBound)...max(1, lines.upperBound)
    self.placeholder = placeholder
    self.problem = problem
  }

  /// Creates a text area of a form, which shows what is wrong with its text; traps if the field has
  /// only one line.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the accessible name.
  ///   - field: The text, which has several lines, and its problem; keep it across layouts.
  ///   - lines: The minimum and maximum height, in lines; below 1 counts as 1. Longer text scrolls.
  ///   - placeholder: An example, visible while the area is empty.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, state field: FormFieldState, lines: ClosedRange<Int> = 3...8,
    placeholder: String = "", fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, state: field.input, lines: lines, placeholder: placeholder, problem: field.problem,
      fileID: fileID, line: line)
  }

  /// Flexible, so that a row's other elements keep their widths.
  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    Column(spacing: 4) {
      AccessibilityHidden(Text(title, style: .footnote, colour: \.secondaryLabel))
      TextAreaBox(
        accessibilityLabel: title, state: state, lines: lines, placeholder: placeholder,
        problem: problem)
      if let problem { ValidationMessage(problem) }
    }
  }
}

/// The box of a text area, without a label.
private struct TextAreaBox: Element {
  let accessibilityLabel: String
  let state: TextFieldState
  let lines: ClosedRange<Int>
  let placeholder: String
  let problem: String?

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let natural = TextAreaText(state: state, placeholder: placeholder).size(in: proposal, context)
    let around = 2 * TextAreaText.padding(context)
    let (least, most) = (height(lines.lowerBound, context), height(lines.upperBound, context))
    let inner = min(max(natural.height, least + around), most + around)
    return Size(width: proposal.width, height: inner + 2 * TextFieldState.edge)
  }

  private func height(_ lines: Int, _ context: LayoutContext) -> Double {
    Double(lines) * context.style(.body).lineHeight
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(state.background(in: frame, problem, context))
    var node = state.node(accessibilityLabel, problem)
    node.states.formUnion(state.accessibilityStates)
    // Text that scrolls does not cover the edge.
    let window = frame.inset(by: Insets(horizontal: 0, vertical: TextFieldState.edge))
    page.describe(as: node, in: frame) { page in
      page.add(
        ScrollArea(state: state.scroll) { TextAreaText(state: state, placeholder: placeholder) },
        in: window, context)
    }
  }
}
