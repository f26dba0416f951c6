/// The flows that lie on top of a flow, as a stack of their own: the same rules, one level up.
final class Presentations {
  /// The stack whose screens are whole flows; the first is the flow that all the others lie on.
  let host: NavigationController

  private let look = PresentationLook()

  init(on root: NavigationController) {
    host = NavigationController(hosting: root)
    host.transitionProvider = look
    host.defaultLook = SheetAnimator()
    // Flows are dragged down, each by its own gesture, and never sideways.
    host.gestures.areEnabled = false
  }
}

/// Asks the flow that presents for the look of a presentation.
private final class PresentationLook: TransitionProvider {
  var interactionController: PercentDrivenTransition? { nil }

  func animator(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionAnimator)? {
    guard let from = (from as? FlowScreen)?.flow, let to = (to as? FlowScreen)?.flow else {
      return nil
    }
    let isPush = operation == .push
    return (isPush ? from : to).transitionProvider?.animator(
      for: isPush ? .present : .dismiss, from: from.top, to: to.top)
  }
}

extension NavigationController {
  /// The stack of presentations that this flow takes part in, if any: its screens are `FlowScreen`s, its
  /// observers and its coordinator hear of presenting and dismissing.
  public var presentation: NavigationController? { presentations?.host ?? joinedHost }

  /// The controller whose pages are the whole picture: this one, or the stack of the flows that lie on it.
  public var stage: NavigationController { presentations?.host ?? self }

  /// The flow that lies right on top of this one, if any.
  public var presented: NavigationController? {
    guard let level, let host = presentation, level + 1 < host.depth else { return nil }
    return host.flow(at: level + 1)
  }

  /// The flow that this one lies on, if any.
  public var presenting: NavigationController? {
    guard let level, level > 0 else { return nil }
    return presentation?.flow(at: level - 1)
  }

  /// Lays another flow on top of this one.
  ///
  /// The rules are those of a push: what undoes it turns it round, and so on. The flow is kept alive as long
  /// as it lies there; it should have been created with `isOnStage: false`, so that its screens appear only now.
  /// - Throws: `alreadyPresenting` when a flow lies on this one; `alreadyInStack` when the other one lies
  ///   there, or presents flows of its own; `otherSession`.
  public func present(
    _ flow: NavigationController, _ kind: TransitionKind = .standard
  ) throws(NavigationRefusal) {
    guard flow.context.clock === context.clock else { throw .otherSession }
    guard flow !== self, flow.level == nil else { throw .alreadyInStack }
    guard presented == nil else { throw .alreadyPresenting }
    let host = presentation ?? makeHost()
    // A flow that still leaves comes back as the screen that it is.
    let screen = host.directory.first { ($0 as? FlowScreen)?.flow === flow } ?? FlowScreen(flow)
    try host.request([screen], kind) { .push($0[0]) }
    flow.joinedHost = host
    host.record("present", flow.top, kind)
  }

  /// Takes away what lies on this flow, all of it; or, where nothing does, this flow itself.
  ///
  /// - Throws: `notPresented` where neither is possible.
  public func dismiss(_ kind: TransitionKind = .standard) throws(NavigationRefusal) {
    guard let level, let host = presentation, host.depth > 1 else { throw .notPresented }
    let remaining = level + 1 < host.depth ? level + 1 : level
    let dismissed = host.top
    let goal = host.machine.stack[max(remaining, 1) - 1]
    try host.request([], kind) { _ in .popTo(goal) }
    host.record("dismiss", dismissed, kind)
  }

  /// Whether the flow is on its way out of the stack of presentations.
  var isBeingDismissed: Bool {
    (joinedHost?.departing?.screen as? FlowScreen)?.flow === self
  }

  /// Where the flow lies in the stack of presentations.
  private var level: Int? {
    presentation?.machine.stack.indices.first { presentation?.flow(at: $0) === self }
  }

  private func flow(at level: Int) -> NavigationController? {
    (directory[machine.stack[level]] as? FlowScreen)?.flow
  }

  private func makeHost() -> NavigationController {
    let made = Presentations(on: self)
    presentations = made
    return made.host
  }
}
