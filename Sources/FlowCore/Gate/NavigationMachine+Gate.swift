extension NavigationMachine {
  /// How many screens, from the root up, lie behind a gate: they leave the stack when a head above them has the
  /// stage, and until then no request leads back to them.
  public var passedDepth: Int { gate.depth }

  /// Whether a screen was a head when it was last asked for.
  public func isHead(_ screen: ScreenID) -> Bool { gate.heads.contains(screen) }

  /// Says whether a screen is a head, from the next request on that brings it or leads to it.
  public mutating func setHead(_ screen: ScreenID, _ isHead: Bool) {
    if isHead { gate.heads.insert(screen) } else { gate.heads.remove(screen) }
  }

  /// Forgets a screen that was released and will not be asked for again: until then none that is behind a gate comes
  /// back, not even from inside the callbacks that tell of its going.
  public mutating func forget(_ screen: ScreenID) { gate.forget(screen) }

  /// Whether the running transition brings a head for good, so that nobody can take hold of it and go back.
  var isClosingBehind: Bool {
    guard let transition else { return false }
    return !gate.lets(transition.from)
  }

  /// Takes what is behind a gate out of the stack, once nothing of it has the stage.
  mutating func trim(into effects: inout EffectBuffer) {
    guard gate.depth > 0, !stack[..<gate.depth].contains(shown) else { return }
    let leaving = Array(stack[..<gate.depth])
    stack.removeFirst(leaving.count)
    members.subtract(leaving)
    departures.append(contentsOf: leaving)
    toStart = toStart.without(leaving)
    gate.trim()
    effects.append(.trimmed(stack[0], count: leaving.count))
  }
}
