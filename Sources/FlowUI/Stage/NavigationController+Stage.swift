public import FlowCore

extension NavigationController {
  /// The picture: the pages of the running transition, or the one page at rest.
  ///
  /// A screen that is no `ScreenContent` cannot be seen: an empty page stands in its place.
  public func page(named name: String, in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), context.theme.background)],
      sublayers: pages.map { page in
        let layer =
          (page.screen as? any ScreenContent)?.page(in: context)
          ?? Layer(
            name: page.screen.name, kind: .page, size: context.size,
            drawings: [.fill(Rect(context.size), context.theme.background)])
        return layer.posed(page.pose)
      })
  }

  /// Who makes something of presses: the top screen and the way back from it, and the way back from a
  /// screen that is leaving and could be held again.
  public var responders: [any PointerResponder] {
    let content = top as? any ScreenContent
    let departing = leaving as? any ScreenContent
    let all =
      (content?.responders ?? []) + [content?.wayBack, departing?.wayBack].compactMap(\.self)
    return isTopTouchable ? all : all.filter(\.holdsArrivingPages)
  }

  /// Goes back one step, in the innermost flow first; says whether there was a way.
  ///
  /// A way that a finger or another transition holds at the moment is one.
  public func goBack() -> Bool {
    if (top as? any ScreenContent)?.goBack() ?? false { return true }
    do {
      try pop()
      return true
    } catch {
      return error != .lastScreen
    }
  }
}
