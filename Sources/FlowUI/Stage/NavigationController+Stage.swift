public import FlowCore

extension NavigationController {
  /// The picture: the pages of the running transition, or the one page at rest.
  ///
  /// A screen that is no `ScreenContent` cannot be seen: an empty page stands in its place.
  public func page(named name: String, in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      sublayers: pages.map { page in
        let layer =
          (page.screen as? any ScreenContent)?.page(in: context)
          ?? Layer(
            name: page.screen.name, kind: .page, size: context.size,
            drawings: [.fill(Rect(context.size), context.theme.background)])
        return layer.posed(page.pose)
      })
  }

  /// Who makes something of presses: the top screen, and one that is leaving and could be held again.
  public var responders: [any PointerResponder] {
    [top, leaving].flatMap { ($0 as? any ScreenContent)?.responders ?? [] }
  }

  /// Goes back one step, in the innermost flow first; says whether there was a way.
  public func goBack() -> Bool {
    if (top as? any ScreenContent)?.goBack() ?? false { return true }
    // A refusal means that there is nothing to go back to, or that a finger is doing it already.
    do {
      try pop()
      return true
    } catch {
      return false
    }
  }
}
