internal import FlowCore

/// Lets pages that go on by themselves stand still, and go on again; nothing where they do not.
public struct PauseButton: Composite {
  private let state: PagerState

  /// Creates a button; the pages' screen keeps the state.
  public init(_ state: PagerState) {
    self.state = state
  }

  public func content(in context: LayoutContext) -> any Element {
    guard state.pager.progress != nil, !context.reducesMotion else { return Spacer(0) }
    let isPaused = state.isPausedByUser
    return Button(
      "", icon: isPaused ? .play : .pause, role: .plain, control: state.pauseControl,
      name: isPaused ? "Play" : "Pause")
  }
}
