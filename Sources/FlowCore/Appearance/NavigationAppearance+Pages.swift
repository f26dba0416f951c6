extension NavigationAppearance {
  /// The presence of the bars for one visible page.
  struct PageBars {
    weak var screen: (any Screen)?
    let bar: AnimatedValue<Double>
    let toolbar: AnimatedValue<Double>
  }

  /// Returns the fraction of the navigation bar's height that a page leaves free at this instant,
  /// 0…1.
  ///
  /// Use it for a page's own insets. The value animates only when the bar changes without a
  /// transition; during a transition, each page has the value that it has when settled, so that its
  /// content does not shift while the page slides.
  /// - Parameter screen: A visible screen; for any other screen the result is the value requested
  ///   last.
  public func barPresence(of screen: any Screen) -> Double {
    page(of: screen)?.bar.value ?? target.chrome.navigationBar.presence
  }

  /// Returns the fraction of the toolbar's height that a page leaves free at this instant, 0…1.
  ///
  /// It follows the rules of `barPresence(of:)`.
  public func toolbarPresence(of screen: any Screen) -> Double {
    page(of: screen)?.toolbar.value ?? target.chrome.toolbar.presence
  }

  func setPageBars(of screen: any Screen) {
    pages.removeAll { $0.screen === screen }
    let chrome = target.chrome
    pages.append(
      PageBars(
        screen: screen, bar: AnimatedValue(chrome.navigationBar.presence),
        toolbar: AnimatedValue(chrome.toolbar.presence)))
  }

  func removeInvisiblePages() {
    let visible = controller?.visiblePages ?? []
    pages.removeAll { page in !visible.contains { $0.screen === page.screen } }
  }

  func animatePageBars(of screen: any Screen, over duration: Duration) {
    guard let page = page(of: screen) else { return }
    let chrome = target.chrome
    page.bar.run(to: chrome.navigationBar.presence, over: duration, on: context.clock)
    page.toolbar.run(to: chrome.toolbar.presence, over: duration, on: context.clock)
  }

  private func page(of screen: any Screen) -> PageBars? {
    pages.first { $0.screen === screen }
  }
}
