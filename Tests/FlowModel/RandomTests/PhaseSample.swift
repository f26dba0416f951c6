import FlowCore

/// A snapshot that tells how a later operation has interrupted a transition.
@MainActor
struct PhaseSample {
  private let phase: FlowPhase
  private let transition: ObjectIdentifier?
  private let isCancelled: Bool
  private let top: ObjectIdentifier

  init(_ controller: NavigationController) {
    phase = controller.phase
    transition = controller.coordinator.map { ObjectIdentifier($0) }
    isCancelled = controller.coordinator?.isCancelled ?? false
    top = ObjectIdentifier(controller.top)
  }

  /// Returns what an operation has done to the transition since the earlier snapshot.
  ///
  /// No time may have passed in between.
  func interruption(since earlier: PhaseSample) -> Tally.Event? {
    let isSame = transition == earlier.transition
    switch (earlier.phase, phase) {
    case (.animating, .frozen), (.settling, .frozen): return .frozen
    case (.dragging, .frozen): return .frozenDuringDrag
    case (.animating, .dragging), (.settling, .dragging): return isSame ? .dragsBegun : .begunOver
    case (.dragging, .settling): return isCancelled ? .releasedBack : .released
    case (.dragging, .animating), (.dragging, .idle): return .gaveWay
    case (.animating, .animating), (.animating, .settling), (.settling, .animating),
      (.settling, .settling):
      guard isSame else { return nil }
      if isCancelled != earlier.isCancelled { return .turnedRound }
      return top == earlier.top ? nil : .queued
    case (.idle, _), (.frozen, _), (.dragging, .dragging), (_, .idle): return nil
    }
  }
}

extension Tally {
  /// `body` must not advance the clock.
  @MainActor
  func countInterruption<Result>(of controller: NavigationController?, _ body: () -> Result)
    -> Result
  {
    guard let controller else { return body() }
    let before = PhaseSample(controller)
    defer {
      if let event = PhaseSample(controller).interruption(since: before) { count(event) }
    }
    return body()
  }
}
