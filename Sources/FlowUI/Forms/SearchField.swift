public import FlowCore

/// A search field: a text field without a label above it, whose accessibility label is its placeholder.
public struct SearchField: Composite {
  private let state: TextFieldState
  private let accessibilityLabel: String
  private let hasProblem: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - state: The text; its owner keeps it.
  ///   - accessibilityLabel: What is searched, such as `Search demos`: the accessibility label and the placeholder.
  ///   - hasProblem: Whether the text is invalid.
  public init(_ state: TextFieldState, accessibilityLabel: String, hasProblem: Bool = false) {
    self.state = state
    self.accessibilityLabel = accessibilityLabel
    self.hasProblem = hasProblem
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    TextFieldBox(accessibilityLabel, state, placeholder: accessibilityLabel, hasProblem: hasProblem)
  }
}
