internal import FlowCore

extension FlowSession {
  /// A press that is going on: what presses, and where it was last.
  struct Press {
    let device: PointerDevice
    let finger: Int
    let start: Point
    var location: Point
    /// What lay open over the flow when it began.
    weak var overlay: (any Overlay)?
    /// What a mouse looked like there.
    var cursor = Cursor.arrow
  }

  /// Where a mouse is that presses nothing, in points of the stage.
  struct Hover {
    /// Where it was when something last came of it; `nil` while it is over nothing that takes
    /// input.
    var place: Point?
    /// Where it is, if it has moved since.
    var unheard: Point?
  }

  /// What there is to take of some input.
  ///
  /// A mouse that presses nothing and moves within what it is over, or over nothing, changes no
  /// picture and would fill every recording. Where it is counts when something else than the mouse
  /// may move things.
  func heard(_ input: InputEvent) -> [InputEvent] {
    switch input {
    case .pointer(.move, .mouse, _, let location, _) where press?.device != .mouse:
      guard press == nil else { return [] }
      let targets = targets
      let part = part(at: location, among: targets)
      let isIdle =
        part === hover.place.flatMap { self.part(at: $0, among: targets) }
        && !(part is any HoveredPart)
      hover.unheard = isIdle ? location : nil
      return isIdle ? [] : [input]
    case .pointer, .focus:
      return [input]
    case .wheel, .key, .text, .composition, .resize, .prefer, .scrub, .letGo:
      let move = hover.place.flatMap { _ in hover.unheard }
        .map { InputEvent.pointer(.move, .mouse, finger: 0, $0) }
      return [move].compactMap(\.self) + [input]
    }
  }

  func point(
    _ phase: PointerEvent.Phase, _ device: PointerDevice, finger: Int, at location: Point,
    with modifiers: Set<KeyPress.Modifier> = []
  ) {
    guard location.isFinite else {
      // Nobody knows where, but a release is a release.
      if phase != .move, let press {
        point(phase, device, finger: finger, at: press.location)
      } else if press == nil, device == .mouse {
        hover = Hover()
      }
      return
    }
    if phase == .down { return begin(device, finger: finger, at: location, modifiers) }
    guard press?.device == device, press?.finger == finger else {
      if press == nil, phase == .move, device == .mouse { hover(at: location) }
      return
    }
    press?.location = location
    let going = press
    if phase != .move { press = nil }
    arena.send(event(phase, device, location))
    if let going { goOn(going, phase) }
    if phase == .up, device == .mouse { hover(at: location) }
  }

  /// A press that has opened a menu goes on upon its items: the one on which it is let go is
  /// chosen.
  private func goOn(_ press: Press, _ phase: PointerEvent.Phase) {
    guard let menu = navigation.presentationRoot.openOverlay, menu.takesReleases,
      menu !== press.overlay,
      press.start.distance(to: press.location) > press.device.slop
    else { return }
    hover = phase == .move ? Hover(place: press.location) : Hover()
    if phase == .up { (part(at: press.location, among: targets) as? Control)?.activate() }
  }

  /// Takes a press that is going on out of a person's hands.
  func cancelPress() {
    guard let press else { return }
    self.press = nil
    arena.send(event(.cancelled, press.device, press.location))
  }

  private func begin(
    _ device: PointerDevice, finger: Int, at location: Point, _ modifiers: Set<KeyPress.Modifier>
  ) {
    guard press == nil, !isRefused("press") else { return }
    press = Press(
      device: device, finger: finger, start: location, location: location,
      overlay: navigation.presentationRoot.openOverlay)
    (hover, marksFocus) = (Hover(), false)
    let targets = targets
    press?.cursor = cursor(at: location, among: targets)
    let focus = KeyboardFocus(targets, layout)
    arena.begin(
      event(.down, device, location, modifiers), responders: navigation.responders(in: layout))
    // Only now: a text field scrolls with the focus, and was pressed where it was seen.
    focus.endComposition()
    focus.press(at: direction.leading(location, in: size))
  }

  private func hover(at location: Point) {
    let place = direction.leading(location, in: size)
    let target = targets.highest(at: place)
    hover = Hover(place: target == nil ? nil : location)
    follow(target, at: place)
  }

  /// Tells what follows the mouse where it is, and what did that it is gone.
  private func follow(_ target: HitRegion?, at place: Point) {
    let part = target?.part as? any HoveredPart
    if let follower, follower !== part { follower.hover(at: nil, in: Rect(.zero), layout) }
    follower = part
    if let target, let part { part.hover(at: place, in: target.frame, layout) }
  }

  /// What takes input at a point of the stage.
  private func part(at location: Point, among targets: [HitRegion]) -> (any InputTarget)? {
    targets.highest(at: direction.leading(location, in: size))?.part
  }

  private func event(
    _ phase: PointerEvent.Phase, _ device: PointerDevice, _ location: Point,
    _ modifiers: Set<KeyPress.Modifier> = []
  ) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: context.clock.now, stage: size,
      modifiers: modifiers, direction: direction, edges: edges)
  }
}
