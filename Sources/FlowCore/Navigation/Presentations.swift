/// The stacks of presentations that a flow takes part in.
///
/// Flows presented on one another form a stack that follows the same rules as a stack of pages.
@MainActor
struct Presentations {
  /// The flow's own stack of presentations, whose screens are whole flows, the first of them the
  /// flow itself; `nil` if there is none yet.
  private(set) var own: NavigationController?
  private let provider = PresentationTransitionProvider()
  weak var joined: NavigationController?

  /// The stack in which the flow is presented or which it is still leaving, or else its own.
  func host(of flow: NavigationController) -> NavigationController? {
    guard let joined else { return own }
    return joined.screen(of: flow) == nil ? own : joined
  }

  mutating func makeHost(on flow: NavigationController) -> NavigationController {
    let host = NavigationController(hosting: flow)
    host.transitionProvider = provider
    own = host
    return host
  }
}

/// Asks the presenting flow's provider for the style of a presentation or dismissal.
private final class PresentationTransitionProvider: TransitionProvider {
  var interactionController: PercentDrivenTransition? { nil }

  func style(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionStyle)? {
    guard let from = (from as? FlowScreen)?.flow, let to = (to as? FlowScreen)?.flow else {
      return nil
    }
    return (operation == .present ? from : to).transitionProvider?.style(
      for: operation, from: from.top, to: to.top)
  }
}

extension NavigationController {
  /// The flow that is presented directly on this one, if any.
  public var presented: NavigationController? {
    guard let level, let host = existingHost, level + 1 < host.depth else { return nil }
    return host.flow(at: level + 1)
  }

  /// The flow on which this one is presented, if any.
  public var presenting: NavigationController? {
    guard let level, level > 0 else { return nil }
    return existingHost?.flow(at: level - 1)
  }

  /// The flow on which this one is presented or, while it is leaving, the flow that it reveals.
  package var presentedOn: NavigationController? {
    if let presenting { return presenting }
    guard let host = existingHost, let transition = host.machine.transition else { return nil }
    // A flow may also be leaving in a transition that was cut short.
    let levels =
      transition.carried.map { (upper: $0.upper, lower: $0.lower) }
      + [(upper: transition.upper, lower: transition.lower)]
    return levels.last { host.flow($0.upper) === self }.flatMap { host.flow($0.lower) }
  }

  /// Presents another flow on this one.
  ///
  /// The rules are those of a push: for example, a dismissal during the transition reverses it. The
  /// presented flow is kept alive while it is presented; create it with `isVisible: false`, so that
  /// its screens appear only now.
  /// - Throws: `alreadyPresenting` when this flow presents another one; `alreadyInStack` when
  ///   `flow` is presented already or itself presents another flow; `otherSession`; `closed` if the
  ///   flow's entry guard is closed and has no gate.
  public func present(
    _ flow: NavigationController, _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard flow.context.clock === context.clock else { throw .otherSession }
    guard flow !== self, flow.level == nil else { throw .alreadyInStack }
    guard presented == nil else { throw .alreadyPresenting }
    let isAdmitted = try admitOrDefer(flow.entryGuard, to: flow.top.name, mode) {
      (controller) throws(NavigationRefusal) in try controller.present(flow)
    }
    guard isAdmitted else { return }
    let host = presentation
    // A flow that is still leaving returns with its existing screen.
    try host.request([host.screen(of: flow) ?? FlowScreen(flow, asLevel: true)], mode) {
      .push($0[0])
    }
    flow.join(host)
    host.record("present", flow.top, mode)
  }

  /// Dismisses all flows presented on this one; or, if there are none, this flow itself.
  ///
  /// - Throws: `notPresented` when neither is possible.
  public func dismiss(_ mode: TransitionMode = .standard) throws(NavigationRefusal) {
    guard let level, let host = existingHost else { throw .notPresented }
    let remaining = level + 1 < host.depth ? level + 1 : level
    let dismissed = host.top
    let target = host.machine.stack[remaining - 1]
    try host.request([], mode) { _ in .popTo(target) }
    host.record("dismiss", dismissed, mode)
  }

  var departingFlow: Page? { existingHost?.departing }

  /// The flow's index in the stack of presentations; `nil` if it neither presents nor is presented.
  private var level: Int? {
    guard let host = existingHost, host.depth > 1 else { return nil }
    return host.machine.stack.indices.first { host.flow(at: $0) === self }
  }

  private func flow(at level: Int) -> NavigationController? { flow(machine.stack[level]) }

  private func flow(_ screen: ScreenID) -> NavigationController? {
    (directory[screen] as? FlowScreen)?.flow
  }

  /// Returns whether a flow is in this stack of presentations, or is still leaving it.
  func shows(_ flow: NavigationController) -> Bool {
    guard let screen = screen(of: flow), let identifier = directory.identifier(of: screen) else {
      return false
    }
    return machine.members.contains(identifier) || machine.isInTransition(identifier)
  }

  fileprivate func screen(of flow: NavigationController) -> (any Screen)? {
    directory.first { ($0 as? FlowScreen)?.flow === flow }
  }
}

extension NavigationController {
  enum Levels {
    case pages
    /// Whole flows, each presented on the one below.
    case flows

    /// The style that is used where no request, provider or preference sets another one.
    var standardStyle: any TransitionStyle {
      switch self {
      case .pages: SlideTransitionStyle()
      case .flows: SheetTransitionStyle()
      }
    }

    func operation(isPush: Bool) -> NavigationOperation {
      switch (self, isPush) {
      case (.pages, true): .push
      case (.pages, false): .pop
      case (.flows, true): .present
      case (.flows, false): .dismiss
      }
    }
  }
}
