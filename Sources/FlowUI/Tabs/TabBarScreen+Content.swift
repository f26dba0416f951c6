public import FlowCore

extension TabBarScreen: FlowContainer, MultipleFlowShowing {
  public var shownFlow: NavigationController? { selected.flow.presentationRoot }

  package var containedFlows: [NavigationController] { tabs.map(\.flow.presentationRoot) }

  public var navigationItem: NavigationItem { NavigationItem(title: selected.title) }

  public func flowContext(in context: LayoutContext) -> LayoutContext {
    var flowContext = context
    flowContext.insets.bottom += TabBar.height(in: context)
    if context.pointer.map(TabBar.frame(in: context).contains) ?? false {
      flowContext.pointer = nil
    }
    // While a tab has the focus, the focus of the page is not marked.
    if hasFocus { flowContext.marksFocus = false }
    return flowContext
  }

  public func page(in context: LayoutContext) -> Layer {
    var page = shownPages.page(named: name, in: flowContext(in: context))
    page.sublayers.append(bar(in: context).layer)
    return page
  }

  public func targets(in context: LayoutContext) -> [HitRegion] {
    shownPages.targets(in: flowContext(in: context)) + bar(in: context).targets
  }

  public func responders(in context: LayoutContext) -> [any PointerResponder] {
    bar(in: context).targets.responders(in: context)
      + shownPages.responders(in: flowContext(in: context))
  }

  public func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let page = shownPages.accessibilityNodes(in: flowContext(in: context))
    return (hasFocus ? page.map(\.unfocused) : page) + bar(in: context).nodes
  }

  public func willAppear() { forward(.willAppear) }
  public func didAppear() { forward(.didAppear) }
  public func willDisappear() { forward(.willDisappear) }
  public func didDisappear() { forward(.didDisappear) }
}

/// Hides the navigation bar of the stack around the screen, because the flows in its tabs have
/// their own bars, or none.
extension TabBarScreen: AppearanceContext, BarContainer {
  public var prefersBarHidden: Bool { true }
}

extension TabBarScreen {
  private var shownPages: FlowPages { FlowPages(selected.flow.presentationRoot) }

  private func bar(in context: LayoutContext) -> PageLayout {
    TabBar(tabs: tabs, selected: selectedIndex, background: background).layout(in: context)
  }

  private var hasFocus: Bool { tabs.contains(where: \.control.hasFocus) }
}

extension AccessibilityNode {
  fileprivate var unfocused: AccessibilityNode { mapped { $0.states.remove(.focused) } }
}
