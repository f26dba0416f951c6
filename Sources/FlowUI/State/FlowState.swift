public import FlowCore

/// A snapshot of a flow and of everything on top of it, for inspection.
///
/// It follows the path of input: from the flow through those presented on it, tabs, and other flows
/// that its pages show, to the innermost one.
public struct FlowState: Hashable, Sendable {
  /// The instant of the snapshot.
  public let instant: Instant
  /// The stacks from the outermost flow to the innermost one; at least one.
  ///
  /// If flows are presented on one another, the first stack is that of the presentations, and the
  /// flows' own stacks follow.
  public let levels: [Level]
  /// The open overlays, the topmost last: `menu`, `dialog Delete?`.
  public let overlays: [String]
  /// The timers that advance pages by themselves, anywhere in the session.
  public let timers: [TimerState]
  /// Whether the picture changes by itself.
  public let isMoving: Bool
  /// The next instant at which something happens by itself; `nil` if nothing will.
  public let deadline: Instant?

  /// One stack, and the bars around its pages.
  public struct Level: Hashable, Sendable {
    /// The stack.
    public let stack: StackState
    /// The bars; `nil` if the flow has none.
    public let bars: BarsState?
  }

  /// Takes a snapshot of a flow at the present instant of its clock.
  public init(of navigation: NavigationController) {
    let (stage, clock) = (navigation.presentationRoot, navigation.context.clock)
    instant = clock.now
    levels = stage.levels
    overlays = stage.overlayNames
    timers = navigation.context.timers
    isMoving = clock.isMoving
    deadline = clock.deadline
  }

  /// The innermost stack, whose top page gets the input.
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
  /// A snapshot of the flow at the present instant.
  public var state: FlowState { FlowState(of: navigation) }
}
