package import FlowCore

extension FlowSession {
  struct Press {
    let device: PointerDevice
    let finger: Int
    let start: Point
    var location: Point
    /// The overlay that was open when the press began.
    weak var overlay: (any Overlay)?
    /// The screen that was on top when the press began, or the latest one that has come to the top
    /// since.
    weak var page: (any Screen)?
    /// The mouse cursor where the press began.
    var cursor = Cursor.arrow
    /// `nil` if the page accepts taps; the reason is as in the trace.
    var movingPage: (name: String, reason: String)?
    /// Whether the press began on a session embedded in the page.
    var isOnSession = false
  }

  /// The location of a mouse without a pressed button, in points of the session.
  struct Hover {
    /// The location when a move last had an effect; `nil` while the mouse is over no input target.
    var location: Point?
    /// The location of the latest move since then that had no effect.
    var skipped: Point?
  }

  /// Leaves out moves of a mouse that change nothing on screen, as they would fill every recording.
  ///
  /// If the mouse was over a target, its latest location is handled before an event such as a key
  /// or a scroll, because that may move the elements under the mouse.
  func relevantInput(_ input: InputEvent) -> [InputEvent] {
    switch input {
    case .pointer(let pointer)
    where pointer.phase == .move && pointer.device == .mouse && press?.device != .mouse:
      guard press == nil else { return [] }
      let targets = targets
      let region = targets.highest(at: direction.leading(pointer.location, in: size))
      let target = region?.target
      let hovered = hover.location.flatMap { self.inputTarget(at: $0, among: targets) }
      // The mouse also leaves a target that has gone: it must not hover over what comes back there.
      let isLeaving = target == nil && hover.location != nil
      let isTracked =
        follower != nil || region?.hint?.followsPointer == true || region?.hoverTarget != nil
      let isIdle = target === hovered && !isLeaving && !isTracked
      hover.skipped = isIdle ? pointer.location : nil
      return isIdle ? [] : [input]
    default:
      return [skippedMove(before: input)].compactMap(\.self) + [input]
    }
  }

  /// The move that was left out, but is to be handled just before the input; `nil` for none.
  package func skippedMove(before input: InputEvent) -> InputEvent? {
    switch input {
    case .pointer, .environment(.focus): nil
    case .wheel, .key, .text, .composition, .environment, .debugger, .loaded:
      hover.location.flatMap { _ in hover.skipped }.map {
        .pointer(.move, device: .mouse, finger: 0, location: $0)
      }
    }
  }

  /// Whether the input moves a pointer that is pressed on, or hovers over, an embedded session.
  func isForSession(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input, pointer.phase == .move else { return false }
    if let press { return press.isOnSession }
    guard let follower, follower.showsSession else { return false }
    return inputTarget(at: pointer.location, among: targets) === follower
  }

  /// Whether the input is that of a pointer within the session's frame.
  func isPointerInside(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input else { return false }
    return Rect(size).contains(pointer.location)
  }

  /// Whether the pointer is the one of the press in progress.
  func isPressed(by pointer: PointerInput) -> Bool {
    press?.device == pointer.device && press?.finger == pointer.finger
  }

  /// Whether input continues the drag of a page, which moves pages and the bars around them without
  /// changing their content.
  func movesPages(_ input: InputEvent) -> Bool {
    guard case .pointer(let pointer) = input, pointer.phase == .move else { return false }
    return press?.device == pointer.device && arena.owner is PageDragGesture
  }

  func handle(_ pointer: PointerInput) {
    let (phase, device, location) = (pointer.phase, pointer.device, pointer.location)
    guard location.isFinite else { return handleWithoutLocation(pointer) }
    if phase == .down { return begin(pointer) }
    guard press?.device == device, press?.finger == pointer.finger else {
      if press == nil, phase == .move, device == .mouse { hover(at: location) }
      return
    }
    press?.location = location
    let current = press
    if phase != .move { press = nil }
    arena.send(event(phase, device, location))
    if let current {
      continuePress(current, phase)
      if phase == .up { traceUnanswered(current) }
    }
    if phase == .up, device == .mouse { hover(at: location) }
  }

  /// A release or a cancellation takes effect at the last known location.
  private func handleWithoutLocation(_ pointer: PointerInput) {
    if pointer.phase != .move, let press {
      handle(
        PointerInput(
          pointer.phase, device: pointer.device, finger: pointer.finger,
          location: press.location))
    } else if press == nil, pointer.device == .mouse {
      // No target is at this location.
      hover(at: pointer.location)
    }
  }

  private func traceUnanswered(_ press: Press) {
    guard let page = press.movingPage, !arena.wasClaimed,
      press.start.distance(to: press.location) <= press.device.slop
    else { return }
    context.trace.record("ignored", page.name, "tap on a page that is \(page.reason)")
  }

  /// Continues in the menu that the press has opened, if any: the items are highlighted as the
  /// pointer moves, and a release on an item chooses it.
  private func continuePress(_ press: Press, _ phase: PointerEvent.Phase) {
    guard let menu = view.openOverlay, menu.takesReleases,
      menu !== press.overlay,
      press.start.distance(to: press.location) > press.device.slop
    else { return }
    hover = phase == .move ? Hover(location: press.location) : Hover()
    if phase == .up { (inputTarget(at: press.location, among: targets) as? Control)?.activate() }
  }

  func cancelPress() {
    guard let press else { return }
    self.press = nil
    arena.send(event(.cancelled, press.device, press.location))
  }

  /// Cancels the press in progress if another page or overlay has covered, or uncovered, the one on
  /// which it began.
  func cancelOutlivedPress() {
    guard let press else { return }
    let page = view.topScreen
    if press.page !== page {
      self.press?.page = page
      // The press itself may be dragging the page.
      guard !view.visibleFlows.contains(where: \.isDragging) else { return }
      // Drags of whole pages do not belong to one page, and may continue.
      arena.cancel(event(.cancelled, press.device, press.location)) { !$0.catchesArrivingPages }
    } else if press.overlay !== view.openOverlay, !arena.hasClaim {
      // A press that has opened a menu has a claim, and continues in the menu.
      cancelPress()
    }
  }

  private func begin(_ pointer: PointerInput) {
    guard press == nil, !isRefused("press") else { return }
    let location = pointer.location
    context.stage.pointer = pointer.device
    press = Press(
      device: pointer.device, finger: pointer.finger, start: location, location: location,
      overlay: view.openOverlay, page: view.topScreen)
    (hover, marksFocus) = (Hover(), false)
    let targets = targets
    press?.cursor = cursor(at: location, among: targets)
    press?.isOnSession = inputTarget(at: location, among: targets)?.showsSession ?? false
    let focus = KeyboardFocus(targets, layout)
    let down = event(.down, pointer.device, location, pointer.modifiers)
    press?.movingPage = view.pageWithoutTaps(at: down.stageFraction, in: layout)
    // Before the press is sent, as it may stop the content.
    let pressed = focus.region(
      ofPressAt: direction.leading(location, in: size), by: pointer.device)
    arena.begin(
      down,
      responders: view.responders(in: layout))
    // The focus moves only after the press is sent: a text field may scroll when it gets the focus,
    // but the press was aimed at the text before it scrolled.
    focus.endComposition()
    if let pressed { focus.press(pressed) }
    onPress?(location)
  }

  private func hover(at location: Point) {
    let point = direction.leading(location, in: size)
    let region = targets.highest(at: point)
    hover = Hover(location: region == nil ? nil : location)
    follow(region, at: point)
  }

  /// The target that was hovered before gets `nil`.
  private func follow(_ region: HitRegion?, at point: Point) {
    let target = region?.hoverTarget
    if let follower, follower !== target { follower.hover(at: nil, in: Rect(.zero), layout) }
    follower = target
    if let region, let target { target.hover(at: point, in: region.frame, layout) }
  }

  private func inputTarget(at location: Point, among targets: [HitRegion]) -> (any InputTarget)? {
    targets.highest(at: direction.leading(location, in: size))?.target
  }

  private func event(
    _ phase: PointerEvent.Phase, _ device: PointerDevice, _ location: Point,
    _ modifiers: Set<KeyPress.Modifier> = []
  ) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: context.clock.now, stageSize: size,
      modifiers: modifiers, direction: direction, edges: edges)
  }
}
