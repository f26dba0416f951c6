public import FlowCore

/// A search field: a text field with an icon and a button that clears it, whose placeholder is also
/// its accessibility label.
///
/// A ``NavigationItem`` can have one in the navigation bar.
public struct SearchField: Composite, SourcedElement {
  package let location: ElementSource
  let state: TextFieldState
  private let accessibilityLabel: String

  /// Creates a field; traps if the state has several lines.
  ///
  /// - Parameters:
  ///   - state: The text; keep it across layouts.
  ///   - accessibilityLabel: What the field searches, such as `Search demos`; also the placeholder.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    state: TextFieldState, accessibilityLabel: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    precondition(!state.isMultiline, "a search has one line")
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    self.accessibilityLabel = accessibilityLabel
    state.hasSearchIcon = true
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  public func content(in context: LayoutContext) -> any Element {
    TextFieldBox(
      state: state, accessibilityLabel: accessibilityLabel, placeholder: accessibilityLabel)
  }
}
