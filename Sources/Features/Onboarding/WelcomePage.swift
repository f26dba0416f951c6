internal import FlowCore
public import FlowUI

/// The first page of the app, with buttons to take the tour or to skip it.
@MainActor
public final class WelcomePage {
  public let name = "welcome"
  /// Called when the user wants to take the tour.
  public var onTour: (() -> Void)?
  /// Called when the user wants to skip the tour.
  public var onStart: (() -> Void)?

  private let scroll = ScrollState()
  private let tour = Control()
  private let start = Control()

  /// Creates the page.
  public init() {
    tour.onActivate = { [weak self] in self?.onTour?() }
    start.onActivate = { [weak self] in self?.onStart?() }
  }
}

extension WelcomePage: ComposedScreen {
  public var navigationItem: NavigationItem {
    NavigationItem(backTitle: "Wayfarer", scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    HeroView(
      .dawn, scene: "A walker on a winding path into a valley at dawn", scroll: scroll
    ) {
      let vertical = context.size.isShortAndWide ? Metrics.related / 2 : Metrics.margin
      Padding(Insets(horizontal: 32 / context.textSize, vertical: vertical)) {
        ReadableWidth {
          // At twice the default text size, the large title would not fit on one line of a small
          // phone.
          Text("Wayfarer", style: context.textSize < 1.5 ? .largeTitle : .title, alignment: .centre)
          Spacer(Metrics.related)
          Text(
            "Walks that start at your door, for an hour or for a week.", style: .body,
            colour: \.secondaryLabel,
            alignment: .centre)
        }
      }
    } buttons: {
      Button("Take the tour", role: .primary, control: tour)
      Button("Start walking", control: start)
    }
  }
}
