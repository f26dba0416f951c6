public import FlowCore

extension NavigationController {
  /// The whole picture: the pages of the running transition, or the one page at rest, the bars
  /// around them, all flows that lie on this one, and what the top one has opened over itself.
  ///
  /// A screen that is no `ScreenContent` cannot be seen: an empty page stands in its place.
  public func page(named name: String, in context: LayoutContext) -> Layer {
    let covers = presentationRoot.covers(in: context)
    let isCovered = covers.contains(where: \.takesInput)
    var page = presentationRoot.ownPage(named: name, in: isCovered ? context.untouched : context)
    page.sublayers += covers.map(\.page.layer)
    return page
  }

  /// What takes input in the picture and where, the lowest first; of the flow that lies on top, or
  /// of what that has opened over itself.
  public func targets(in context: LayoutContext) -> [HitRegion] {
    presentationRoot.openTargets(in: context) ?? presentationRoot.ownTargets(in: context)
  }

  /// What the status bar looks like over the picture.
  public func statusBar(in context: LayoutContext) -> ResolvedStatusBar {
    presentationRoot.ownStatusBar(in: context)
  }

  // MARK: Of this flow alone

  func ownPage(named name: String, in context: LayoutContext) -> Layer {
    let pages = visiblePages
    // A page that moves is under no mouse: it is not where it will take presses.
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
    let look = { (screen: any Screen) in
      (screen as? any ScreenContent)?.statusBar(in: context) ?? around
    }
    guard let coordinator else { return look(top) }
    return look(coordinator.from).interpolated(
      to: look(coordinator.to), fraction: coordinator.fraction)
  }

  /// What one of its screens has for itself.
  func context(of screen: any Screen, in context: LayoutContext) -> LayoutContext {
    bars?.context(of: screen, in: context) ?? context
  }
}
