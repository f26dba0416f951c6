public import FlowCore

/// Scrollable content with a footer pinned to the bottom, such as a total and a button to continue.
///
/// The footer is no wider than ``ReadableWidth``. Until the content is scrolled to its end, the
/// content fades out towards the footer instead of being cut off there. If the footer would take
/// more than half of the height between bars, it scrolls with the content.
public struct PinnedFooter: Element {
  /// The padding above the footer's content, in points; by eye.
  private static let topPadding = 12.0
  /// The height over which content fades out above the footer, and that of the slices that make up
  /// the fade, in points; by eye.
  private static let fade = (height: 32.0, slice: 2.0)

  private let scroll: ScrollState
  private let content: [any Element]
  private let footer: Padding

  /// Creates content with a footer.
  ///
  /// - Parameters:
  ///   - scroll: The scroll state; keep it across layouts.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - content: The content that scrolls.
  ///   - footer: The footer, inset by the screen margins.
  public init(
    scroll: ScrollState, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ content: () -> [any Element], @ElementBuilder footer: () -> [any Element]
  ) {
    self.scroll = scroll
    self.content = content()
    self.footer = Padding(
      Insets(
        top: Self.topPadding, leading: Metrics.margin, bottom: Metrics.margin,
        trailing: Metrics.margin),
      fileID: fileID, line: line
    ) {
      ReadableWidth(fileID: fileID, line: line, footer)
    }
  }

  public var source: ElementSource? { footer.source }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  /// As tall as the content and the footer together, but no taller than the proposal.
  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    area(content + [footer]).size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let covered = context.constraints.insets(of: frame)
    let clear = frame.inset(by: covered)
    let proposal = Size(width: clear.size.width, height: .infinity)
    let footerHeight = footer.size(in: proposal, context.uncovered).height
    guard footerHeight <= clear.size.height / 2 else {
      return page.add(area(content + [footer]), in: frame, context)
    }
    // To the content, the footer is like a bar that covers the bottom of the frame.
    var above = context
    above.insets.bottom = covered.bottom + footerHeight
    above.constraints.size.height = frame.maxY
    page.add(area(content), in: frame, above)
    let footerFrame = clear.inset(by: Insets(top: clear.size.height - footerHeight))
    page.add(layout(footerFrame, in: frame, context, of: page.layer.size))
  }

  private func area(_ elements: [any Element]) -> ScrollArea {
    ScrollArea(state: scroll) { elements }
  }

  /// The footer's background extends behind bars.
  private func layout(
    _ footerFrame: Rect, in frame: Rect, _ context: LayoutContext, of size: Size
  ) -> PageLayout {
    var layout = PageLayout(name: "footer", size: size)
    layout.draw(fade(above: footerFrame, in: frame, context))
    layout.draw([
      .fill(frame.inset(by: Insets(top: footerFrame.minY - frame.minY)), colour: colour(context)),
      .hairline(
        Point(x: frame.minX, y: footerFrame.minY), width: frame.size.width,
        colour: context.theme.separator),
    ])
    layout.add(footer, in: footerFrame, context.uncovered)
    return layout
  }

  private func fade(above footerFrame: Rect, in frame: Rect, _ context: LayoutContext) -> [Drawing]
  {
    let height = Self.fade.height
    let hidden = max(0, scroll.limit - scroll.offset)
    guard hidden > 0 else { return [] }
    // The fade disappears as the margin below the content scrolls into view.
    let strength = min(hidden / Metrics.margin, 1)
    return Drawing.fade(
      across: frame, from: footerFrame.minY - height, to: footerFrame.minY,
      slices: Int(height / Self.fade.slice)
    ) { colour(context).opacity(strength * $0 * $0) }
  }

  /// The footer's background colour: that of bars, or that of the page if text in bars has its own
  /// colour, because the footer's text would then be illegible on the colour of bars.
  private func colour(_ context: LayoutContext) -> RGBA {
    context.theme.hasBarInk ? context.background : context.theme.bar
  }
}
