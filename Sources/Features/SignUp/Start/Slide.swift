internal import FlowCore
internal import FlowUI

/// What one page of the tour says and shows.
struct Slide {
  let title: String
  let text: String
  /// What the illustration shows, for whoever does not see it.
  let scene: String
  let artwork: Artwork

  /// The tour, in order.
  static let all = [
    Slide(
      title: "Catch a colour",
      text: "Hold your phone to a wall, a leaf, a coat. Woadwick tells you what it is called.",
      scene: "A telephone that looks at a leafy wall", artwork: .finder),
    Slide(
      title: "Keep where it was",
      text: "Each colour stays with the day and the corner where you met it.",
      scene: "Three painted houses by the water", artwork: .street),
    Slide(
      title: "Take it home",
      text: "Put five beside each other, and see a room in them before you buy the paint.",
      scene: "A room in the colours of a palette", artwork: .room),
  ]
}

/// A slide as a page; it scrolls where it is higher than the stage.
struct SlideView: Composite {
  private let slide: Slide
  private let scroll: ScrollState

  init(_ slide: Slide, _ scroll: ScrollState) {
    self.slide = slide
    self.scroll = scroll
  }

  func stretch(along axis: Axis) -> Stretch { .greedy }

  func content(in context: LayoutContext) -> any Element {
    ScrollArea(scroll) {
      Space()
      Padding(Insets(horizontal: Self.margin, vertical: Spacing.margin)) {
        Narrow {
          Centred(
            Image(
              .loaded(.artwork(slide.artwork)), width: Self.width(in: context),
              cornerRadius: 2 * Spacing.cardRadius, name: slide.scene))
          Space(Spacing.group + Spacing.related)
          Words(slide.title, .title, alignment: .centre)
          Space(Spacing.related)
          Words(slide.text, .body, \.secondaryLabel, alignment: .centre)
        }
      }
      Space()
    }
  }

  /// How wide the picture is: on low stages, and where text is large, it leaves the words room below it.
  private static func width(in context: LayoutContext) -> Double {
    max(
      min(context.size.width - 2 * margin, 360, context.size.height * 0.45 / context.textSize), 1)
  }

  /// From the stage's sides, in points: the indicator article's 32.
  private static let margin = 32.0
}
