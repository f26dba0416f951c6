internal import FlowCore

/// A slide as a page: its illustration, what it says, and room around both.
///
/// It scrolls where that is higher than the stage.
public struct SlideView: Composite {
  private let slide: Slide
  private let scroll: ScrollState
  private let pictureShare: Double

  /// Creates a page of a slide.
  ///
  /// - Parameters:
  ///   - slide: What it says and shows.
  ///   - scroll: How far it is scrolled; its screen keeps it.
  ///   - pictureShare: The most of the stage's height that is left to the illustration's width at
  ///     the usual text size, 0…1, so that the words below it have room on wide stages; the larger
  ///     text is, the less.
  public init(_ slide: Slide, _ scroll: ScrollState, pictureShare: Double) {
    self.slide = slide
    self.scroll = scroll
    self.pictureShare = pictureShare
  }

  public func stretch(along axis: Axis) -> Stretch { .flexible }

  public func content(in context: LayoutContext) -> any Element {
    ScrollArea(scroll) {
      Spacer()
      Padding(Insets(horizontal: Self.margin, vertical: Spacing.margin)) {
        ReadableWidth {
          Centred(
            Image(
              .loaded(.artwork(slide.artwork)), mode: .fill, width: width(in: context),
              cornerRadius: 2 * Spacing.cardRadius, name: slide.scene))
          Spacer(Spacing.group + Spacing.related)
          Text(slide.title, .title, alignment: .centre)
          Spacer(Spacing.related)
          Text(slide.text, .body, \.secondaryLabel, alignment: .centre)
        }
      }
      Spacer()
    }
  }

  /// How wide the picture is, in points: never more than 360, which by eye is enough.
  private func width(in context: LayoutContext) -> Double {
    let room = context.size.width - 2 * Self.margin
    return max(min(room, 360, context.size.height * pictureShare / context.textSize), 1)
  }

  /// From the stage's sides, in points: the indicator article's 32.
  private static let margin = 32.0
}
