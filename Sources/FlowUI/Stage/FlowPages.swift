internal import FlowCore

/// The pages of one flow and the bars around them, but neither overlays nor the flows that are
/// presented on it.
///
/// If a page shows a flow itself, as a tab does, that nested flow is part of the page.
@MainActor
struct FlowPages {
  let flow: NavigationController

  init(_ flow: NavigationController) {
    self.flow = flow
  }

  /// The content of the top screen.
  private var content: (any ScreenContent)? { flow.top.content }

  /// The pages of the flow that the top screen shows, if any.
  var nestedFlow: FlowPages? { flow.top.nestedFlow.map { FlowPages($0) } }

  // MARK: Pictures

  /// Draws the settled page or the pages of the running transition, and the bars around them.
  ///
  /// A screen without content is drawn as an empty page.
  func page(named name: String, in context: LayoutContext) -> Layer {
    let pages = flow.visiblePages
    // Moving pages ignore hover, because they are not yet where they will take presses.
    let hoverContext = pages.count == 1 ? context : context.withoutPointer
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), context.theme.background)],
      sublayers: pages.map { page in
        let isTop = page.screen === flow.top
        let pageContext = self.context(
          of: page.screen, in: isTop ? hoverContext : hoverContext.untouched)
        let layer =
          page.screen.content?.page(in: pageContext) ?? .empty(page.screen.name, in: pageContext)
        return layer.posed(page.pose)
      } + (flow.bars?.layers(in: context) ?? []))
  }

  /// The appearance of the status bar over the pages.
  func statusBar(in context: LayoutContext) -> ResolvedStatusBar {
    let flowBar = flow.bars?.statusBar ?? .hidden
    let bar = { (screen: any Screen) in screen.content?.statusBar(in: context) ?? flowBar }
    guard let coordinator = flow.coordinator else { return bar(flow.top) }
    return bar(coordinator.from).interpolated(
      to: bar(coordinator.to), fraction: coordinator.fraction)
  }

  /// The accessibility nodes of the bars and the top screen.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let page = AccessibilityNode(
      .screen, flow.top.name, frame: Rect(context.size),
      children: content?.accessibilityNodes(in: self.context(of: flow.top, in: context)) ?? [])
    guard let bars = flow.bars else { return [page] }
    return bars.navigationBarNodes(in: context) + [page] + bars.toolbarNodes(in: context)
  }

  /// The layout context for one of the flow's screens.
  private func context(of screen: any Screen, in context: LayoutContext) -> LayoutContext {
    (flow.bars?.context(of: screen, in: context) ?? context).themed(for: screen)
  }

  // MARK: Input

  /// The input targets of the top screen and the bars, and their frames, from back to front.
  func targets(in context: LayoutContext) -> [HitRegion] {
    (content?.targets(in: self.context(of: flow.top, in: context)) ?? [])
      + (flow.bars?.targets(in: context) ?? [])
  }

  /// The responders to presses on the flow.
  ///
  /// These are the bars and the top screen; the back gestures of the top screen, and of a screen
  /// that can be grabbed again while it leaves; and the drags of whole pages. While the top page is
  /// arriving, only those responders get presses that catch arriving pages.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    let departing = flow.grabbableDepartingScreen?.content
    let back = [content?.backGesture, departing?.backGesture].compactMap(\.self)
    let bars = (flow.bars?.targets(in: context) ?? []).responders(in: context)
    let page = content?.responders(in: self.context(of: flow.top, in: context)) ?? []
    let contents = bars + page + back
    let swipes = flow.gestures.pageSwipes
    // A departing page is above the others: grabbing it takes precedence over pressing what is
    // below.
    let all = flow.departing == nil ? contents + swipes : swipes + contents
    return flow.topAcceptsAllPresses ? all : all.filter(\.catchesArrivingPages)
  }

  /// The release rule of the next drag of a page: that of the top screen's own gesture or, without
  /// such a gesture, that of the flow's gestures; `nil` if these are disabled.
  var nextDragRule: ReleaseRule? {
    let preferences = flow.context.preferences
    if let rule = (content?.backGesture as? any FlowInteractor)?.releaseRule {
      return preferences.resolvedReleaseRule(over: rule)
    }
    return flow.gestures.areEnabled ? preferences.resolvedReleaseRule() : nil
  }

  /// Returns the name of the moving page at a point, in the flow or in a flow that its top screen
  /// shows, and why the page accepts no taps; `nil` if there is no such page.
  func pageWithoutTaps(at place: Point) -> (name: String, reason: String)? {
    flow.pageWithoutTaps(at: place).map { ($0.screen.name, $0.reason) }
      ?? nestedFlow?.pageWithoutTaps(at: place)
  }

  /// The top screen of the innermost flow.
  var topScreen: any Screen { nestedFlow?.topScreen ?? flow.top }

  /// The responders to scrolling, the innermost first.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    (content?.scrollResponders(in: self.context(of: flow.top, in: context)) ?? [])
      + [flow.gestures.pageScroll].compactMap(\.self)
  }

  /// Sends a key to the top screen before all input targets, in the innermost flow first; returns
  /// whether a screen handled it.
  func intercepts(_ key: KeyPress) -> Bool {
    nestedFlow?.intercepts(key) ?? false || content?.interceptKey(key) ?? false
  }

  /// The input target that the top screen, in the innermost flow first, wants to have the focus as
  /// a result of the last action.
  func takePendingFocus() -> (any FocusableInputTarget)? {
    nestedFlow?.takePendingFocus() ?? content?.takePendingFocus()
  }

  /// Whether no input is accepted, because a visible transition is frozen.
  var isInputFrozen: Bool { flow.isFrozen || (content?.isInputFrozen ?? false) }

  /// Whether going back is possible within the flow, or within a flow that its top screen shows, or
  /// out of the flow by the bars' root back action.
  var canGoBack: Bool {
    nestedFlow?.canGoBack ?? false || canPopOrLeave && flow.top.allowsGoingBack
  }

  private var canPopOrLeave: Bool { flow.canPop || flow.bars?.rootBackAction != nil }

  /// Goes back one step, in the innermost flow first, as the back control does; returns whether the
  /// request was handled.
  ///
  /// A request also counts as handled if a gesture or another transition is already going back, or
  /// if the screen does not allow it or does not permit leaving.
  func goBack() -> Bool {
    content?.goBack() ?? false || goBackWithinFlow()
  }

  /// Goes back one step in this flow, or out of it; returns whether the request was handled.
  func goBackWithinFlow() -> Bool {
    guard canPopOrLeave else { return false }
    guard flow.top.allowsGoingBack else {
      flow.context.trace.record("refused", flow.top.name, "\(NavigationRefusal.backNotAllowed)")
      return true
    }
    flow.leave([flow.top]) { [weak flow] in
      guard let flow else { return }
      if flow.canPop {
        flow.attempt { try $0.pop() }
      } else {
        flow.bars?.rootBackAction?.leave()
      }
    }
    return true
  }

  /// Goes forward to the next screen that the top screen provides, in the innermost flow first;
  /// returns whether there was one.
  func goForward() -> Bool {
    if content?.goForward() ?? false { return true }
    guard let next = flow.top.makeNextScreen() else { return false }
    flow.attempt { try $0.push(next) }
    return true
  }

  /// Cancels drags of pages in the flow, and in the flows that its top screen shows.
  func cancelDrags() {
    flow.cancelDrag()
    nestedFlow?.cancelDrags()
  }

  // MARK: Nested flows

  /// The flows whose own pages are visible, the innermost and topmost first.
  var visibleFlows: [NavigationController] {
    let nestedFlows = flow.visiblePages.reversed().compactMap { $0.screen.nestedFlow }
    return nestedFlows.flatMap { FlowPages($0).visibleFlows } + [flow]
  }

  /// The overlay stacks, from bottom to top: those of a flow in the top screen, that screen's own,
  /// and the bars'.
  var overlays: [Overlays] {
    (nestedFlow?.overlays ?? []) + [content?.overlays, flow.bars?.overlays].compactMap(\.self)
  }
}

extension Layer {
  /// The page of a screen without content.
  fileprivate static func empty(_ name: String, in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), context.theme.background)])
  }
}
