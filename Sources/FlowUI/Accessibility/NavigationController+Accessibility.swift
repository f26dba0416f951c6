public import FlowCore

extension NavigationController {
  /// The accessibility nodes of the presentation root: its bars and the screen that takes input.
  ///
  /// If a menu, dialog or the like is open over the root, the result is that node alone.
  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    presentationRoot.openNode(in: context).map { [$0] }
      ?? presentationRoot.ownAccessibilityNodes(in: context)
  }

  /// The accessibility nodes of this flow's own bars and top screen.
  func ownAccessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let screen = (top as? any ScreenContent)?
      .accessibilityNodes(in: self.context(of: top, in: context))
    let page = AccessibilityNode(
      .screen, top.name, frame: Rect(context.size), children: screen ?? [])
    guard let bars else { return [page] }
    return bars.navigationBarNodes(in: context) + [page] + bars.toolbarNodes(in: context)
  }
}
