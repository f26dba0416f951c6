internal import FlowCore

extension NavigationBars {
  func navigationBarNodes(in context: LayoutContext) -> [AccessibilityNode] {
    let scene = scene(in: context)
    let bottom = context.insets.top + (scene.regions.first?.height ?? 0)
    var nodes: [AccessibilityNode] = []
    if !appearance.isBarHidden {
      nodes.append(
        AccessibilityNode(
          .navigationBar,
          frame: Rect(x: 0, y: 0, width: context.size.width, height: bottom),
          children: contents(BarLayout(topSide, titleFont, in: context), context)))
    }
    if progressSource.opacity > 0 {
      nodes.append(
        AccessibilityNode(
          .progressBar, name: context.strings[.progress],
          value: progressSource.text(in: context.strings),
          frame: Rect(
            x: 0, y: bottom, width: context.size.width, height: ProgressStrip.height)))
    }
    return nodes
  }

  func toolbarNodes(in context: LayoutContext) -> [AccessibilityNode] {
    guard !appearance.isToolbarHidden else { return [] }
    let height = Toolbar.height + context.insets.bottom
    return [
      AccessibilityNode(
        .toolbar,
        frame: Rect(
          x: 0, y: context.size.height - height, width: context.size.width, height: height),
        children: Toolbar.items(topSide.item, context).accessibilityNodes(context.strings).map {
          $0.made(at: topSide.item.location)
        })
    ]
  }

  private func contents(
    _ layout: BarLayout, _ context: LayoutContext
  ) -> [AccessibilityNode] {
    let strings = context.strings
    let back = layout.backFrame.map { frame in
      let previous = layout.previous ?? ""
      let name = previous.isEmpty ? strings[.back] : strings[.backTo.with(previous)]
      return AccessibilityNode(.button, name: name, frame: frame, of: backControl)
    }
    let large = layout.remaining > 0 ? layout.scrolledLarge : nil
    let title = AccessibilityNode(
      .heading, name: layout.item.title, frame: (large ?? layout.title).frame)
    let row =
      [back].compactMap(\.self) + layout.leading.accessibilityNodes(strings)
      + (layout.item.title.isEmpty ? [] : [title]) + layout.trailing.accessibilityNodes(strings)
    return row.map { $0.made(at: layout.item.location) }
      + (layout.search(in: context)?.nodes ?? [])
  }
}

extension AccessibilityNode {
  /// Creates the node of an input target that is not part of an element, such as the back control.
  @MainActor
  init(_ role: Role, name: String, frame: Rect, of target: any FocusableInputTarget) {
    self.init(role, name: name, states: target.accessibilityStates, frame: frame)
  }
}

extension FocusableInputTarget {
  var accessibilityStates: AccessibilityNode.States {
    var states: AccessibilityNode.States = hasFocus ? .focused : []
    if reach == .none { states.insert(.disabled) }
    return states
  }
}

extension Double {
  var percent: String { "\((self * 100).fixed(0)) %" }
}
