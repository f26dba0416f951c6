public import FlowCore

/// Some words in one style and colour that a mouse can select, over as many lines as they take.
///
/// A drag selects, a double click a word, a triple click everything; with the focus Ctrl+A does, too, and Ctrl+C
/// copies. Their owner keeps the text.
public struct SelectableWords: Element {
  private let text: SelectableText
  private let style: TextStyle
  private let colour: KeyPath<Theme, RGBA>

  /// Creates words of a text, in a style at the usual text size and one of the theme's colours.
  public init(
    _ text: SelectableText, _ style: TextStyle = .body, _ colour: KeyPath<Theme, RGBA> = \.label
  ) {
    self.text = text
    self.style = style
    self.colour = colour
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .across ? .yielding : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    text.settle(style)
    let block = text.block(offer.width, context)
    // In whole points, as plain words are.
    return Size(width: block.width.rounded(.up), height: block.height)
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    text.settle(style)
    if text.hasFocus, !text.selection.isEmpty {
      let ground = context.theme.accent.faded(TextFieldBox.selection)
      page.draw(
        text.places(in: frame, context).rects(of: text.selection).map { .fill($0, ground) })
    }
    page.draw(
      text.block(frame.size.width, context).drawings(
        at: frame.origin, colour: context.theme[keyPath: colour]))
    page.draw(ring(around: frame, context))
    page.add(text, at: frame, as: AccessibilityNode(.text, text.text))
  }

  private func ring(around frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let use = Control.Use(
      isEnabled: true, isHovered: false, press: 0,
      isMarked: text.hasFocus && context.marksFocus, metrics: context.metrics)
    return use.ring(around: frame, radius: 2, context.theme)
  }
}
