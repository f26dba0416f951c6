/// The verbs. Each changes `stack` at once, except one in the hands of a driver, which changes it
/// when it is let go.
///
/// A request that undoes the running transition turns it round, without a jump. Any other one waits
/// for it; what waits becomes one further transition to the stack asked for last. A drag gives way:
/// to a push at once, from the picture on screen; a pop finishes it.
///
/// What is to be entered and has a guard is entered only where that is open: see `EntryGuard`;
/// `closed` is thrown where it is not, and nothing leads to its opening.
///
/// All of them throw `frozen` while the transition is held, and, in the hands of a driver, `busy`
/// when another one has the page or a further transition is due, and `nothingToDrive` when the
/// picture would stay the same.
extension NavigationController {
  /// Adds a screen on top.
  ///
  /// - Throws: `alreadyInStack`; `behindGate` for a screen that a head has closed off and that
  ///   still leaves.
  public func push(
    _ screen: any Screen, _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    // Most screens have no guard, and most requests are pushes.
    if screen.entryGuard != nil, try !admits([screen], kind, { $0 + [screen] }) { return }
    try request([screen], kind) { .push($0[0]) }
    record("push", screen, kind)
  }

  /// Takes the top screen away.
  ///
  /// - Returns: The screen that goes.
  /// - Throws: `lastScreen` when it is the only one, `behindGate` when it is a head that still
  ///   arrives.
  @discardableResult
  public func pop(_ kind: TransitionMode = .standard) throws(NavigationRefusal) -> any Screen {
    let screen = top
    var kind = kind
    if case .standard = kind, !isDragging, let driver = transitionProvider?.interactionController {
      kind = .interactive(driver)
    }
    if case .interactive(let driver, _) = kind, driver === self.driver, !isDragging,
      let transition = machine.transition, transition.number == drivenTransition
    {
      // Whoever let this page go takes hold of it again.
      let leaving = directory[transition.upper]
      try grab(driver, reveals: true)
      return leaving
    }
    try request([], kind) { _ in .pop(count: 1) }
    record("pop", screen, kind)
    return screen
  }

  /// Takes so many screens away, but never the root.
  ///
  /// - Returns: The screens that go, the lowest first.
  /// - Throws: `invalidCount` for a negative count, `lastScreen` when the root is alone.
  @discardableResult
  public func pop(
    count: Int, _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) -> [any Screen] {
    try removing(.pop(count: count), kind)
  }

  /// Takes everything above a screen away; nothing where it is the top.
  ///
  /// - Returns: The screens that go, the lowest first.
  /// - Throws: `notInStack`; `behindGate` for one beneath a head that still arrives.
  @discardableResult
  public func pop(
    to screen: any Screen, _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) -> [any Screen] {
    if isFrozen { throw .frozen }
    guard let identifier = directory.identifier(of: screen) else { throw .notInStack }
    return try removing(.popTo(identifier), kind)
  }

  /// Takes everything above the root away, or above a head that still arrives and will be the root;
  /// nothing where it is alone.
  ///
  /// - Returns: The screens that go, the lowest first.
  @discardableResult
  public func popToRoot(
    _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) -> [any Screen] {
    try removing(.popToRoot, kind)
  }

  /// Puts another stack in place of this one.
  ///
  /// It looks like a pop if the new top stood in the stack before, and like a push otherwise; where
  /// the top stays, nothing is seen. Takes time in proportion to the two stacks.
  /// - Parameters:
  ///   - screens: The root first.
  ///   - kind: How.
  /// - Throws: `noScreens` for an empty list, `alreadyInStack` when a screen stands in it twice.
  public func setStack(
    _ screens: [any Screen], _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) {
    guard try admits(screens, kind, settingStack: true, { _ in screens }) else { return }
    try request(screens, kind) { .set($0) }
    record("setStack", top, kind)
  }

  /// Puts a screen in the place of the top one; nothing happens where it is the top.
  ///
  /// - Returns: The screen that was on top.
  /// - Throws: `alreadyInStack` when it stands further down.
  @discardableResult
  public func replaceTop(
    with screen: any Screen, _ kind: TransitionMode = .standard
  ) throws(NavigationRefusal) -> any Screen {
    let replaced = top
    guard try admits([screen], kind, { $0.dropLast() + [screen] }) else { return replaced }
    try request([screen], kind) { .replaceTop($0[0]) }
    record("replaceTop", screen, kind)
    return replaced
  }

  /// `push(_:_:)` with the standard transition, or at once.
  public func push(_ screen: any Screen, animated: Bool) throws(NavigationRefusal) {
    try push(screen, .animated(animated))
  }

  /// `pop(_:)` with the standard transition, or at once.
  @discardableResult
  public func pop(animated: Bool) throws(NavigationRefusal) -> any Screen {
    try pop(.animated(animated))
  }

  /// Makes a request on a person's behalf; what is refused, as a second tap on what is gone
  /// already, stands in the trace.
  public func attempt(_ body: (NavigationController) throws -> Void) {
    do {
      try body(self)
    } catch {
      context.trace.record("refused", top.name, "\(error)")
    }
  }

  private func removing(
    _ request: StackRequest, _ kind: TransitionMode
  ) throws(NavigationRefusal) -> [any Screen] {
    if isFrozen { throw .frozen }
    let screens = try machine.change(for: request).removed.map { directory[$0] }
    try self.request([], kind) { _ in request }
    guard let last = screens.last else { return [] }
    record("pop", last, kind, count: screens.count)
    return screens
  }

  /// Traces a request, and then what follows from it.
  ///
  /// What is in somebody's hands is not asked of the stack yet: its line is the `finish`.
  func record(_ verb: String, _ screen: any Screen, _ kind: TransitionMode, count: Int = 1) {
    if !kind.isInteractive {
      context.trace.record(verb, screen.name, count == 1 ? "\(kind)" : "\(kind) \(count)")
    }
    drain()
  }
}
