extension NavigationController {
  /// The requested stack, root first.
  ///
  /// It is never empty. Each access builds a new array; `depth`, `top` and `contains` are cheaper.
  public var stack: [any Screen] { machine.stack.map { directory[$0] } }

  /// The number of screens in the requested stack; at least 1.
  public var depth: Int { machine.stack.count }

  /// The top of the requested stack: the screen that takes input, though it may still be arriving.
  public var top: any Screen { directory[machine.top] }

  /// The visible screen; during a transition, the one that was visible before.
  var shown: any Screen { directory[machine.shown] }

  /// Whether there is a screen to go back to.
  public var canPop: Bool { machine.stack.count > machine.lockedDepth + 1 }

  /// The reason to state when a person tries to go back and there is no screen to go back to: the
  /// top screen does not allow going back, or it is a gate head.
  ///
  /// `nil` if there is a screen to go back to, or if the top screen is an ordinary root.
  package var backRefusal: NavigationRefusal? {
    guard !canPop else { return nil }
    guard top.allowsGoingBack else { return .backNotAllowed }
    return machine.isHead(machine.top) ? .behindGate : nil
  }

  /// The screens below the top one to which a person can go back, root first.
  package var screensToGoBackTo: [any Screen] {
    machine.stack[machine.lockedDepth...].dropLast().map { directory[$0] }
  }

  /// Returns whether the given screen is in the stack.
  public func contains(_ screen: any Screen) -> Bool {
    directory.identifier(of: screen).map(machine.members.contains) ?? false
  }

  /// Returns whether the given screen was a gate head when the policy was last asked about it;
  /// false for an unknown screen.
  package func isHead(_ screen: any Screen) -> Bool {
    directory.identifier(of: screen).map(machine.isHead) ?? false
  }

  /// Returns the screen to which a person goes back from the given one; `nil` if they cannot go
  /// back from it: for the root, a gate head, a screen behind a gate head, or a screen that is not
  /// in the stack.
  public func screen(below screen: any Screen) -> (any Screen)? {
    guard let identifier = directory.identifier(of: screen),
      let index = machine.stack.lastIndex(of: identifier), index > machine.lockedDepth,
      !machine.isHead(identifier)
    else { return nil }
    return directory[machine.stack[index - 1]]
  }

  /// Forwards an appearance step of the container to the flow's screens.
  ///
  /// Call this from containers that embed a flow in part of a screen. The flow's screens, and those
  /// of the flows presented on it, appear and disappear with the container.
  public func forward(_ step: AppearanceStep) {
    presentationRoot.forwardWithinStack(step)
  }
}
