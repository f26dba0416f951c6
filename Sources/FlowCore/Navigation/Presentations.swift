/// The flows that lie on top of a flow, as a stack of their own: the same rules, one level up.
final class Presentations {
  /// The stack whose screens are whole flows; the first is the flow that all the others lie on.
  let host: NavigationController

  private let look = PresentationTransitionProvider()

  init(on root: NavigationController) {
    host = NavigationController(hosting: root)
    host.transitionProvider = look
  }
}

/// Asks the flow that presents for the look of a presentation.
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
  /// The stack of presentations that this flow takes part in: its screens are `FlowScreen`s, its
  /// observers and its coordinator hear of presenting and dismissing.
  ///
  /// The one of the flow that it lies on, or else one of its own, with only itself in it until it
  /// presents.
  public var presentation: NavigationController { existingHost ?? makeHost() }

  /// The controller whose pages are the whole picture: this one, or the stack of the flows that lie
  /// on it.
  public var presentationRoot: NavigationController { presentations?.host ?? self }

  /// The flow that lies right on top of this one, if any.
  public var presented: NavigationController? {
    guard let level, let host = existingHost, level + 1 < host.depth else { return nil }
    return host.flow(at: level + 1)
  }

  /// The flow that this one lies on, if any.
  public var presenting: NavigationController? {
    guard let level, level > 0 else { return nil }
    return existingHost?.flow(at: level - 1)
  }

  /// Lays another flow on top of this one.
  ///
  /// The rules are those of a push: what undoes it turns it round, and so on. The flow is kept
  /// alive as long as it lies there; it should have been created with `isOnStage: false`, so that
  /// its screens appear only now.
  /// - Throws: `alreadyPresenting` when a flow lies on this one; `alreadyInStack` when the other
  ///   one lies on a flow, or presents flows of its own; `otherSession`; `closed` where the flow's
  ///   guard is.
  public func present(
    _ flow: NavigationController, _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard flow.context.clock === context.clock else { throw .otherSession }
    guard flow !== self, flow.level == nil else { throw .alreadyInStack }
    guard presented == nil else { throw .alreadyPresenting }
    let isAdmitted = try admits(flow.entryGuard, to: flow.top.name, kind) {
      (controller) throws(NavigationRefusal) in try controller.present(flow)
    }
    guard isAdmitted else { return }
    let host = presentation
    // A flow that still leaves comes back as the screen that it is.
    try host.request([host.screen(of: flow) ?? FlowScreen(flow, asLevel: true)], kind) {
      .push($0[0])
    }
    flow.joinedHost = host
    host.record("present", flow.top, kind)
  }

  /// Takes away what lies on this flow, all of it; or, where nothing does, this flow itself.
  ///
  /// - Throws: `notPresented` where neither is possible.
  public func dismiss(_ kind: TransitionMode = .standard) throws(NavigationRefusal) {
    guard let level, let host = existingHost else { throw .notPresented }
    let remaining = level + 1 < host.depth ? level + 1 : level
    let dismissed = host.top
    let goal = host.machine.stack[max(remaining, 1) - 1]
    try host.request([], kind) { _ in .popTo(goal) }
    host.record("dismiss", dismissed, kind)
  }

  /// The stack of presentations, if there is one: the one that it lies in or still leaves, or its
  /// own.
  var existingHost: NavigationController? {
    guard let joinedHost else { return presentations?.host }
    return joinedHost.screen(of: self) == nil ? presentations?.host : joinedHost
  }

  /// The page of the presented flow that is leaving the stack of presentations, if one is.
  var departingFlow: Page? { existingHost?.departing }

  /// Where the flow lies in the stack of presentations; `nil` where no other one lies there.
  private var level: Int? {
    guard let host = existingHost, host.depth > 1 else { return nil }
    return host.machine.stack.indices.first { host.flow(at: $0) === self }
  }

  private func flow(at level: Int) -> NavigationController? {
    (directory[machine.stack[level]] as? FlowScreen)?.flow
  }

  /// Whether a flow is in the stack or in the picture.
  func shows(_ flow: NavigationController) -> Bool {
    guard let screen = screen(of: flow), let identifier = directory.identifier(of: screen) else {
      return false
    }
    return machine.members.contains(identifier) || machine.isInPicture(identifier)
  }

  private func screen(of flow: NavigationController) -> (any Screen)? {
    directory.first { ($0 as? FlowScreen)?.flow === flow }
  }

  private func makeHost() -> NavigationController {
    let made = Presentations(on: self)
    presentations = made
    return made.host
  }
}
