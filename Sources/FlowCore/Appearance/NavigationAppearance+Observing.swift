extension NavigationAppearance: NavigationObserver {
  public func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    pending.open()
    coordinator = controller.coordinator
    if let coordinator {
      let before = target.chrome
      adoptPreferences(of: screen, isAnimated: true)
      if target.chrome != before { run(along: coordinator) }
      setPageBars(of: screen)
    } else {
      jump(to: screen)
    }
  }

  public func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    close(on: screen, isCancelled: false)
  }

  public func navigationController(
    _ controller: NavigationController, didCancel screen: any Screen
  ) {
    close(on: controller.shown, isCancelled: true)
  }

  public func navigationController(
    _ controller: NavigationController, didSkip screens: [any Screen]
  ) {
    let top = controller.top
    guard top.appearanceContext?.preferredAppearance(for: controller) == nil else { return }
    for screen in screens { adoptPreferences(of: screen, isAnimated: false) }
    jump(to: top)
  }

  /// Asks the visible screen anew, because what it declares may have changed while the flow was not
  /// visible.
  public func navigationControllerWillAppear(_ controller: NavigationController) {
    let screen = controller.top
    if pending.takesUpdate(of: screen, in: controller) { jump(to: screen) }
  }

  private func close(on screen: any Screen, isCancelled: Bool) {
    let end = pending.close(on: screen, isCancelled: isCancelled)
    // True if this observer was added during the transition, and missed its beginning.
    if end.mustRead { jump(to: screen) }
    coordinator = nil
    removeInvisiblePages()
    if isUpdateDue {
      // The next transition may have begun already.
      updateOrSchedule()
    } else if let screen = end.updateRequester {
      change(for: screen)
    }
  }

  func jump(to screen: any Screen) {
    adoptPreferences(of: screen, isAnimated: false)
    running.value = target
    setPageBars(of: screen)
  }

  // MARK: Trace

  func recordBars(of screen: any Screen) {
    context.trace.record(
      "bars", screen.name,
      "\(isBarHidden ? "hidden" : "shown") toolbar \(isToolbarHidden ? "hidden" : "shown")")
  }

  func record(_ appearance: Appearance, of screen: any Screen) {
    context.trace.record(
      "appearance", screen.name,
      [appearance.navigationBar, appearance.toolbar].map {
        $0.style == .theme ? "theme " : "\($0.background) \($0.tint) "
      }.joined()
        + "status \(appearance.statusStyle.rawValue)")
  }
}
