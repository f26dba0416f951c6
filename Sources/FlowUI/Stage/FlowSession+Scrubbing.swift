internal import FlowCore

extension FlowSession {
  /// Holds what runs on the stage at a fraction, the innermost transition first, or lets what is
  /// held go on.
  func scrub(to fraction: Double?) {
    let held = held
    guard let fraction else {
      held?.resume()
      return scrubbed = nil
    }
    do {
      let flow = held ?? navigation.stage.pictured.first { $0.phase != .idle } ?? navigation
      try flow.hold(at: fraction)
      scrubbed = flow
    } catch {
      context.trace.record("refused", "scrub", "\(error)")
    }
  }

  /// Lets what is held go, as a hand would.
  func letGo() {
    held?.letGo()
    scrubbed = nil
  }

  /// The flow whose transition is held; one that has left the picture meanwhile goes on all the
  /// same.
  private var held: NavigationController? {
    ([scrubbed].compactMap(\.self) + navigation.stage.pictured).first { $0.phase == .held }
  }
}

extension NavigationController {
  /// The flows whose own pages are in the picture, the innermost and uppermost first.
  var pictured: [NavigationController] {
    let inside = pages.reversed().map { ($0.screen as? any FlowContainer)?.shownFlow }
    return inside.flatMap { $0?.pictured ?? [] } + [self]
  }
}
