internal import FlowCore

/// The visible parts of a flow: its pages and bars, the flows presented on it, and the open
/// overlays of the topmost of these flows.
@MainActor
struct FlowView {
  let flow: NavigationController
  private let root: FlowPages

  init(_ flow: NavigationController) {
    self.flow = flow
    root = FlowPages(flow.presentationRoot)
  }

  func page(named name: String, in context: LayoutContext) -> Layer {
    let overlayLayouts = overlayLayouts(in: context)
    let isCovered = overlayLayouts.contains(where: \.takesInput)
    var page = root.page(named: name, in: isCovered ? context.untouched : context)
    page.sublayers += overlayLayouts.map(\.page.layer)
    return page
  }

  /// Lays out the visible pages, even if an overlay covers them.
  func layOutPages(in context: LayoutContext) {
    for overlays in root.overlays { overlays.observe(context) }
    _ = root.targets(in: openOverlay == nil ? context : context.untouched)
  }

  func statusBar(in context: LayoutContext) -> ResolvedStatusBar { root.statusBar(in: context) }

  /// If an overlay, such as a menu, is open, the result is only its node.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    openNode(in: context).map { [$0] } ?? root.accessibilityNodes(in: context)
  }

  var visibleFlows: [NavigationController] { root.visibleFlows }

  // MARK: Input

  /// From back to front; only those of the topmost open overlay, if there is one.
  func targets(in context: LayoutContext) -> [HitRegion] {
    openTargets(in: context) ?? root.targets(in: context)
  }

  func responders(in context: LayoutContext) -> [any PointerResponder] {
    openTargets(in: context)?.responders(in: context) ?? root.responders(in: context)
  }

  /// Also finds closing overlays; `location` is in fractions of the session's size.
  func pageWithoutTaps(
    at location: Point, in context: LayoutContext
  ) -> (name: String, reason: String)? {
    guard openOverlay == nil else { return nil }
    let point = Point(x: location.x * context.size.width, y: location.y * context.size.height)
    let closing = root.overlays.flatMap(\.visible).last { overlay in
      let layout = layout(of: overlay, in: overlayContext(of: overlay, in: context))
      return layout.targets.highest(at: point) != nil
    }
    return closing.map { ($0.node.name.isEmpty ? $0.node.role.rawValue : $0.node.name, "leaving") }
      ?? root.pageWithoutTaps(at: location)
  }

  var topScreen: any Screen { root.topScreen }

  /// What takes the input: the topmost open overlay, or else the top screen.
  var front: AnyObject { openOverlay ?? topScreen }

  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    openTargets(in: context)?.scrollResponders(in: context) ?? root.scrollResponders(in: context)
  }

  func intercepts(_ key: KeyPress) -> Bool { openOverlay == nil && root.intercepts(key) }

  var hasSearch: Bool { openOverlay == nil && root.hasSearch }

  /// The target that should get the focus; a screen's request waits while an overlay is open.
  func takePendingFocus() -> (any FocusableInputTarget)? {
    openOverlay == nil ? root.takePendingFocus() : nil
  }

  var isInputFrozen: Bool { root.isInputFrozen }

  var canGoBack: Bool { openOverlay == nil && root.canGoBack }

  var hasPageDrag: Bool { root.hasPageDrag }

  /// The screen from which a person cannot go back, and why; `nil` if they can, if the only reason
  /// is that the screen is the root, and while an overlay is open.
  var backRefusal: (screen: String, reason: NavigationRefusal)? {
    openOverlay == nil ? root.backRefusal : nil
  }

  /// If an overlay is open, only the topmost one goes back, and it may stay open.
  func goBack() -> Bool {
    guard let overlay = openOverlay else { return root.goBack() }
    overlay.goBack()
    return true
  }

  func goForward() -> Bool { openOverlay == nil && root.goForward() }

  // MARK: Overlays

  private struct OverlayLayout {
    let page: PageLayout
    let takesInput: Bool
  }

  var openOverlay: (any Overlay)? { root.overlays.last(where: \.isOpen)?.open.last }

  /// From bottom to top.
  var overlayNames: [String] {
    root.overlays.flatMap(\.open).map { overlay in
      let node = overlay.node
      return node.name.isEmpty ? node.role.rawValue : "\(node.role.rawValue) \(node.name)"
    }
  }

  private func openTargets(in context: LayoutContext) -> [HitRegion]? {
    for overlays in root.overlays { overlays.observe(context) }
    return openOverlay.map { overlay in
      let inner = overlayContext(of: overlay, in: context)
      return layout(of: overlay, in: inner).targets.laidOut(in: inner, within: context)
    }
  }

  private func openNode(in context: LayoutContext) -> AccessibilityNode? {
    guard let overlay = openOverlay else { return nil }
    for overlays in root.overlays { overlays.observe(context) }
    var node = overlay.node
    node.states.insert(.modal)
    node.frame = Rect(context.size)
    node.children = layout(of: overlay, in: overlayContext(of: overlay, in: context)).nodes
    return node
  }

  /// From bottom to top, including those that are fading out.
  private func overlayLayouts(in context: LayoutContext) -> [OverlayLayout] {
    let all = root.overlays
    for overlays in all { overlays.observe(context) }
    let open = openOverlay
    return all.flatMap(\.visible).map { overlay in
      let isOpen = overlay === open
      let overlayContext = overlayContext(of: overlay, in: isOpen ? context : context.untouched)
      return OverlayLayout(page: layout(of: overlay, in: overlayContext), takesInput: isOpen)
    }
  }

  private func layout(of overlay: any Overlay, in context: LayoutContext) -> PageLayout {
    LayoutMemory.layout(of: overlay, in: context) { overlay.page(in: $0.withoutMeasuredHeights) }
  }

  /// The context in which an overlay is laid out: with the theme of its owner, and access to the
  /// input targets below it.
  private func overlayContext(of overlay: any Overlay, in context: LayoutContext) -> LayoutContext {
    var overlayContext =
      overlay.overlays.flatMap { root.context(of: $0, in: context) } ?? context
    overlayContext.services.findTarget = { [weak flow] target in
      flow.flatMap { flow in
        FlowView(flow).targets(below: overlay, in: context.untouched).last {
          $0.target === target
        }
      }
    }
    return overlayContext
  }

  private func targets(below overlay: (any Overlay)?, in context: LayoutContext) -> [HitRegion] {
    let lower = root.overlays.flatMap(\.open).prefix { $0 !== overlay }
    return root.targets(in: context)
      + lower.flatMap { layout(of: $0, in: overlayContext(of: $0, in: context)).targets }
  }
}

extension FlowSession {
  var view: FlowView { FlowView(navigation) }
}
