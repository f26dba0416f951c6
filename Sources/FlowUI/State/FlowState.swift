package import FlowCore

/// A snapshot of a flow, and of the flows and overlays on top of it, for inspection.
///
/// It follows the path of input from the flow to the innermost flow: through flows that are
/// presented on it, and through flows that a page shows, as the page of a tab bar does.
package struct FlowState: Hashable, Sendable {
  package let instant: Instant
  /// From the outermost flow to the innermost one; at least one.
  ///
  /// If a flow is presented on another one, the first stack has one page for each of these flows;
  /// the stack of the topmost flow comes next.
  package let levels: [Level]
  /// From bottom to top: `menu`, `dialog Delete?`.
  package let overlays: [String]
  /// The drag of a pager's pages, anywhere in the session.
  package let pagerDrag: DragState?
  package let isPressed: Bool
  /// The timers that advance pages by themselves, anywhere in the session.
  package let timers: [TimerState]
  /// Whether the picture changes without input.
  package let isMoving: Bool
  package let deadline: Instant?

  package struct Level: Hashable, Sendable {
    package let stack: StackState
    package let bars: BarsState?
  }

  @MainActor
  package init(of navigation: NavigationController, isPressed: Bool = false) {
    let clock = navigation.context.clock
    instant = clock.now
    levels = FlowPages(navigation.presentationRoot).levels
    overlays = FlowView(navigation).overlayNames
    timers = navigation.context.timers
    pagerDrag = navigation.context.pagerDrag
    self.isPressed = isPressed
    isMoving = clock.isMoving
    deadline = clock.deadline
  }

  /// The level of the innermost flow, whose top page gets the input.
  package var innermost: Level { levels[levels.count - 1] }

  package enum Motion: Hashable, Sendable {
    /// The picture moves by itself, and will settle.
    case moving
    /// A drag moves a page.
    case dragged
    /// A transition is frozen.
    case frozen
    /// A pointer is pressed, and may start to move something.
    case pressed
    /// Only the timer of a page that advances by itself is running.
    case timing
    /// Nothing moves until the next deadline, such as the next step of a spinner.
    case waiting
    /// Nothing moves until there is input.
    case settled
  }

  package var motion: Motion {
    let phases = levels.map(\.stack.phase)
    if isMoving { return .moving }
    if pagerDrag != nil || phases.contains(.dragging) { return .dragged }
    if phases.contains(.frozen) { return .frozen }
    if isPressed { return .pressed }
    if timers.contains(where: \.isRunning) { return .timing }
    return deadline == nil ? .settled : .waiting
  }
}

extension FlowPages {
  fileprivate var levels: [FlowState.Level] {
    var stack = StackState(of: flow)
    if stack.drag == nil, stack.phase != .frozen { stack.releaseRule = nextDragRule }
    let level = FlowState.Level(stack: stack, bars: flow.bars.map { BarsState(of: $0) })
    return [level] + (nestedFlow?.levels ?? [])
  }

  fileprivate var hasTransition: Bool {
    flow.coordinator != nil || nestedFlow?.hasTransition ?? false
  }
}

extension FlowSession {
  package var state: FlowState { FlowState(of: navigation, isPressed: press != nil) }

  /// Whether a transition is in progress in the flow or in one on top of it; faster than creating
  /// `state`.
  package var hasTransition: Bool { FlowPages(navigation.presentationRoot).hasTransition }
}

/// A snapshot of the bars around a flow's pages.
package struct BarsState: Hashable, Sendable {
  /// The appearance that was applied last; `nil` if none was.
  package let appearance: Appearance?
  /// The appearance as drawn; during a transition it lies between two appearances.
  package let chrome: ChromeAppearance
  /// The progress that the strip shows, 0…1; `nil` if the strip is invisible.
  package let progress: Double?

  @MainActor
  init(of bars: NavigationBars) {
    appearance = bars.appearance.applied
    chrome = bars.appearance.chrome
    progress = bars.progressSource.opacity > 0 ? bars.progressSource.value : nil
  }
}
