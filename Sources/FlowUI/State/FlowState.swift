public import FlowCore

/// A flow at an instant, with all that is on top of it, as a value: for whoever looks into it.
///
/// It follows the way that input takes: from the flow on the stage through what lies on it, tabs,
/// and other flows that its pages show, to the innermost one.
public struct FlowState: Hashable, Sendable {
  /// The instant.
  public let instant: Instant
  /// The stacks on the way to the innermost flow, the outermost first; at least one.
  ///
  /// Where flows lie on one another, the first is of those flows, and their own pages come next.
  public let levels: [Level]
  /// What lies open over the flow, the uppermost last: `menu`, `dialog Delete?`.
  public let overlays: [String]
  /// What lets pages go on by themselves, anywhere in the session.
  public let timers: [TimerState]
  /// Whether the picture changes by itself.
  public let isMoving: Bool
  /// When something happens next by itself; `nil` when nothing will.
  public let deadline: Instant?

  /// One stack, and what is around its pages.
  public struct Level: Hashable, Sendable {
    /// The stack.
    public let stack: StackState
    /// The bars; `nil` where it has none.
    public let bars: BarsState?
  }

  /// Looks at the flow on a stage, as it is at the present instant of its clock.
  public init(of navigation: NavigationController) {
    let (stage, clock) = (navigation.presentationRoot, navigation.context.clock)
    instant = clock.now
    levels = stage.levels
    overlays = stage.overlayNames
    timers = navigation.context.timers
    isMoving = clock.isMoving
    deadline = clock.deadline
  }

  /// The innermost stack: the one that has the page on which input arrives.
  public var innermost: Level { levels[levels.count - 1] }
}

extension NavigationController {
  fileprivate var levels: [FlowState.Level] {
    let level = FlowState.Level(
      stack: StackState(of: self), bars: bars.map { BarsState(of: $0) })
    return [level] + ((top as? any FlowContainer)?.shownFlow?.levels ?? [])
  }
}

extension FlowSession {
  /// The flow at the present instant.
  public var state: FlowState { FlowState(of: navigation) }
}
