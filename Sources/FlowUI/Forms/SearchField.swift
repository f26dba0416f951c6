/// A search field: a text field without a label above it, whose name is its placeholder.
public struct SearchField: Composite {
  private let state: TextFieldState
  private let name: String
  private let hasProblem: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - state: The text; its owner keeps it.
  ///   - name: What is searched, such as `Search demos`: the accessible name and the placeholder.
  ///   - hasProblem: Whether the text is invalid.
  public init(_ state: TextFieldState, name: String, hasProblem: Bool = false) {
    self.state = state
    self.name = name
    self.hasProblem = hasProblem
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    TextFieldBox(name, state, placeholder: name, hasProblem: hasProblem)
  }
}
