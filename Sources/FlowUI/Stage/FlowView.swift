internal import FlowCore

/// The visible parts of a flow: its pages and bars, the flows presented on it, and the open
/// overlays of the topmost of these flows.
@MainActor
struct FlowView {
  let flow: NavigationController
  /// The pages that fill the whole picture.
  private let root: FlowPages

  init(_ flow: NavigationController) {
    self.flow = flow
    root = FlowPages(flow.presentationRoot)
  }

  /// The whole picture, from the page at the back to the overlays on top.
  func page(named name: String, in context: LayoutContext) -> Layer {
    let covers = covers(in: context)
    let isCovered = covers.contains(where: \.takesInput)
    var page = root.page(named: name, in: isCovered ? context.untouched : context)
    page.sublayers += covers.map(\.page.layer)
    return page
  }

  /// The appearance of the status bar over the picture.
  func statusBar(in context: LayoutContext) -> ResolvedStatusBar { root.statusBar(in: context) }

  /// The accessibility nodes of the bars and the screen that takes input.
  ///
  /// If an overlay, such as a menu, is open over them, the result is only the overlay's node.
  func accessibilityNodes(in context: LayoutContext) -> [AccessibilityNode] {
    openNode(in: context).map { [$0] } ?? root.accessibilityNodes(in: context)
  }

  /// The flows whose own pages are visible, the innermost and topmost first.
  var visibleFlows: [NavigationController] { root.visibleFlows }

  // MARK: Input

  /// The input targets in the picture and their frames, from back to front.
  ///
  /// They are those of the topmost presented flow, or of its open overlay.
  func targets(in context: LayoutContext) -> [HitRegion] {
    openTargets(in: context) ?? root.targets(in: context)
  }

  /// The responders to presses in the topmost presented flow, or in its open overlay.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    openTargets(in: context)?.responders(in: context) ?? root.responders(in: context)
  }

  /// Returns the name of the moving page or closing overlay at a point, and why it accepts no taps;
  /// `nil` if there is none, or if an overlay is open.
  ///
  /// - Parameters:
  ///   - place: The point, in fractions of the session's size.
  ///   - context: The session's layout context.
  func pageWithoutTaps(
    at place: Point, in context: LayoutContext
  ) -> (name: String, reason: String)? {
    guard openOverlay == nil else { return nil }
    let point = Point(x: place.x * context.size.width, y: place.y * context.size.height)
    let closing = root.overlays.flatMap(\.visible).last { overlay in
      let layout = layout(of: overlay, in: overlayContext(of: overlay, in: context))
      return layout.targets.highest(at: point) != nil
    }
    return closing.map { ($0.node.name.isEmpty ? $0.node.role.rawValue : $0.node.name, "leaving") }
      ?? root.pageWithoutTaps(at: place)
  }

  /// The top screen of the innermost flow.
  var topScreen: any Screen { root.topScreen }

  /// The responders to scrolling, the innermost first, of the topmost presented flow or its open
  /// overlay.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    openTargets(in: context)?.scrollResponders(in: context) ?? root.scrollResponders(in: context)
  }

  /// Sends a key to the top screen before all input targets, in the innermost flow first; returns
  /// whether a screen handled it.
  func intercepts(_ key: KeyPress) -> Bool { openOverlay == nil && root.intercepts(key) }

  /// The input target that the top screen, in the innermost flow first, wants to have the focus as
  /// a result of the last action.
  func takePendingFocus() -> (any FocusableInputTarget)? { root.takePendingFocus() }

  /// Whether no input is accepted, because a visible transition is frozen.
  var isInputFrozen: Bool { root.isInputFrozen }

  /// Whether going back is possible; it is not while an overlay is open.
  var canGoBack: Bool { openOverlay == nil && root.canGoBack }

  /// Goes back one step, in the innermost flow first; returns whether the request was handled.
  ///
  /// If an overlay is open, only the topmost one goes back, and it may stay open.
  func goBack() -> Bool {
    guard let overlay = openOverlay else { return root.goBack() }
    overlay.goBack()
    return true
  }

  /// Goes forward to the next screen that the top screen provides, in the innermost flow first;
  /// returns whether there was one.
  ///
  /// There is none while an overlay is open.
  func goForward() -> Bool { openOverlay == nil && root.goForward() }

  // MARK: Overlays

  /// A visible overlay as laid out.
  private struct Cover {
    let page: PageLayout
    /// Whether it takes all input.
    let takesInput: Bool
  }

  /// The topmost open overlay, which takes all input, if any.
  var openOverlay: (any Overlay)? { root.overlays.last(where: \.isOpen)?.open.last }

  /// The role and name of each open overlay, from bottom to top.
  var overlayNames: [String] {
    root.overlays.flatMap(\.open).map { overlay in
      let node = overlay.node
      return node.name.isEmpty ? node.role.rawValue : "\(node.role.rawValue) \(node.name)"
    }
  }

  /// The input targets of the topmost open overlay; `nil` if none is open.
  private func openTargets(in context: LayoutContext) -> [HitRegion]? {
    for overlays in root.overlays { overlays.observe(context) }
    return openOverlay.map { layout(of: $0, in: overlayContext(of: $0, in: context)).targets }
  }

  /// The accessibility node of the topmost open overlay; `nil` if none is open.
  private func openNode(in context: LayoutContext) -> AccessibilityNode? {
    guard let overlay = openOverlay else { return nil }
    for overlays in root.overlays { overlays.observe(context) }
    var node = overlay.node
    node.states.insert(.modal)
    node.frame = Rect(context.size)
    node.children = layout(of: overlay, in: overlayContext(of: overlay, in: context)).nodes
    return node
  }

  /// All visible overlays, from bottom to top, including those that are fading out.
  private func covers(in context: LayoutContext) -> [Cover] {
    let all = root.overlays
    for overlays in all { overlays.observe(context) }
    let open = openOverlay
    return all.flatMap(\.visible).map { overlay in
      let isOpen = overlay === open
      let overlayContext = overlayContext(of: overlay, in: isOpen ? context : context.untouched)
      return Cover(page: layout(of: overlay, in: overlayContext), takesInput: isOpen)
    }
  }

  private func layout(of overlay: any Overlay, in context: LayoutContext) -> PageLayout {
    LayoutMemory.layout(of: overlay, in: context) { overlay.page(in: $0.withoutMeasuredHeights) }
  }

  /// The layout context of an overlay, in which it can look up input targets below itself.
  private func overlayContext(
    of overlay: (any Overlay)?, in context: LayoutContext
  ) -> LayoutContext {
    var overlayContext = context
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
    return root.targets(in: context) + lower.flatMap { layout(of: $0, in: context).targets }
  }
}

extension FlowSession {
  /// The visible parts of the session's flow.
  var view: FlowView { FlowView(navigation) }
}
