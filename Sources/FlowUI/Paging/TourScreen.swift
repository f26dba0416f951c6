/// The screen of a tour, which leaves its navigation item and its callbacks to the tour's state.
@MainActor
package protocol TourScreen: ScreenNavigation {
  /// The slides, which of them is selected, and what ends the tour.
  var tour: TourState { get }
}

extension TourScreen {
  /// Called when the user activates the button on the last slide, or skips the rest of the tour.
  package var onEnd: (() -> Void)? {
    get { tour.onEnd }
    set { tour.onEnd = newValue }
  }

  /// The index of the selected slide.
  package var selected: Int { tour.selected }

  public var navigationItem: NavigationItem { tour.navigationItem }

  public func didAppear() { tour.didAppear() }
  public func willDisappear() { tour.willDisappear() }
}
