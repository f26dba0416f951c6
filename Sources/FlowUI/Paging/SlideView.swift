public import FlowCore

/// A page that shows a slide: its illustration and text, centred with margins.
///
/// It scrolls if its content is taller than the available area.
public struct SlideView: Composite, SourcedElement {
  package let location: ElementSource
  private let slide: Slide
  private let scroll: ScrollState
  private let pictureShare: Double

  /// Creates the page of a slide.
  ///
  /// - Parameters:
  ///   - slide: The content.
  ///   - scroll: The scroll state; its screen keeps it.
  ///   - pictureShare: The maximum width of the illustration, as a fraction, 0…1, of the available
  ///     height, so that the text below has room on wide screens. It applies at the default text
  ///     size; larger text reduces the width.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ slide: Slide, scroll: ScrollState, pictureShare: Double, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.slide = slide
    self.scroll = scroll
    self.pictureShare = pictureShare
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func content(in context: LayoutContext) -> any Element {
    ScrollArea(scroll) {
      Spacer()
      Padding(Insets(horizontal: Self.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          Centred(
            Image(
              .loaded(.artwork(slide.artwork)), mode: .fill, width: width(in: context),
              cornerRadius: 2 * Metrics.cardRadius, accessibilityLabel: slide.scene))
          Spacer(Metrics.group + Metrics.related)
          Text(slide.title, .title, alignment: .centre)
          Spacer(Metrics.related)
          Text(slide.text, .body, \.secondaryLabel, alignment: .centre)
        }
      }
      Spacer()
    }
  }

  /// The width of the illustration, in points.
  private func width(in context: LayoutContext) -> Double {
    let room = context.size.width - 2 * Self.margin
    return max(min(room, Self.maxWidth, context.size.height * pictureShare / context.textSize), 1)
  }

  /// The maximum width of the illustration, in points; by eye.
  private static let maxWidth = 360.0
  /// The margin at both sides, in points, as in the indicator article.
  private static let margin = 32.0
}
