public import FlowCore

extension NavigationController {
  /// What those hear of the picture who cannot see it: the bars and the screen that takes input, of
  /// the flow that lies on top, or what that has opened over itself.
  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    presentationRoot.openNode(in: context).map { [$0] }
      ?? presentationRoot.ownAccessibilityNodes(in: context)
  }

  /// The same of this flow alone.
  func ownAccessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let screen = (top as? any ScreenContent)?
      .accessibilityNodes(in: self.context(of: top, in: context))
    let page = AccessibilityNode(
      .screen, top.name, frame: Rect(context.size), children: screen ?? [])
    guard let bars else { return [page] }
    return bars.navigationBarNodes(in: context) + [page] + bars.toolbarNodes(in: context)
  }
}
