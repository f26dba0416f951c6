internal import FlowCore

extension NavigationBars {
  /// What takes input in the bars, the lowest first; only the history while it is open.
  func targets(in context: LayoutContext) -> [Target] {
    if let history {
      return history.targets(below: scene(in: context).bottom(in: context), in: context)
    }
    let rest = rest
    let layout = BarLayout(rest, in: context)
    var targets: [Target] = []
    if !appearance.isBarHidden {
      if let frame = layout.backFrame {
        targets.append(Target(part: backControl, frame: frame, visible: frame))
      }
      targets += layout.leading.targets + layout.trailing.targets
    }
    if !appearance.isToolbarHidden { targets += Toolbar.items(rest.item, context).targets }
    return targets
  }

  /// Whether nothing but the bars takes input.
  var isModal: Bool { history != nil }

  /// What is told of the history while it is open; then nothing else is.
  func modalAccessibilityNode(in context: LayoutContext) -> AccessibilityNode? {
    history?.accessibilityNode(below: scene(in: context).bottom(in: context), in: context)
  }

  // MARK: History

  /// Shows the list of all screens to go back to.
  func openHistory() {
    guard let controller, controller.canPop else { return }
    let screens = Array(controller.stack.dropLast().reversed())
    history = HistoryMenu(
      titles: screens.map(\.navigationItem.backName), clock: controller.context.clock
    ) { [weak self, weak controller] index in
      self?.history = nil
      guard let index else { return }
      controller?.attempt { try $0.pop(to: screens[index]) }
    }
  }

  /// Closes the list; says whether it was open.
  func closeHistory() -> Bool {
    defer { history = nil }
    return history != nil
  }
}
