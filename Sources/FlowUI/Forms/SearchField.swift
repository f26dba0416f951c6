public import FlowCore

/// A search field: a text field with no label above it, whose placeholder is also its accessibility
/// label.
public struct SearchField: Composite, SourcedElement {
  package let location: ElementSource
  private let state: TextFieldState
  private let accessibilityLabel: String
  private let hasProblem: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - state: The text; keep it across layouts.
  ///   - accessibilityLabel: What the field searches, such as `Search demos`; also the placeholder.
  ///   - hasProblem: Whether the text is invalid.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ state: TextFieldState, accessibilityLabel: String, hasProblem: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    self.accessibilityLabel = accessibilityLabel
    self.hasProblem = hasProblem
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    TextFieldBox(accessibilityLabel, state, placeholder: accessibilityLabel, hasProblem: hasProblem)
  }
}
