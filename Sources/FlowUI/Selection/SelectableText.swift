public import FlowCore

/// Text in one style and colour, on as many lines as it needs, that a mouse can select.
///
/// A drag selects characters, a double click a word, a triple click a line, and Ctrl+A all text.
/// Shift with the arrow keys, Home or End extends the selection, and Ctrl+C copies it. The caller
/// owns the text's state.
public struct SelectableText: SourcedElement {
  package let location: ElementSource
  private let text: SelectableTextState
  private let style: TextStyle
  private let colour: KeyPath<Theme, RGBA>
  private let alignment: TextBlock.Alignment
  private let maxLines: Int?

  /// Creates selectable text.
  ///
  /// - Parameters:
  ///   - text: The text and its selection.
  ///   - style: The style at the default text size.
  ///   - colour: The theme's colour for the text.
  ///   - alignment: The alignment of the lines.
  ///   - maxLines: The maximum number of lines; longer text ends in an ellipsis, and the truncated
  ///     part cannot be selected by a drag.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    state text: SelectableTextState, style: TextStyle = .body,
    colour: KeyPath<Theme, RGBA> = \.label, alignment: TextBlock.Alignment = .leading,
    maxLines: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.text = text
    self.style = style
    self.colour = colour
    self.alignment = alignment
    self.maxLines = maxLines
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .compressible : .fixed }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let block = lines.block(proposal.width, context)
    // In whole points, like `Text`.
    return Size(width: block.width.rounded(.up), height: block.height)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let lines = lines
    page.whenLaidOut { [text] in text.didLayOut(lines.offsets) }
    if text.hasFocus, !text.selection.isEmpty {
      let highlight = context.theme.selection
      page.draw(
        lines.offsets(frame, context).rects(of: text.selection).map { .fill($0, colour: highlight) }
      )
    }
    page.draw(
      lines.block(frame.size.width, context).drawings(
        at: frame.origin, colour: context.theme[keyPath: colour]))
    page.draw(text.ring(around: frame, context))
    page.add(text, at: frame, as: AccessibilityNode(.text, name: text.text))
  }

  private var lines: Lines {
    Lines(text: text.text, style: style, alignment: alignment, maxLines: maxLines)
  }

  /// The parameters of the layout without the text's state, which stores a closure that captures
  /// them: with the state, there would be a retain cycle.
  @MainActor
  private struct Lines {
    let text: String
    let style: TextStyle
    let alignment: TextBlock.Alignment
    let maxLines: Int?

    func block(_ width: Double, _ context: LayoutContext) -> TextBlock {
      context.services.blocks.block(
        text, style: context.style(style), width: width, maxLines: maxLines,
        alignment: alignment, context)
    }

    func offsets(_ frame: Rect, _ context: LayoutContext) -> TextOffsets {
      TextOffsets(
        of: text, in: block(frame.size.width, context), at: frame.origin, context.style(style),
        context)
    }
  }
}
