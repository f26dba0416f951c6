internal import FlowCore

extension NavigationBars {
  /// The hit regions of the bars, from back to front.
  func targets(in context: LayoutContext) -> [HitRegion] {
    let rest = rest
    let layout = BarLayout(rest, titleFont, in: context)
    var targets = stripTargets(in: context)
    if !appearance.isBarHidden {
      if let frame = layout.backFrame {
        targets.append(HitRegion(target: backControl, frame: frame, visible: frame))
      }
      targets += layout.leading.targets + layout.trailing.targets
    }
    if !appearance.isToolbarHidden { targets += Toolbar.items(rest.item, context).targets }
    return targets
  }

  /// The region of the progress strip, behind those of the controls; empty while it is invisible.
  private func stripTargets(in context: LayoutContext) -> [HitRegion] {
    guard progressSource.opacity > 0 else { return [] }
    let bottom = context.insets.top + (scene(in: context).regions.first?.height ?? 0)
    return [
      ProgressStrip.region(
        of: stripTarget, hint: progressSource.text(in: context.strings), below: bottom, in: context)
    ]
  }

  // MARK: History

  /// Opens a menu of all screens that the user can go back to, the nearest first.
  func openHistory() {
    guard let controller, controller.canPop else { return }
    let items = controller.screensToGoBackTo.reversed().map { screen in
      Menu.Item(screen.navigationItem.backName) { [weak controller, weak screen] in
        guard let screen else { return }
        controller?.attempt { try $0.pop(to: screen) }
      }
    }
    overlays.show(Menu(from: backControl, [items]))
  }
}
