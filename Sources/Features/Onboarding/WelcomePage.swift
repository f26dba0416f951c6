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
  public var navigationItem: NavigationItem { NavigationItem(backTitle: "Wayfarer") }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll) {
      Padding(Insets(horizontal: 32, vertical: Metrics.group)) {
        Spacer(Metrics.group)
        Text("Wayfarer", .largeTitle, alignment: .centre)
        Spacer(Metrics.related)
        Text("Walks for an hour, a day, a week.", .body, \.secondaryLabel, alignment: .centre)
      }
    } footer: {
      Button("Take the tour", role: .primary, control: tour)
      Spacer(Metrics.related)
      Button("Start walking", control: start)
    }
  }
}
