internal import FlowCore

extension NavigationBars {
  /// From back to front.
  func targets(in context: LayoutContext) -> [HitRegion] {
    let topSide = topSide
    let layout = BarLayout(topSide, titleFont, in: context)
    let height =
      running.isEmpty
      ? layout.height * appearance.barPresence : scene(in: context).regions.first?.height ?? 0
    var targets = stripTargets(below: context.insets.top + height, in: context)
    if !appearance.isBarHidden {
      if let frame = layout.backFrame {
        targets.append(HitRegion(target: backControl, frame: frame, visible: frame))
      }
      targets += layout.leading.targets + layout.trailing.targets
      targets += layout.search(in: context)?.targets ?? []
    }
    if !appearance.isToolbarHidden { targets += Toolbar.items(topSide.item, context).targets }
    return targets
  }

  /// The hit region of the progress strip, if the strip is visible.
  ///
  /// It comes first, so that controls which overlap the strip take precedence.
  private func stripTargets(below bottom: Double, in context: LayoutContext) -> [HitRegion] {
    guard progressSource.opacity > 0 else { return [] }
    return [
      ProgressStrip.region(
        of: stripTarget, hint: progressSource.text(in: context.strings), below: bottom, in: context)
    ]
  }

  // MARK: Search

  /// Focuses the search field on Ctrl+F, and clears it on Escape; returns whether the key was
  /// handled.
  func intercepts(_ key: KeyPress) -> Bool {
    guard let field = searchField else { return false }
    switch (key.key, key.modifiers) {
    case ("F", [.ctrl]):
      field.selectAll()
      pendingFocus = field
    case ("Escape", []):
      guard field.hasFocus, field.composition == nil, !field.text.isEmpty else { return false }
      field.removeAll()
    default: return false
    }
    return true
  }

  /// The search field in the navigation bar, if it can be used.
  var searchField: TextFieldState? {
    guard !appearance.isBarHidden, let field = topSide.item.search?.state, field.isEnabled else {
      return nil
    }
    return field
  }

  func takePendingFocus() -> (any FocusableInputTarget)? {
    defer { pendingFocus = nil }
    return pendingFocus
  }

  // MARK: History

  /// Opens a menu of all pages to go back to, the nearest first.
  func openHistory() {
    let items = controller.map { BackHistory(of: $0).items } ?? []
    if !items.isEmpty { overlays.show(Menu(from: backControl, [items])) }
  }
}
