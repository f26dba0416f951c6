public import FlowCore

/// A page that shows a slide: its illustration and its text, centred.
///
/// The illustration lies above the text or, in a short and wide frame, beside it. It takes the room
/// that the text leaves; if that is too small, it is omitted. Text that does not fit even
/// then scrolls, and fades towards the edges beyond which there is more. In dark themes the
/// illustration is darkened.
public struct SlideView: SourcedElement {
  package let location: ElementSource
  private let slide: Slide
  private let scroll: ScrollState
  private let presence: Double

  /// Creates the page of a slide.
  ///
  /// - Parameters:
  ///   - slide: The content.
  ///   - scroll: The scroll state; keep it across layouts.
  ///   - presence: The slide's ``Pages/Position/presence``, which the illustration depends on;
  ///     clamped to 0…1.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ slide: Slide, scroll: ScrollState, presence: Double = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.slide = slide
    self.scroll = scroll
    self.presence = presence
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    area(in: proposal, context).size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let clear = frame.inset(by: context.constraints.insets(of: frame))
    page.add(area(in: clear.size, context), in: frame, context)
    page.add(ScrollFade(scroll, in: frame, clear: clear).layer(context))
  }

  private func area(in room: Size, _ context: LayoutContext) -> ScrollArea {
    let arrangement = SlideArrangement(in: room, context) { text($0, $1) }
    let body = { (alignment: TextBlock.Alignment) in text(arrangement.titleStyle, alignment) }
    return ScrollArea(state: scroll) {
      Spacer()
      Padding(Insets(horizontal: arrangement.margin, vertical: arrangement.padding)) {
        switch arrangement.picture {
        case .above(let size):
          ReadableWidth {
            Centred(picture(size))
            Spacer(SlideArrangement.gap)
            body(.centre)
          }
        case .beside(let size):
          Row(spacing: SlideArrangement.gap) {
            picture(size)
            body(.leading)
          }
        case .omitted: ReadableWidth { body(.centre) }
        }
      }
      Spacer()
    }
  }

  private func text(_ titleStyle: TextStyle, _ alignment: TextBlock.Alignment) -> Column {
    Column {
      Text(slide.title, style: titleStyle, alignment: alignment)
      Spacer(Metrics.related)
      Text(slide.text, style: .body, colour: \.secondaryLabel, alignment: alignment)
    }
  }

  private func picture(_ size: Size) -> any Element {
    SlidePicture(slide, presence: presence, size: size)
  }
}

private struct SlidePicture: Composite {
  let slide: Slide
  let presence: Double
  let size: Size

  init(_ slide: Slide, presence: Double, size: Size) {
    (self.slide, self.presence, self.size) = (slide, presence, size)
  }

  func content(in context: LayoutContext) -> any Element {
    let artwork = slide.artwork(context.reducesMotion ? 1 : min(max(presence, 0), 1))
    return Image(
      .loaded(.artwork(context.theme.isDark ? artwork.darkened : artwork)), mode: .fill,
      width: size.width, aspect: size.width / size.height, cornerRadius: 2 * context.corners.card,
      accessibilityLabel: slide.scene)
  }
}
