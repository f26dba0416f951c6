public import FlowCore

extension NavigationController {
  /// The whole picture, from the page at the back to the overlays on top.
  ///
  /// It consists of the settled page or the pages of the running transition, the bars around them,
  /// all flows presented on this one, and the overlays that the top flow has open. A screen that is
  /// not a `ScreenContent` shows as an empty page.
  public func page(named name: String, in context: LayoutContext) -> Layer {
    let covers = presentationRoot.covers(in: context)
    let isCovered = covers.contains(where: \.takesInput)
    var page = presentationRoot.ownPage(named: name, in: isCovered ? context.untouched : context)
    page.sublayers += covers.map(\.page.layer)
    return page
  }

  /// The input targets in the picture and their frames, the lowest first.
  ///
  /// They are those of the topmost presented flow, or of the overlay that it has open.
  public func targets(in context: LayoutContext) -> [HitRegion] {
    presentationRoot.openTargets(in: context) ?? presentationRoot.ownTargets(in: context)
  }

  /// The appearance of the status bar over the picture.
  public func statusBar(in context: LayoutContext) -> ResolvedStatusBar {
    presentationRoot.ownStatusBar(in: context)
  }

  // MARK: Of this flow alone

  func ownPage(named name: String, in context: LayoutContext) -> Layer {
    let pages = visiblePages
    // Moving pages ignore hover: they are not yet where they will take presses.
    var still = pages.count == 1 ? context : context.unpointed
    if let coordinator, !coordinator.isInteractive, !isFrozen { still.transition = coordinator }
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), context.theme.background)],
      sublayers: pages.map { page in
        layer(of: page.screen, in: page.screen === top ? still : still.untouched).posed(page.pose)
      } + (bars?.layers(in: context) ?? []))
  }

  private func layer(of screen: any Screen, in context: LayoutContext) -> Layer {
    let inside = self.context(of: screen, in: context)
    return (screen as? any ScreenContent)?.page(in: inside)
      ?? Layer(
        name: screen.name, kind: .page, size: context.size,
        drawings: [.fill(Rect(context.size), context.theme.background)])
  }

  func ownTargets(in context: LayoutContext) -> [HitRegion] {
    let content = top as? any ScreenContent
    return (content?.targets(in: self.context(of: top, in: context)) ?? [])
      + (bars?.targets(in: context) ?? [])
  }

  func ownStatusBar(in context: LayoutContext) -> ResolvedStatusBar {
    let around = bars?.statusBar ?? .hidden
    let bar = { (screen: any Screen) in
      (screen as? any ScreenContent)?.statusBar(in: context) ?? around
    }
    guard let coordinator else { return bar(top) }
    return bar(coordinator.from).interpolated(
      to: bar(coordinator.to), fraction: coordinator.fraction)
  }

  /// The layout context for one of the flow's screens.
  func context(of screen: any Screen, in context: LayoutContext) -> LayoutContext {
    bars?.context(of: screen, in: context) ?? context
  }
}
