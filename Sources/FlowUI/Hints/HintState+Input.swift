internal import FlowCore

extension HintState {
  /// Takes notice of input, after all else that came of it.
  ///
  /// - Parameters:
  ///   - input: What has come.
  ///   - targets: What takes input since.
  ///   - context: The context of the stage since.
  func notice(_ input: InputEvent, _ targets: [HitRegion], _ context: LayoutContext) {
    switch input {
    case .pointer(.move, .mouse, _, _, _), .pointer(.up, .mouse, _, _, _):
      come(to: context.pointer.flatMap(targets.highest).flatMap(\.hinted))
    case .key:
      let focused = context.marksFocus ? targets.last { $0.focusable?.hasFocus ?? false } : nil
      // A key that does something there is no news of the focus.
      if !comes(to: focused?.hinted) { hide() }
    case .pointer, .wheel, .text, .composition, .resize, .focus, .prefer, .scrub, .letGo:
      hide()
    }
  }

  private func comes(to part: (any InputTarget)?) -> Bool {
    guard let part, !isAt(part) else { return false }
    come(to: part)
    return true
  }
}

extension HitRegion {
  /// The part, where there is a hint about it.
  fileprivate var hinted: (any InputTarget)? { hint == nil ? nil : part }
}
