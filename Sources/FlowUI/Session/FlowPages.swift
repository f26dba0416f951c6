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

  private var content: (any ScreenContent)? { flow.top.content }

  var nestedFlow: FlowPages? { flow.top.nestedFlow.map { FlowPages($0) } }

  // MARK: Pictures

  /// A screen without content is drawn as an empty page.
  func page(named name: String, in outer: LayoutContext) -> Layer {
    let context = outer.themed(for: flow)
    let pages = flow.visiblePages
    // Moving pages ignore hover, because they are not yet where they will take presses.
    let hoverContext = pages.count == 1 ? context : context.withoutPointer
    let contextOfPage = { (screen: any Screen) in
      self.context(
        of: screen, within: screen === flow.top ? hoverContext : hoverContext.untouched)
    }
    let layers = pages.map { page in
      let inner = contextOfPage(page.screen)
      let content = page.screen.content?.page(in: inner) ?? .empty(page.screen.name, in: inner)
      var layer = content.posed(page.pose)
      layer.edgeLine = inner.theme.pageEdge
      return layer
    }
    let isMatching = layers.count(where: \.hasMatchedElements) > 1
    return Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), colour: context.theme.background)],
      sublayers: (isMatching ? matched(layers, of: pages, contextOfPage) : layers)
        + (flow.bars?.layers(in: context) ?? []))
  }

  /// The layers of the pages without the elements that move between them, and the layers of these
  /// elements.
  private func matched(
    _ layers: [Layer], of pages: [NavigationController.Page],
    _ context: (any Screen) -> LayoutContext
  ) -> [Layer] {
    let moves = MatchedMoves(in: flow) { $0.matchedElements(in: context($0)) }
    return zip(pages, layers).flatMap { page, layer in
      [layer.withoutMatched(moves.names(on: page.screen))]
        + moves.layers(above: page.screen, of: pages, context)
    }
  }

  func statusBar(in outer: LayoutContext) -> ResolvedStatusBar {
    let context = outer.themed(for: flow)
    let flowBar = flow.bars?.statusBar ?? .hidden
    let bar = { (screen: any Screen) in
      let page = context.themed(for: screen)
      var bar = screen.content?.statusBar(in: page) ?? flowBar
      bar.inks = bar.inks ?? page.theme.statusInks(context.theme)
      return bar
    }
    let transitions = flow.movingTransitions
    guard let first = transitions.first else { return bar(flow.top) }
    return transitions.reduce(bar(first.from)) { mixed, transition in
      mixed.interpolated(to: bar(transition.to), fraction: transition.fraction)
    }
  }

  func accessibilityNodes(in outer: LayoutContext) -> [AccessibilityNode] {
    let context = outer.themed(for: flow)
    let page = AccessibilityNode(
      .screen, name: flow.top.name, frame: Rect(context.size),
      children: content?.accessibilityNodes(in: self.context(of: flow.top, within: context)) ?? [])
    guard let bars = flow.bars else { return [page] }
    return bars.navigationBarNodes(in: context) + [page] + bars.toolbarNodes(in: context)
  }

  /// The layout context of a screen within the context of the flow.
  private func context(of screen: any Screen, within context: LayoutContext) -> LayoutContext {
    (flow.bars?.context(of: screen, in: context) ?? context).themed(for: screen)
  }

  // MARK: Input

  /// From back to front.
  func targets(in outer: LayoutContext) -> [HitRegion] {
    let context = outer.themed(for: flow)
    let page = self.context(of: flow.top, within: context)
    return (content?.targets(in: page).laidOut(in: page, within: outer) ?? [])
      + (flow.bars?.targets(in: context).laidOut(in: context, within: outer) ?? [])
  }

  /// While the top page is arriving, only responders that catch arriving pages get presses.
  func responders(in outer: LayoutContext) -> [any PointerResponder] {
    let context = outer.themed(for: flow)
    let departing = flow.grabbableDepartingScreen?.content
    let back = [content?.backGesture, departing?.backGesture].compactMap(\.self)
    let bars = (flow.bars?.targets(in: context) ?? []).responders(in: context)
    let page = content?.responders(in: self.context(of: flow.top, within: context)) ?? []
    let contents = bars + page + back
    let swipes = flow.gestures.pageSwipes
    // A departing page is above the others: grabbing it takes precedence over pressing what is
    // below.
    let all = flow.departing == nil ? contents + swipes : swipes + contents
    return flow.topAcceptsAllPresses ? all : all.filter(\.catchesArrivingPages)
  }

  /// The release rule of the next page drag: that of the top screen's own gesture, or else that of
  /// the flow's gestures; `nil` if the flow's gestures are disabled.
  var nextDragRule: ReleaseRule? {
    let preferences = flow.context.preferences
    if let rule = content?.backReleaseRule {
      return preferences.resolvedReleaseRule(over: rule)
    }
    return flow.gestures.areEnabled ? preferences.resolvedReleaseRule() : nil
  }

  /// Whether a drag can move the innermost flow's top page, as far as its release rule tells.
  var hasPageDrag: Bool { nestedFlow?.hasPageDrag ?? (nextDragRule != nil) }

  /// The moving page at a point, in fractions of the session's size, and why it accepts no taps.
  func pageWithoutTaps(at location: Point) -> (name: String, reason: String)? {
    flow.pageWithoutTaps(at: location).map { ($0.screen.name, $0.reason) }
      ?? nestedFlow?.pageWithoutTaps(at: location)
  }

  /// The top screen of the innermost flow.
  var topScreen: any Screen { nestedFlow?.topScreen ?? flow.top }

  /// The innermost first.
  func scrollResponders(in outer: LayoutContext) -> [any ScrollResponder] {
    let context = self.context(of: flow.top, within: outer.themed(for: flow))
    return (content?.scrollResponders(in: context) ?? [])
      + [flow.gestures.pageScroll].compactMap(\.self)
  }

  func intercepts(_ key: KeyPress) -> Bool {
    nestedFlow?.intercepts(key) ?? false || content?.interceptKey(key) ?? false
      || flow.bars?.intercepts(key) ?? false
  }

  /// Whether there is a search field in a navigation bar.
  var hasSearch: Bool { nestedFlow?.hasSearch ?? false || flow.bars?.searchField != nil }

  func takePendingFocus() -> (any FocusableInputTarget)? {
    nestedFlow?.takePendingFocus() ?? content?.takePendingFocus() ?? flow.bars?.takePendingFocus()
  }

  var isInputFrozen: Bool { flow.isFrozen || (content?.isInputFrozen ?? false) }

  var canGoBack: Bool {
    nestedFlow?.canGoBack ?? false || canPopOrLeave && flow.top.allowsGoingBack
  }

  /// The screen from which a person cannot go back, and why; `nil` if they can, or if the only
  /// reason is that the screen is the root.
  ///
  /// The refusal of the innermost flow takes precedence.
  var backRefusal: (screen: String, reason: NavigationRefusal)? {
    guard !canGoBack else { return nil }
    return nestedFlow?.backRefusal ?? flow.backRefusal.map { (flow.top.name, $0) }
  }

  private var canPopOrLeave: Bool { flow.canPop || flow.bars?.rootBackAction != nil }

  /// Returns true also if the request is refused; false only if there is nothing to go back to.
  func goBack() -> Bool {
    content?.goBack() ?? false || goBackWithinFlow()
  }

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

  func goForward() -> Bool {
    if content?.goForward() ?? false { return true }
    guard let next = flow.top.makeNextScreen() else { return false }
    flow.attempt { try $0.push(next) }
    return true
  }

  func cancelDrags() {
    flow.cancelDrag()
    nestedFlow?.cancelDrags()
  }

  // MARK: Nested flows

  /// The innermost and topmost first.
  var visibleFlows: [NavigationController] {
    let nestedFlows = flow.visiblePages.reversed().compactMap { $0.screen.nestedFlow }
    return nestedFlows.flatMap { FlowPages($0).visibleFlows } + [flow]
  }

  /// From bottom to top.
  var overlays: [Overlays] {
    (nestedFlow?.overlays ?? []) + [content?.overlays, flow.bars?.overlays].compactMap(\.self)
  }

  /// The layout context of overlays, with the theme of the screen or the flow that owns them; `nil`
  /// if another flow owns them.
  func context(of overlays: Overlays, in outer: LayoutContext) -> LayoutContext? {
    let context = outer.themed(for: flow)
    if overlays === flow.bars?.overlays { return context }
    let page = context.themed(for: flow.top)
    return overlays === content?.overlays ? page : nestedFlow?.context(of: overlays, in: page)
  }
}

extension Layer {
  fileprivate static func empty(_ name: String, in context: LayoutContext) -> Layer {
    Layer(
      name: name, kind: .page, size: context.size,
      drawings: [.fill(Rect(context.size), colour: context.theme.background)])
  }
}
