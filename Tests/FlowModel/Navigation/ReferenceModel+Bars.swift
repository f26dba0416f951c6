import FlowCore

/// What becomes of strip and bars.
extension ReferenceModel {
  /// A screen changes its mind: on stage and on top, with nothing moving, that shows in place.
  mutating func change(_ screen: Int) {
    if moods.remove(screen) == nil { moods.insert(screen) }
    guard case .resting(let shown) = state, shown[shown.count - 1] == screen, top == screen else {
      return
    }
    // Until everybody has been told of a transition's end, it waits.
    if declaredBefore == nil { declare(screen) } else { hasChanged = screen }
  }

  /// What an announcement or an answer does.
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
    declared.take(ScreenDeclarations(of: screen, isMoody: moods.contains(screen)))
    room.take(declared.bars)
  }
}
