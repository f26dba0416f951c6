extension NavigationAppearance {
  /// How much of the bars there is for one page in the picture.
  struct PageBars {
    weak var screen: (any Screen)?
    let bar: AnimatedValue<Double>
    let toolbar: AnimatedValue<Double>
  }

  /// How much room the bar above takes from a page at this instant: 0 none … 1 all of it.
  ///
  /// For a page's own insets. It follows the bar only when that changes in place; a page in a
  /// transition keeps what it was, or will be, shown with, so that its content stays where it is
  /// while it slides.
  /// - Parameter screen: A screen in the picture; for any other one it is the bar that was asked
  ///   for last.
  public func barPresence(of screen: any Screen) -> Double {
    page(of: screen)?.bar.value ?? goal.look.navigationBar.presence
  }

  /// How much room the bar below takes from a page at this instant, by the same rules: 0 none … 1
  /// all of it.
  public func toolbarPresence(of screen: any Screen) -> Double {
    page(of: screen)?.toolbar.value ?? goal.look.toolbar.presence
  }

  /// Notes what a page that comes is shown with.
  func keepPage(of screen: any Screen) {
    pages.removeAll { $0.screen === screen }
    let look = goal.look
    pages.append(
      PageBars(
        screen: screen, bar: AnimatedValue(look.navigationBar.presence),
        toolbar: AnimatedValue(look.toolbar.presence)))
  }

  /// Forgets the pages that are not in the picture any more.
  func forgetPages() {
    let picture = controller?.visiblePages ?? []
    pages.removeAll { page in !picture.contains { $0.screen === page.screen } }
  }

  /// Lets a page follow bars that change in place.
  func movePage(of screen: any Screen, over duration: Duration) {
    guard let page = page(of: screen) else { return }
    let look = goal.look
    page.bar.run(to: look.navigationBar.presence, over: duration, on: context.clock)
    page.toolbar.run(to: look.toolbar.presence, over: duration, on: context.clock)
  }

  private func page(of screen: any Screen) -> PageBars? {
    pages.first { $0.screen === screen }
  }
}
