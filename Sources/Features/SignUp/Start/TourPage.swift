public import FlowCore
public import FlowUI

/// A tour of the app in three pages, which advance by themselves unless the user prefers reduced
/// motion.
@MainActor
public final class TourPage {
  public let name = "tour"

  private let tour: TourState

  /// Creates the tour.
  ///
  /// - Parameters:
  ///   - selected: The index of the page to show first, clamped.
  ///   - context: The session's clock and trace.
  public init(selected: Int = 0, context: FlowContext) {
    tour = TourState(Slide.all, selected: selected, context: context)
  }

  /// Called when the user activates the button on the last page, or skips the rest of the tour.
  public var onEnd: (() -> Void)? {
    get { tour.onEnd }
    set { tour.onEnd = newValue }
  }

  /// The number of pages.
  public static var count: Int { Slide.all.count }

  /// The index of the selected page.
  public var selected: Int { tour.selected }
}

extension TourPage: BrandedPage {
  public var navigationItem: NavigationItem { tour.navigationItem }

  public func didAppear() { tour.didAppear() }
  public func willDisappear() { tour.willDisappear() }

  public func body(in context: LayoutContext) -> [any Element] {
    TourView(tour, next: "Continue", end: "Let’s begin")
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
