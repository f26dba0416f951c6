public import FlowCore
public import FlowUI

/// A tour of the app in three pages, which advance by themselves unless the user prefers reduced
/// motion.
@MainActor
public final class TourPage {
  public let name = "tour"

  package let tour: TourState

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - selected: The index of the page to show first, clamped.
  ///   - context: The session's clock and trace.
  public init(selected: Int = 0, context: FlowContext) {
    tour = TourState(Slide.all, selected: selected, context: context)
  }

  /// The number of pages.
  public static var count: Int { Slide.all.count }
}

extension TourPage: BrandedPage, TourScreen {
  public func body(in context: LayoutContext) -> [any Element] {
    TourView(state: tour, next: "Continue", end: "Let’s begin")
  }
}

extension Slide {
  fileprivate static let all = [
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
