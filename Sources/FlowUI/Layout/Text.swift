public import FlowCore

/// Some words in one style and colour.
public struct Text: Element {
  private let text: String
  private let style: TextStyle
  private let colour: KeyPath<Theme, RGBA>
  private let alignment: TextBlock.Alignment
  private let maxLines: Int?
  private let isHeading: Bool

  /// Creates words.
  ///
  /// - Parameters:
  ///   - text: What they say.
  ///   - style: How they look at the usual text size.
  ///   - colour: Which of the theme's colours they have.
  ///   - alignment: On which side lines are flush.
  ///   - maxLines: The most lines; what is left ends in an ellipsis.
  ///   - isHeading: Whether they name what comes after them; by default those in a title's or a
  ///     heading's style do.
  public init(
    _ text: String, _ style: TextStyle = .body, _ colour: KeyPath<Theme, RGBA> = \.label,
    alignment: TextBlock.Alignment = .leading, maxLines: Int? = nil, isHeading: Bool? = nil
  ) {
    self.text = text
    self.style = style
    self.colour = colour
    self.alignment = alignment
    self.maxLines = maxLines
    self.isHeading = isHeading ?? style.isHeading
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .compressible : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    let block = block(offer.width, context)
    // In whole points: what a width is made of, and taken apart to, must hold the same lines again.
    return Size(width: block.width.rounded(.up), height: block.height)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw(
      block(frame.size.width, context).drawings(
        at: frame.origin, colour: context.theme[keyPath: colour]))
    guard !text.isEmpty else { return }
    page.describe(as: AccessibilityNode(isHeading ? .heading : .text, text), in: frame)
  }

  private func block(_ width: Double, _ context: LayoutContext) -> TextBlock {
    context.blocks.block(
      text, style: context.style(style), width: width, maxLines: maxLines, alignment: alignment,
      context)
  }
}
