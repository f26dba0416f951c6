internal import FlowCore

extension FlowSession {
  /// Holds what runs on the stage at a fraction, the innermost transition first, or lets what is
  /// held go on.
  func scrub(to fraction: Double?) {
    let held = held
    guard let fraction else {
      held?.unfreeze()
      return scrubbed = nil
    }
    do {
      let flow =
        held ?? navigation.presentationRoot.pictured.first { $0.phase != .idle } ?? navigation
      try flow.freeze(at: fraction)
      scrubbed = flow
    } catch {
      context.trace.record("refused", "scrub", "\(error)")
    }
  }

  /// Lets what is held go, as a hand would.
  func releaseFrozen() {
    held?.releaseFrozen()
    scrubbed = nil
  }

  /// The flow whose transition is held; one that has left the picture meanwhile goes on all the
  /// same.
  private var held: NavigationController? {
    ([scrubbed].compactMap(\.self) + navigation.presentationRoot.pictured).first {
      $0.phase == .frozen
    }
  }
}

extension NavigationController {
  /// The flows whose own pages are in the picture, the innermost and uppermost first.
  var pictured: [NavigationController] {
    let inside = visiblePages.reversed().map { ($0.screen as? any FlowContainer)?.shownFlow }
    return inside.flatMap { $0?.pictured ?? [] } + [self]
  }
}
