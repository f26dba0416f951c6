public import FlowCore

/// Elements that act together as one button, such as a row of a card with a picture.
///
/// For a card that opens a page, put it into the card: `Card { Pressable(control: …) { … } }`.
/// It shows that it is hovered, pressed or focused as a `ListRow` does. If it is taller than its
/// elements, they are centred vertically. Assistive technologies get one button in place of the
/// elements, and then the controls among them; a press on one of these does not press the whole.
public struct Pressable: SourcedElement {
  package let location: ElementSource
  private let control: Control
  private let node: AccessibilityNode
  private let column: Column

  /// Creates a button of elements, one below the other.
  ///
  /// - Parameters:
  ///   - control: The control that handles presses.
  ///   - accessibilityLabel: The name for assistive technologies and scripts.
  ///   - value: What assistive technologies say after the name; `nil` for nothing.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - elements: Returns the elements.
  public init(
    control: Control, accessibilityLabel: String, value: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.control = control
    node = AccessibilityNode(.button, name: accessibilityLabel, value: value)
    column = Column(fileID: fileID, line: line, elements)
  }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    page.draw(
      use.rowDrawings(in: frame, radius: context.metrics.controlRadius, ink: nil, context))
    var inner = frame
    if column.stretch(along: .vertical) == .fixed {
      let height = column.size(in: frame.size, context).height
      inner = Rect(
        x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
    }
    page.addPressable(control, at: frame, as: node) {
      column.layOut(in: inner, context.withInks(use.ink), on: &$0)
    }
  }
}
