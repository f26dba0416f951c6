internal import FlowCore

/// A button that pauses and resumes automatic paging.
///
/// It is empty if there are no pages or they do not advance by themselves, or if the user prefers
/// reduced motion.
public struct PauseButton: Composite, SourcedElement {
  package let location: ElementSource
  private let state: PagerState

  /// Creates a button; keep the state across layouts.
  public init(state: PagerState, fileID: StaticString = #fileID, line: UInt = #line) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
  }

  public func content(in context: LayoutContext) -> any Element {
    guard state.pager.progress != nil, !state.pager.pages.isEmpty, !context.reducesMotion else {
      return Spacer(0)
    }
    let isPaused = state.isShownPaused
    return Button(
      "", icon: isPaused ? .play : .pause, role: .plain, control: state.pauseControl,
      accessibilityLabel: context.strings[isPaused ? .play : .pause])
  }
}
