public import FlowCore

/// The opening page of an app: an illustration, a text, and buttons at the bottom.
///
/// The illustration fills the top of the frame, even behind bars; in a wide frame it fills the
/// leading side instead. It shrinks to leave the text enough room, and is omitted if it would
/// become too small. Text that does not fit even then scrolls, and fades towards the edges beyond
/// which there is more; buttons that would take more than half of the height scroll with it. In
/// dark themes the illustration is darkened.
public struct HeroView: SourcedElement {
  package let location: ElementSource
  private let artwork: Artwork
  private let scene: String
  private let scroll: ScrollState
  private let text: [any Element]
  private let buttons: [any Element]

  /// The maximum fraction of the frame's height that the illustration takes, the fractions of the
  /// width to try in this order, and its minimum size; by eye.
  private static let (heightShare, widthShares) = (0.56, [0.5, 0.42, 0.34])
  private static let minimum = Size(width: 120, height: 160)

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - artwork: The illustration, clipped at two sides to fill its part of the frame.
  ///   - scene: The accessibility label of the illustration.
  ///   - scroll: The scroll state; keep it across layouts.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - text: The text.
  ///   - buttons: The buttons, inset by the screen margins.
  public init(
    _ artwork: Artwork, scene: String, scroll: ScrollState, fileID: StaticString = #fileID,
    line: UInt = #line, @ElementBuilder text: () -> [any Element],
    @ElementBuilder buttons: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.artwork = artwork
    self.scene = scene
    self.scroll = scroll
    self.text = text()
    self.buttons = buttons()
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    area(text + [footer(in: proposal, context)]).size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let picture = pictureFrame(in: frame, context)
    if let picture {
      Image(
        .loaded(.artwork(context.theme.isDark ? artwork.darkened : artwork)), mode: .fill,
        accessibilityLabel: scene
      ).layOut(in: picture, context, on: &page)
    }
    let isBeside = picture.map { $0.size.height == frame.size.height } ?? false
    let rest = frame.inset(
      by: Insets(
        top: isBeside ? 0 : picture?.size.height ?? 0,
        leading: isBeside ? picture?.size.width ?? 0 : 0))
    layOutContent(in: rest, context, on: &page)
  }

  private func pictureFrame(in frame: Rect, _ context: LayoutContext) -> Rect? {
    let covered = context.constraints.insets(of: frame)
    let needed = { (width: Double) in
      size(in: Size(width: width, height: .infinity), context.uncovered).height
    }
    var picture = frame
    if frame.size.width > 1.2 * frame.size.height {
      let height = frame.size.height - covered.top - covered.bottom
      let widths = Self.widthShares.map { (frame.size.width * $0 / context.textSize).rounded() }
      picture.size.width =
        widths.first { needed(frame.size.width - $0 - covered.trailing) <= height } ?? 0
    } else {
      let free = frame.size.height - covered.bottom - needed(frame.inset(by: covered).size.width)
      picture.size.height = min(frame.size.height * Self.heightShare, free).rounded()
    }
    let isLargeEnough =
      picture.size.width >= Self.minimum.width && picture.size.height >= Self.minimum.height
    return isLargeEnough ? picture : nil
  }

  /// Two buttons lie side by side if the page is short and wide and both fit.
  private func footer(in room: Size, _ context: LayoutContext) -> Padding {
    let width = (room.width - 2 * Metrics.margin - Metrics.related) / 2
    let fitsBeside = buttons.allSatisfy {
      $0.size(in: Size(width: .infinity, height: .infinity), context).width <= width
    }
    let insets = Insets(
      top: Metrics.related, leading: Metrics.margin, bottom: Metrics.margin,
      trailing: Metrics.margin)
    guard context.size.isShortAndWide, fitsBeside, buttons.count == 2 else {
      return Padding(insets) { ReadableWidth { Column(spacing: Metrics.related) { buttons } } }
    }
    return Padding(insets) {
      Row(spacing: Metrics.related) { buttons.map { button in FixedWidth(width) { button } } }
    }
  }

  private func layOutContent(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let covered = context.constraints.insets(of: frame)
    let clear = frame.inset(by: covered)
    let buttons = footer(in: clear.size, context)
    let height = buttons.size(
      in: Size(width: clear.size.width, height: .infinity), context.uncovered
    ).height
    let isPinned = height <= clear.size.height / 2
    var above = context
    if isPinned {
      // To the text, the buttons are like a bar that covers the bottom of the frame.
      above.insets.bottom = covered.bottom + height
      above.constraints.size.height = frame.maxY
    }
    page.add(area(isPinned ? text : text + [buttons]), in: frame, above)
    let readable = frame.inset(by: above.constraints.insets(of: frame))
    page.add(ScrollFade(scroll, in: frame, clear: readable).layer(context))
    guard isPinned else { return }
    var layout = PageLayout(name: "buttons", size: page.layer.size, within: page)
    layout.draw([
      .fill(frame.inset(by: Insets(top: readable.maxY - frame.minY)), colour: context.background)
    ])
    layout.add(
      buttons, in: clear.inset(by: Insets(top: clear.size.height - height)), context.uncovered)
    page.add(layout)
  }

  private func area(_ elements: [any Element]) -> ScrollArea {
    ScrollArea(state: scroll) {
      Spacer()
      elements
      Spacer()
    }
  }
}
