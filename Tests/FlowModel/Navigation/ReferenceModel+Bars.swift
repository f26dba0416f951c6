import FlowCore

extension ReferenceModel {
  /// The bars change in place only if the screen is the settled top screen.
  mutating func change(_ screen: Int) {
    if alternativeScreens.remove(screen) == nil { alternativeScreens.insert(screen) }
    guard case .idle(let shown) = state, shown[shown.count - 1] == screen, top == screen else {
      return
    }
    // The end of the last transition must have been reported first.
    if declaredBefore == nil { declare(screen) } else { hasChanged = screen }
  }

  mutating func follow(_ event: Event) {
    switch event {
    case .willShow(let screen, _):
      declaredBefore = declared
      declare(screen)
    case .didShow: close()
    case .didCancel:
      declared = declaredBefore ?? declared
      close()
    case .step, .interaction, .done, .answer: break
    }
  }

  private mutating func close() {
    declaredBefore = nil
    if let hasChanged { declare(hasChanged) }
    hasChanged = nil
  }

  private mutating func declare(_ screen: Int) {
    declared.update(
      ScreenDeclarations(of: screen, usesAlternatives: alternativeScreens.contains(screen)))
    declaredRange.update(declared.bars)
  }
}
