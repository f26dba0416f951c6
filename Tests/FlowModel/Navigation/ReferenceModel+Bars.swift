import FlowCore

/// The progress strip and the bars.
extension ReferenceModel {
  /// Changes what a screen declares; the change is shown in place if the screen is the visible top
  /// screen and nothing moves.
  mutating func change(_ screen: Int) {
    if alternativeScreens.remove(screen) == nil { alternativeScreens.insert(screen) }
    guard case .idle(let shown) = state, shown[shown.count - 1] == screen, top == screen else {
      return
    }
    // The change has to wait until the end of the last transition has been reported.
    if declaredBefore == nil { declare(screen) } else { hasChanged = screen }
  }

  /// Updates the declarations for a `willShow`, `didShow` or `didCancel`.
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
