internal import FlowCore

extension NavigationBars {
  /// What is told of the navigation bar of the screen on top, and of the strip below it, as far as
  /// they are there.
  func navigationBarNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let scene = scene(in: context)
    let bottom = context.insets.top + (scene.regions.first?.height ?? 0)
    var nodes: [AccessibilityNode] = []
    if !appearance.isBarHidden {
      nodes.append(
        AccessibilityNode(
          .navigationBar,
          frame: Rect(x: 0, y: 0, width: context.size.width, height: bottom),
          children: contents(BarLayout(rest, in: context))))
    }
    if progress.opacity > 0 {
      nodes.append(
        AccessibilityNode(
          .progressBar, "Progress", value: progress.value.percent,
          frame: Rect(
            x: 0, y: bottom, width: context.size.width, height: ProgressStrip.height)))
    }
    return nodes
  }

  /// What is told of the toolbar, as far as it is there.
  func toolbarNodes(in context: LayoutContext) -> [AccessibilityNode] {
    guard !appearance.isToolbarHidden else { return [] }
    let height = Toolbar.height + context.insets.bottom
    return [
      AccessibilityNode(
        .toolbar,
        frame: Rect(
          x: 0, y: context.size.height - height, width: context.size.width, height: height),
        children: Toolbar.items(rest.item, context).accessibilityNodes)
    ]
  }

  /// The back control, the items before the title, the title, and those after it.
  private func contents(_ layout: BarLayout) -> [AccessibilityNode] {
    let back = layout.backFrame.map { frame in
      let name = layout.previous.map { $0.isEmpty ? "Back" : "Back to \($0)" } ?? "Back"
      return AccessibilityNode(.button, name, frame: frame, of: backControl)
    }
    let label = layout.remaining > 0 ? layout.large ?? layout.title : layout.title
    let title = AccessibilityNode(.heading, layout.item.title, frame: label.frame)
    return [back].compactMap(\.self) + layout.leading.accessibilityNodes
      + (layout.item.title.isEmpty ? [] : [title]) + layout.trailing.accessibilityNodes
  }
}

extension AccessibilityNode {
  /// A node of a part that has no element: whether it has the focus and can be used is seen from
  /// the part.
  init(_ role: Role, _ name: String, frame: Rect, of part: any FocusableInputTarget) {
    self.init(role, name, part.accessibilityStates, frame: frame)
  }
}

extension FocusableInputTarget {
  /// Whether it has the focus, and whether it can be used.
  var accessibilityStates: AccessibilityNode.States {
    var states: AccessibilityNode.States = hasFocus ? .focused : []
    if reach == .none { states.insert(.disabled) }
    return states
  }
}

extension Double {
  /// A part, 0…1, as text.
  var percent: String { "\((self * 100).fixed(0)) %" }
}
