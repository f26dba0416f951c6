/// A field for what is searched for: no name above it, and an example or a reminder in it.
public struct SearchField: Composite {
  private let state: TextFieldState
  private let name: String
  private let hasProblem: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - state: What is written; its owner keeps it.
  ///   - name: What is searched, as `Search demos`; seen as long as nothing is written.
  ///   - hasProblem: Whether what is written means nothing.
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
