internal import FlowCore

extension FlowSession {
  /// Freezes the innermost running transition; `nil` unfreezes it.
  func scrub(to fraction: Double?) {
    let frozen = frozen
    guard let fraction else {
      frozen?.unfreeze()
      return scrubbed = nil
    }
    do {
      let flow = frozen ?? view.visibleFlows.first { $0.phase != .idle } ?? navigation
      try flow.freeze(at: fraction)
      scrubbed = flow
    } catch {
      context.trace.record("refused", "scrub", "\(error)")
    }
  }

  /// Continues the frozen transition as if a finger that dragged it had been lifted.
  func releaseFrozen() {
    frozen?.releaseFrozen()
    scrubbed = nil
  }

  /// The flow whose transition is frozen, even if the flow is no longer visible.
  private var frozen: NavigationController? {
    ([scrubbed].compactMap(\.self) + view.visibleFlows).first { $0.phase == .frozen }
  }
}
