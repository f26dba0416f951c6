internal import FlowCore

/// The layout of a visible overlay.
struct Cover {
  let page: PageLayout
  /// Whether it takes all input.
  let takesInput: Bool
}

extension NavigationController {
  /// The overlay stacks of the flow, from bottom to top: those of a flow in its top screen, that
  /// screen's own, and the bars'.
  private var ownOverlays: [Overlays] {
    let inside = (top as? any FlowContainer)?.shownFlow?.ownOverlays ?? []
    return inside + [(top as? any ScreenContent)?.overlays, bars?.overlays].compactMap(\.self)
  }

  /// The topmost open overlay, which takes all input, if any.
  var openOverlay: (any Overlay)? { ownOverlays.last(where: \.isOpen)?.open.last }

  /// The role and name of each open overlay, from bottom to top.
  var overlayNames: [String] {
    ownOverlays.flatMap(\.open).map { overlay in
      let node = overlay.node
      return node.name.isEmpty ? node.role.rawValue : "\(node.role.rawValue) \(node.name)"
    }
  }

  /// The input targets of the topmost open overlay; `nil` if none is open.
  func openTargets(in context: LayoutContext) -> [HitRegion]? {
    for overlays in ownOverlays { overlays.observe(context) }
    return openOverlay?.page(in: over(openOverlay, context)).targets
  }

  /// The accessibility node of the topmost open overlay; `nil` if none is open.
  func openNode(in context: LayoutContext) -> AccessibilityNode? {
    guard let overlay = openOverlay else { return nil }
    for overlays in ownOverlays { overlays.observe(context) }
    var node = overlay.node
    node.states.insert(.modal)
    node.frame = Rect(context.size)
    node.children = overlay.page(in: over(overlay, context)).nodes
    return node
  }

  /// All visible overlays, from bottom to top, including those that are fading out.
  func covers(in context: LayoutContext) -> [Cover] {
    let all = ownOverlays
    for overlays in all { overlays.observe(context) }
    let open = openOverlay
    return all.flatMap(\.seen).map { overlay in
      let isOpen = overlay === open
      let inside = over(overlay, isOpen ? context : context.untouched)
      return Cover(page: overlay.page(in: inside), takesInput: isOpen)
    }
  }

  /// The context of an overlay, which can look up input targets beneath it.
  private func over(_ overlay: (any Overlay)?, _ context: LayoutContext) -> LayoutContext {
    var inside = context
    inside.target = { [weak self] part in
      self?.targets(beneath: overlay, in: context.untouched).last { $0.target === part }
    }
    return inside
  }

  private func targets(beneath overlay: (any Overlay)?, in context: LayoutContext) -> [HitRegion] {
    let lower = ownOverlays.flatMap(\.open).prefix { $0 !== overlay }
    return ownTargets(in: context) + lower.flatMap { $0.page(in: context).targets }
  }
}
