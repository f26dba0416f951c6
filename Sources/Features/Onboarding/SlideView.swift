internal import FlowCore
internal import FlowUI

/// A slide as a page: its illustration, what it says, and room around both; it scrolls where that is higher than
/// the stage.
struct SlideView: Composite {
  private let slide: Slide
  private let scroll: ScrollState

  init(_ slide: Slide, _ scroll: ScrollState) {
    self.slide = slide
    self.scroll = scroll
  }

  func stretch(along axis: Axis) -> Stretch { .greedy }

  func content(in context: LayoutContext) -> any Element {
    // On wide stages, and where text is large, the picture leaves room for the words below it.
    let width = min(
      context.size.width - 2 * Self.margin, 360, context.size.height * 0.6 / context.textSize)
    return ScrollArea(scroll) {
      Space()
      Padding(Insets(horizontal: Self.margin, vertical: Spacing.margin)) {
        Centred(
          Image(
            .loaded(.artwork(slide.artwork)), mode: .fill, width: max(width, 1),
            cornerRadius: 2 * Spacing.cardRadius, name: slide.scene))
        Space(Spacing.group + Spacing.related)
        Words(slide.title, .title, alignment: .centre)
        Space(Spacing.related)
        Words(slide.text, .body, \.secondaryLabel, alignment: .centre)
      }
      Space()
    }
  }

  /// From the stage's sides, in points: the indicator article's 32.
  private static let margin = 32.0
}
