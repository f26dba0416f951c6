public import FlowCore

/// Text in one style and colour.
public struct Text: SourcedElement {
  package let location: ElementSource
  private let text: String
  private let style: TextStyle
  private let colour: KeyPath<Theme, RGBA>
  private let alignment: TextBlock.Alignment
  private let maxLines: Int?
  private let isHeading: Bool

  /// Creates text.
  ///
  /// - Parameters:
  ///   - text: The string to show.
  ///   - style: The text style at the default text size.
  ///   - colour: The theme colour of the text.
  ///   - alignment: The horizontal alignment of the lines.
  ///   - maxLines: The maximum number of lines, beyond which text is truncated with an ellipsis;
  ///     `nil` for no limit.
  ///   - isHeading: Whether the text is a heading for accessibility; by default true for title and
  ///     heading styles.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ text: String, style: TextStyle = .body, colour: KeyPath<Theme, RGBA> = \.label,
    alignment: TextBlock.Alignment = .leading, maxLines: Int? = nil, isHeading: Bool? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.text = text
    self.style = style
    self.colour = colour
    self.alignment = alignment
    self.maxLines = maxLines
    self.isHeading = isHeading ?? style.isHeading
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .compressible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let block = block(proposal.width, context)
    // Rounded up to whole points, so that the text wraps in the same way when laid out at this
    // width.
    return Size(width: block.width.rounded(.up), height: block.height)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(
      block(frame.size.width, context).drawings(
        at: frame.origin, colour: context.theme[keyPath: colour]))
    guard !text.isEmpty else { return }
    page.describe(as: AccessibilityNode(isHeading ? .heading : .text, name: text), in: frame)
  }

  private func block(_ width: Double, _ context: LayoutContext) -> TextBlock {
    context.services.blocks.block(
      text, style: context.style(style), width: width, maxLines: maxLines, alignment: alignment,
      context)
  }
}
