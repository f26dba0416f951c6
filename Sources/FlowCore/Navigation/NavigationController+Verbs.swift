/// The requests that change the stack.
///
/// Each request changes `stack` immediately, except an interactive one, which changes it when the
/// driver releases the transition.
///
/// A request that undoes the running transition reverses it without a jump or, if the request is
/// not animated, ends it. Any other request waits for that transition to end; all waiting requests
/// are combined into one transition to the stack requested last. A request during a drag ends the
/// drag: a push starts immediately, from the current poses of the pages; a pop first lets the upper
/// page leave.
///
/// A screen or flow that has an entry guard is entered only if the guard is open: see `EntryGuard`.
/// A closed guard that has no gate refuses the request with `closed`.
///
/// All requests throw `frozen` while the transition is frozen. Interactive ones also throw `busy`
/// when a drag cannot begin now, for example during another drag, and `nothingToDrive` when no
/// visible page would change.
extension NavigationController {
  /// Pushes a screen on top.
  ///
  /// - Throws: `alreadyInStack`; `behindGate` for a screen that a gate head has closed off and that
  ///   is still leaving.
  public func push(
    _ screen: any Screen, _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    // A fast path: most requests push a screen without a guard.
    if screen.entryGuard != nil, try !admitOrDefer([screen], mode, { $0 + [screen] }) { return }
    try request([screen], mode) { .push($0[0]) }
    record("push", screen, mode)
  }

  /// Removes the top screen.
  ///
  /// - Returns: The removed screen.
  /// - Throws: `lastScreen` when it is the only one, `behindGate` when it is a gate head that is
  ///   still arriving.
  @discardableResult
  public func pop(_ mode: TransitionMode = .standard) throws(NavigationRefusal) -> any Screen {
    let screen = top
    var mode = mode
    if case .standard = mode, !isDragging, let driver = transitionProvider?.interactionController {
      mode = .interactive(driver)
    }
    if case .interactive(let driver, _) = mode, !isDragging, let transition = machine.transition,
      driverSlot.isOf(driver, transition)
    {
      // The same driver that released this page grabs it again.
      let leaving = directory[transition.upper]
      try grab(driver)
      return leaving
    }
    try request([], mode) { _ in .pop(count: 1) }
    record("pop", screen, mode)
    return screen
  }

  /// Removes up to `count` screens, but never the root.
  ///
  /// - Returns: The removed screens, the lowest first.
  /// - Throws: `invalidCount` for a negative count, `lastScreen` when the root is alone,
  ///   `behindGate` when the top is a gate head that is still arriving.
  @discardableResult
  public func pop(
    count: Int, _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) -> [any Screen] {
    try removeScreens(.pop(count: count), mode)
  }

  /// Removes all screens above a screen; does nothing if it is the top.
  ///
  /// - Returns: The removed screens, the lowest first.
  /// - Throws: `notInStack`; `behindGate` for a screen below a gate head that is still arriving.
  @discardableResult
  public func pop(
    to screen: any Screen, _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) -> [any Screen] {
    if isFrozen { throw .frozen }
    guard let identifier = directory.identifier(of: screen) else { throw .notInStack }
    return try removeScreens(.popTo(identifier), mode)
  }

  /// Removes all screens above the root; does nothing if there are none.
  ///
  /// A gate head that is still arriving, and will be the root, counts as the root.
  ///
  /// - Returns: The removed screens, the lowest first.
  @discardableResult
  public func popToRoot(
    _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) -> [any Screen] {
    try removeScreens(.popToRoot, mode)
  }

  /// Replaces the whole stack.
  ///
  /// The transition looks like a pop if the new top was in the stack before, and like a push
  /// otherwise; if the top stays the same, nothing visible changes. The call takes time
  /// proportional to the sizes of both stacks.
  /// - Parameters:
  ///   - screens: The new stack, root first.
  ///   - mode: The transition mode.
  /// - Throws: `noScreens` for an empty list, `alreadyInStack` when a screen occurs in it twice,
  ///   `behindGate` for a screen that a gate head has closed off.
  public func setStack(
    _ screens: [any Screen], _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard try admitOrDefer(screens, mode, settingStack: true, { _ in screens }) else { return }
    try request(screens, mode) { .set($0) }
    record("setStack", top, mode)
  }

  /// Replaces the top screen; does nothing if `screen` is the top already.
  ///
  /// - Returns: The screen that was on top.
  /// - Throws: `alreadyInStack` when the new screen is further down in the stack, `behindGate` for
  ///   a screen that a gate head has closed off.
  @discardableResult
  public func replaceTop(
    with screen: any Screen, _ mode: TransitionMode = .standard
  ) throws(NavigationRefusal) -> any Screen {
    let replaced = top
    // At an entry guard's gate, `replaced` is the gate or lies above it, and so is not in `below`.
    let isAdmitted = try admitOrDefer([screen], mode) { [weak replaced] below in
      below.filter { $0 !== replaced } + [screen]
    }
    guard isAdmitted else { return replaced }
    try request([screen], mode) { .replaceTop($0[0]) }
    record("replaceTop", screen, mode)
    return replaced
  }

  /// Makes a request on a person's behalf; a refusal is recorded in the trace and not thrown, for
  /// example if a person taps twice and the first tap has already removed the screen.
  public func attempt(_ body: (NavigationController) throws -> Void) {
    do {
      try body(self)
    } catch {
      context.trace.record("refused", top.name, "\(error)")
    }
  }

  private func removeScreens(
    _ request: StackRequest, _ mode: TransitionMode
  ) throws(NavigationRefusal) -> [any Screen] {
    if isFrozen { throw .frozen }
    let screens = try machine.change(for: request).removed.map { directory[$0] }
    try self.request([], mode) { _ in request }
    guard let last = screens.last else { return [] }
    record("pop", last, mode, count: screens.count)
    return screens
  }

  /// Traces a request, unless it is interactive, and drains the effects.
  ///
  /// An interactive request has not changed the stack yet: the release of its drag is traced
  /// instead.
  func record(_ verb: String, _ screen: any Screen, _ mode: TransitionMode, count: Int = 1) {
    if !mode.isInteractive {
      context.trace.record(verb, screen.name, count == 1 ? "\(mode)" : "\(mode) \(count)")
    }
    drain()
  }
}
