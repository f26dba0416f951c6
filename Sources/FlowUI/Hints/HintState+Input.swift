internal import FlowCore

extension HintState {
  /// Called once everything else has handled the event, with the resulting targets and context.
  func observe(_ input: InputEvent, _ targets: [HitRegion], _ context: LayoutContext) {
    switch input {
    case .pointer(let pointer)
    where pointer.device == .mouse && (pointer.phase == .move || pointer.phase == .up):
      setTarget(to: hovered(among: targets, context)?.hinted)
    case .key:
      let focused = context.marksFocus ? targets.last { $0.focusable?.hasFocus ?? false } : nil
      // A key hides the hint, unless the target with the focus ring has a hint and is not the
      // current target: it then becomes the current target.
      if !moveTarget(to: focused?.hinted) { hide() }
      // Once another target has the focus, one that is not hovered can show its hint again.
      if let focused, focused.hinted == nil {
        let isHovered = hovered(among: targets, context).map { isCurrent($0.target) } ?? false
        if !isHovered { setTarget(to: nil) }
      }
    case .pointer, .wheel, .text, .composition, .environment, .debugger, .loaded:
      hide()
    }
  }

  private func hovered(among targets: [HitRegion], _ context: LayoutContext) -> HitRegion? {
    context.pointer.flatMap(targets.highest)
  }

  private func moveTarget(to target: (any InputTarget)?) -> Bool {
    guard let target, !isCurrent(target) else { return false }
    setTarget(to: target)
    return true
  }
}

extension HitRegion {
  fileprivate var hinted: (any InputTarget)? { hint == nil ? nil : target }
}
