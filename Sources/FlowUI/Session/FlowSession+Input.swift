internal import FlowCore

extension FlowSession {
  /// Returns whether the input is used.
  func handle(_ input: InputEvent) -> Bool {
    switch input {
    case .pointer(let pointer):
      // Each sample of a drag is recorded here, so the trace builds the text only if it has a
      // listener.
      context.trace.record(
        pointer.phase.rawValue, pointer.device.rawValue,
        "\(pointer.location.x.fixed(3)) \(pointer.location.y.fixed(3))"
          + (pointer.device == .touch ? " finger \(pointer.finger)" : "")
          + pointer.modifiers.sorted().map { " \($0.rawValue)" }.joined())
      let isOnPress = isPressed(by: pointer)
      handle(pointer)
      return isOnPress || isPressed(by: pointer) || isPointerInside(input)
    case .wheel(let right, let down):
      context.trace.record("wheel", "mouse", "\(right.fixed(3)) \(down.fixed(3))")
      return isRefused("wheel") || scroll(right: right, down: down)
    case .key(let key):
      context.trace.record("key", key.description)
      return isRefused("key") || type(key)
    case .text(let text):
      context.trace.record("text", text.debugDescription)
      if isRefused("text") { return true }
      guard focus.handle(text) else { return false }
      pendingReveal = .textField
    case .composition(let composition):
      context.trace.record(
        "compose", composition.text.debugDescription, "\(composition.selected)")
      if isRefused("composition") { return true }
      composer = focus.handle(composition)
      pendingReveal = .textField
      return composer != nil
    case .environment(let change):
      handle(change)
    case .debugger(.scrub(let fraction)):
      context.trace.record("scrub", "stage", fraction?.fixed(6) ?? "off")
      scrub(to: fraction)
    case .debugger(.releaseFrozen):
      context.trace.record("scrub", "stage", "release")
      releaseFrozen()
    case .loaded(let result):
      context.loads.receive(result)
    }
    return true
  }

  private func handle(_ change: EnvironmentChange) {
    switch change {
    case .resize(let size):
      context.trace.record("resize", "stage", "\(size.width.fixed(3)) \(size.height.fixed(3))")
      guard size.isFinite else { break }
      self.size = size
      context.stage.size = size
      if let cover { safeArea = cover(size) }
    case .focus(let hasFocus):
      context.trace.record("focus", "window", hasFocus ? "gained" : "lost")
      isWindowActive = hasFocus
      guard !hasFocus else { break }
      hover = Hover()
      focus.endComposition()
      cancelGesture()
    case .prefer(let preferences):
      context.trace.record("prefer", "stage", preferences.text(since: self.preferences))
      context.preferences = preferences
    }
  }

  func endLostComposition() {
    guard let composer, composer !== focus.target else { return }
    composer.composition = nil
    self.composer = nil
  }

  /// Whether Tab or, if `backward`, Shift+Tab has a next stop without wrapping around.
  package func hasNextFocus(backward: Bool) -> Bool { focus.next(backward: backward) != nil }

  package var hasFocusedTarget: Bool { focus.target != nil }

  var focus: KeyboardFocus { KeyboardFocus(targets, layout) }

  /// Gives the focus to the target that a screen or a bar has requested, if any.
  ///
  /// After a key, this also shows the focus ring; `input` is `nil` after work other than input.
  func applyPendingFocus(after input: InputEvent?) {
    guard let target = view.takePendingFocus() else { return }
    focus.give(to: target)
    setNeedsLayout()
    focus.reveal()
    if case .key = input { marksFocus = true }
  }

  func updateInteraction(after input: InputEvent) {
    if case .pointer(let pointer) = input, pointer.phase == .move, press != nil { return }
    let previous = focusedTargets.current
    var targets = targets
    if settleFocus(among: targets) { targets = self.targets }
    if restoreFocus(among: targets) { targets = self.targets }
    if focusedTargets.current !== previous {
      reveal(.textField, KeyboardFocus(targets, layout))
      targets = self.targets
    }
    let layout = layout
    let press = press.map { direction.leading($0.start, in: size) }
    if targets.notifyInteractionObservers(of: press, in: layout, isWindowActive: isWindowActive) {
      setNeedsLayout()
    }
    hints.observe(input, targets, layout)
  }

  /// Leaves the focus to one target after a page has arrived or an overlay has closed: a control of
  /// the page and one of the unchanged bars may both have `hasFocus`.
  func settleFocusAfterArrival() {
    guard !focusedTargets.isEmpty,
      view.front !== settledFront || isInTransition != settledInTransition
    else { return }
    settleFocus(among: targets)
  }

  private var isInTransition: Bool { view.visibleFlows.contains(where: \.isInTransition) }

  /// Leaves the focus to one of the visible targets; returns whether another one has lost it.
  ///
  /// A focused target that is covered, for example in another tab, keeps its `hasFocus`; once
  /// visible again, it must not take the focus from the target that got it in the meantime.
  @discardableResult
  private func settleFocus(among targets: [HitRegion]) -> Bool {
    (settledFront, settledInTransition) = (view.front, isInTransition)
    let focused = targets.compactMap(\.focusTarget).filter(\.hasFocus)
    let chosen = focusedTargets.choose(among: focused)
    let others = focused.filter { $0 !== chosen }
    for target in others { target.hasFocus = false }
    if !others.isEmpty { setNeedsLayout() }
    return !others.isEmpty
  }

  /// Focuses the first Tab stop after a key has led back to a page whose focused control no longer
  /// exists; returns whether it has done so.
  private func restoreFocus(among targets: [HitRegion]) -> Bool {
    let hasFocus = targets.contains { $0.focusTarget?.hasFocus ?? false }
    let isLost = focusedScreens.note(view.topScreen, hasFocus: hasFocus)
    guard isLost, marksFocus, let stop = KeyboardFocus(targets, layout).next(backward: false)
    else { return false }
    targets[stop].focusable?.hasFocus = true
    focusedTargets.note(targets[stop].focusable)
    setNeedsLayout()
    return true
  }

  /// Whether input is refused because a transition is frozen; if so, records this in the trace.
  func isRefused(_ input: String) -> Bool {
    guard view.isInputFrozen else { return false }
    context.trace.record("refused", input, "\(NavigationRefusal.frozen)")
    return true
  }

  private func scroll(right: Double, down: Double) -> Bool {
    let event = ScrollEvent(
      right: right, down: down, instant: context.clock.now, stageSize: size, direction: direction)
    let responders = view.scrollResponders(in: layout)
    if let responder = responders.first(where: \.keepsScroll) {
      _ = responder.respond(to: event)
      return true
    }
    scroller = responders.first { $0.respond(to: event) }
    return scroller != nil
  }

  /// Returns whether anything has handled the key.
  ///
  /// Escape ends a composition or cancels a gesture before it goes back.
  private func type(_ key: KeyPress) -> Bool {
    if view.intercepts(key) { return true }
    let meaning = direction.mirrored(key)
    if meaning.isBack {
      let hadComposition = focus.endComposition()
      if key.key == "Escape", hadComposition || cancelGesture() { return true }
      return goBack() || hadComposition
    }
    return meaning.isForward ? view.goForward() : sendToFocus(meaning)
  }

  /// Goes back one step, or records in the trace why that is refused; returns false if neither
  /// applies, as on an ordinary root.
  private func goBack() -> Bool {
    let refusal = view.backRefusal
    if view.goBack() { return true }
    guard let refusal else { return false }
    context.trace.record("refused", refusal.screen, "\(refusal.reason)")
    return true
  }

  private func sendToFocus(_ key: KeyPress) -> Bool {
    let outcome = focus.handle(key)
    if outcome != .ignored { marksFocus = true }
    if outcome == .taken { pendingReveal = .textField }
    // A row that has just received the focus may exist only in the next layout.
    if outcome == .moved { pendingReveal = .anything }
    return outcome != .ignored
  }

  enum Reveal {
    /// The focused target only if it takes text, so that what is typed is visible.
    case textField
    case anything
  }

  /// Scrolls the focused target into view.
  func revealFocus() {
    guard let pending = pendingReveal else { return }
    pendingReveal = nil
    reveal(pending, focus)
  }

  private func reveal(_ what: Reveal, _ focus: KeyboardFocus) {
    if what == .anything || focus.textInput != nil { focus.reveal() }
  }

  /// Returns whether a responder had claimed the press or the scroll.
  @discardableResult
  func cancelGesture() -> Bool {
    let hadClaim = arena.hasClaim
    cancelPress()
    return (scroller?.cancelScroll() ?? false) || hadClaim
  }
}
