package enum StackRequest: Hashable, Sendable {
  case push(ScreenID)
  /// Removes up to this many screens, but never the root.
  case pop(count: Int)
  case popTo(ScreenID)
  /// Removes all screens above the root, or above a gate head that is about to be the root.
  case popToRoot
  case replaceTop(ScreenID)
  /// Replaces the whole stack with these screens, root first.
  case set([ScreenID])
}

extension NavigationMachine {
  /// The change that a request would make to `stack`.
  package func change(for request: StackRequest) throws(NavigationRefusal) -> StackChange {
    switch request {
    case .push(let screen):
      guard gate.allows(screen) else { throw .behindGate }
      guard !members.contains(screen) else { throw .alreadyInStack }
      return StackChange(kept: stack.count, removed: [], added: [screen])
    case .pop(let count):
      guard count >= 0 else { throw .invalidCount }
      guard stack.count > 1 || count == 0 else { throw .lastScreen }
      guard stack.count > lockedDepth + 1 || count == 0 else { throw .behindGate }
      return shrinking(to: max(lockedDepth + 1, stack.count - min(count, stack.count)))
    case .popTo(let screen):
      guard members.contains(screen), let index = stack.lastIndex(of: screen) else {
        throw .notInStack
      }
      guard index >= lockedDepth else { throw .behindGate }
      return shrinking(to: index + 1)
    case .popToRoot:
      return shrinking(to: lockedDepth + 1)
    case .replaceTop(let screen):
      guard gate.allows(screen) else { throw .behindGate }
      guard screen == top || !members.contains(screen) else { throw .alreadyInStack }
      return StackChange(kept: stack.count - 1, removed: [top], added: [screen])
    case .set(let screens):
      guard !screens.isEmpty else { throw .noScreens }
      guard screens.allSatisfy(gate.allows) else { throw .behindGate }
      guard Set(screens).count == screens.count else { throw .alreadyInStack }
      return StackChange(kept: 0, removed: stack, added: screens)
    }
  }

  private func shrinking(to count: Int) -> StackChange {
    StackChange(kept: count, removed: Array(stack[count...]), added: [])
  }
}

extension NavigationMachine {
  /// The transition that a request would cause if the machine were idle; `nil` when the top would
  /// stay the same.
  package func preview(_ request: StackRequest) throws(NavigationRefusal) -> Pending? {
    let change = try change(for: request)
    let target = change.added.last ?? stack[max(change.kept, 1) - 1]
    guard !change.isNone, target != top else { return nil }
    return Pending(
      isPush: !change.added.isEmpty && !change.removed.contains(target), from: top, to: target,
      isAnimated: true)
  }
}
