internal import FlowCore

/// Moves the keyboard's focus among the parts of a page, and passes keys on to them.
///
/// The parts themselves know which of them has it, so each screen keeps its own, and has it again when it
/// comes back.
struct KeyboardFocus {
  private let targets: [Target]
  private let context: LayoutContext

  init(_ targets: [Target], _ context: LayoutContext) {
    self.targets = targets
    self.context = context
  }

  /// Offers a key to the part that has the focus, then to the others from the highest down; says whether
  /// one took it.
  func take(_ key: KeyPress) -> Bool {
    let focused = targets.last { $0.part.hasFocus && $0.part.canHaveFocus }
    if let focused, focused.part.take(key, in: focused.visible, context) { return true }
    return targets.reversed().contains { target in
      !(target.part is Control) && target.part !== focused?.part
        && target.part.take(key, in: target.visible, context)
    }
  }

  /// Moves the focus to the next part in the order of the page, or the one before; from the last one to
  /// the first.
  ///
  /// - Returns: Whether there is any part to have it.
  func move(backward: Bool) -> Bool {
    let stops = targets.map(\.part).filter(\.isTabStop)
    guard !stops.isEmpty else { return false }
    let current = stops.firstIndex(where: \.hasFocus)
    let next =
      switch (current, backward) {
      case (let index?, false): (index + 1) % stops.count
      case (let index?, true): (index + stops.count - 1) % stops.count
      case (nil, false): 0
      case (nil, true): stops.count - 1
      }
    give(to: stops[next])
    return true
  }

  /// Gives the focus to a part, and takes it from all others.
  func give(to part: any Part) {
    for target in targets { target.part.hasFocus = target.part === part }
  }
}
