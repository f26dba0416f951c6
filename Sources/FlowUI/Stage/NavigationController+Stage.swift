public import FlowCore

extension NavigationController {
  /// The whole picture: the pages of the running transition, or the one page at rest, and all flows that
  /// lie on this one.
  ///
  /// A screen that is no `ScreenContent` cannot be seen: an empty page stands in its place.
  public func page(named name: String, in context: LayoutContext) -> Layer {
    stage.ownPage(named: name, in: context)
  }

  /// The same, of this flow alone.
  func ownPage(named name: String, in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), context.theme.background)],
      sublayers: pages.map { page in
        let layer =
          (page.screen as? any ScreenContent)?.page(in: context)
          ?? Layer(
            name: page.screen.name, kind: .page, size: context.size,
            drawings: [.fill(Rect(context.size), context.theme.background)])
        return layer.posed(page.pose, direction: context.direction)
      })
  }
}

/// A flow in the place of a screen.
extension FlowScreen: ScreenContent {
  public func page(in context: LayoutContext) -> Layer {
    shown?.ownPage(named: "flow-\(name)", in: context)
      ?? Layer(name: "flow", kind: .page, size: context.size)
  }

  public var responders: [any PointerResponder] { shown?.ownResponders ?? [] }

  public var wayBack: (any PointerResponder)? { flow?.gestures.dismissal }

  public var scrollResponders: [any ScrollResponder] { shown?.ownScrollResponders ?? [] }

  public var isFrozen: Bool { shown?.ownIsFrozen ?? false }

  public func goBack() -> Bool { shown?.ownGoBack() ?? false }

  public func goForward() -> Bool { shown?.ownGoForward() ?? false }
}
