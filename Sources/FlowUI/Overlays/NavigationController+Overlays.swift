internal import FlowCore

/// Something that lies over the stage, laid out.
struct Cover {
  let page: PageLayout
  /// Whether it alone takes input.
  let takesInput: Bool
}

extension NavigationController {
  /// What may lie over the flow: of a flow that its top screen shows, of that screen, and of its
  /// bars.
  private var ownOverlays: [Overlays] {
    let inside = (top as? any FlowContainer)?.shownFlow?.ownOverlays ?? []
    return inside + [(top as? any ScreenContent)?.overlays, bars?.overlays].compactMap(\.self)
  }

  /// What alone takes input, if anything lies open over the flow.
  var openOverlay: (any Overlay)? { ownOverlays.last(where: \.isOpen)?.open.last }

  /// What lies open over the flow in a word or two each, the uppermost last.
  var overlayNames: [String] {
    ownOverlays.flatMap(\.open).map { overlay in
      let node = overlay.node
      return node.name.isEmpty ? node.role.rawValue : "\(node.role.rawValue) \(node.name)"
    }
  }

  /// What takes input of that; `nil` where nothing is open.
  func openTargets(in context: LayoutContext) -> [HitRegion]? {
    for overlays in ownOverlays { overlays.notice(context) }
    return openOverlay?.page(in: over(openOverlay, context)).targets
  }

  /// What is told of that; `nil` where nothing is open.
  func openNode(in context: LayoutContext) -> AccessibilityNode? {
    guard let overlay = openOverlay else { return nil }
    for overlays in ownOverlays { overlays.notice(context) }
    var node = overlay.node
    node.states.insert(.modal)
    node.frame = Rect(context.size)
    node.children = overlay.page(in: over(overlay, context)).nodes
    return node
  }

  /// All that is seen over the flow, the lowest first.
  func covers(in context: LayoutContext) -> [Cover] {
    let all = ownOverlays
    for overlays in all { overlays.notice(context) }
    let open = openOverlay
    return all.flatMap(\.seen).map { overlay in
      let isOpen = overlay === open
      let inside = over(overlay, isOpen ? context : context.untouched)
      return Cover(page: overlay.page(in: inside), takesInput: isOpen)
    }
  }

  /// The context of something that lies over the flow: it can ask for parts beneath it.
  private func over(_ overlay: (any Overlay)?, _ context: LayoutContext) -> LayoutContext {
    var inside = context
    inside.target = { [weak self] part in
      self?.targets(beneath: overlay, in: context.untouched).last { $0.part === part }
    }
    return inside
  }

  private func targets(beneath overlay: (any Overlay)?, in context: LayoutContext) -> [HitRegion] {
    let lower = ownOverlays.flatMap(\.open).prefix { $0 !== overlay }
    return ownTargets(in: context) + lower.flatMap { $0.page(in: context).targets }
  }
}
