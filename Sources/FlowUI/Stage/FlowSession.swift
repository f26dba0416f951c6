public import FlowCore

/// A flow on a stage: input and time go in, frames come out.
///
/// Nothing in it reads a clock or knows a window. The same flow with the same input at the same instants
/// gives the same frames and the same trace.
public final class FlowSession {
  /// The clock and trace of the session.
  public let context: FlowContext
  /// The stage's size in points.
  public private(set) var size: Size
  /// The colours.
  public var theme = Theme.light
  /// How many times as large as usual text is; clamped to 1…2, and 1 where it is no number.
  public var textSize = 1.0 {
    didSet { textSize = textSize.isNaN ? 1 : min(max(textSize, 1), 2) }
  }
  /// What the status bar says, where the flow wants one; `nil`, by default, for none at all.
  public var statusBar: StatusBar?
  /// Which way the stage reads; another one takes everything out of a person's hands.
  public var direction = LayoutDirection.leftToRight {
    didSet {
      if direction != oldValue { _ = cancelGesture() }
    }
  }

  /// Hears of all input as it is taken, and of the instant then, which is never one in the past.
  ///
  /// It hears before anything comes of it, so that a recording holds even what a flow dies of.
  /// Input that callbacks send is among it.
  public var onInput: ((InputEvent, Instant) -> Void)?

  private let navigation: NavigationController
  private let measuring: any TextMeasuring
  private let arena: GestureArena
  private var press: Press?
  /// Where a mouse is that presses nothing, as far as that makes a difference, in points of the stage.
  private var pointer: Point?
  /// Whether keys have moved the focus since the last press.
  private var marksFocus = false
  /// Who took the last scroll event.
  private weak var scroller: (any ScrollResponder)?
  /// Input that has come and is not taken yet; the first one is being taken.
  private var waiting: [(InputEvent, Instant)] = []

  /// The press that is going on: what presses, and where it was last.
  private struct Press {
    let device: PointerDevice
    let finger: Int
    var location: Point
  }

  /// Puts a flow on a stage of a size in points; traps unless that is finite.
  public init(navigation: NavigationController, size: Size, measuring: any TextMeasuring) {
    precondition(
      size.width.isFinite && size.height.isFinite, "a stage needs a finite size, not \(size)")
    self.navigation = navigation
    self.size = size
    self.measuring = measuring
    context = navigation.context
    arena = GestureArena(clock: context.clock)
  }

  /// The frame of the present instant.
  public var layerTree: LayerTree {
    let layout = layout
    var stage = navigation.page(named: "stage", in: layout)
    if let statusBar {
      stage.sublayers += statusBar.layers(navigation.statusBar(in: layout), in: layout)
    }
    let tree = LayerTree(root: stage)
    return direction == .leftToRight ? tree : tree.mirrored(measuring: measuring)
  }

  /// What screens need to know of the present instant.
  private var layout: LayoutContext {
    LayoutContext(
      size: size, insets: Insets(top: statusBar == nil ? 0 : StatusBar.height(on: size)),
      measuring: measuring, theme: theme, direction: direction, textSize: textSize,
      pointer: pointer.map { direction.leading($0, in: size) }, marksFocus: marksFocus,
      clock: context.clock)
  }

  /// Whether the picture changes by itself.
  ///
  /// A held finger is at rest, and so is a waiting timer.
  public var isMoving: Bool { context.clock.isMoving }

  /// When something happens next by itself, or `nil` when nothing will.
  public var deadline: Instant? { context.clock.deadline }

  /// Lets time pass up to an instant; one in the past changes nothing.
  public func advance(to instant: Instant) {
    context.clock.advance(to: instant)
  }

  /// Takes input that comes at an instant; one in the past counts as now.
  ///
  /// Input sent from inside a callback is taken after the one that led to it.
  public func send(_ input: InputEvent, at instant: Instant) {
    waiting.append((input, instant))
    guard waiting.count == 1 else { return }
    while let (input, instant) = waiting.first {
      advance(to: instant)
      if !isIdleMove(input) {
        onInput?(input, context.clock.now)
        take(input)
      }
      waiting.removeFirst()
    }
  }

  private func take(_ input: InputEvent) {
    switch input {
    case .pointer(let phase, let device, let finger, let location):
      // Put together only if somebody listens: a drag comes through here at each sample.
      context.trace.record(
        phase.rawValue, device.rawValue,
        "\(location.x.fixed(3)) \(location.y.fixed(3))"
          + (device == .touch ? " finger \(finger)" : ""))
      point(phase, device, finger: finger, at: location)
    case .wheel(let right, let down):
      context.trace.record("wheel", "mouse", "\(right.fixed(3)) \(down.fixed(3))")
      if !isRefused("wheel") { scroll(right: right, down: down) }
    case .key(let key):
      context.trace.record("key", key.description)
      if !isRefused("key") { type(key) }
    case .text(let text):
      context.trace.record("text", text.debugDescription)
    case .resize(let size):
      context.trace.record("resize", "stage", "\(size.width.fixed(3)) \(size.height.fixed(3))")
      if size.width.isFinite, size.height.isFinite { self.size = size }
    case .focus(let hasFocus):
      context.trace.record("focus", "window", hasFocus ? "gained" : "lost")
      if !hasFocus {
        pointer = nil
        _ = cancelGesture()
      }
    }
  }

  /// Whether the picture is frozen, so that nothing can be begun on it.
  private func isRefused(_ what: String) -> Bool {
    guard navigation.isFrozen else { return false }
    context.trace.record("refused", what, "\(NavigationRefusal.held)")
    return true
  }

  private func point(
    _ phase: PointerEvent.Phase, _ device: PointerDevice, finger: Int, at location: Point
  ) {
    guard location.x.isFinite, location.y.isFinite else {
      // Nobody knows where, but a release is a release.
      if phase != .move, let press {
        point(phase, device, finger: finger, at: press.location)
      }
      return
    }
    if phase == .down {
      guard press == nil, !isRefused("press") else { return }
      press = Press(device: device, finger: finger, location: location)
      (pointer, marksFocus) = (nil, false)
      arena.begin(
        event(.down, device, location), responders: navigation.responders(in: layout))
      return
    }
    if press == nil, phase == .move, device == .mouse {
      pointer = part(at: location) == nil ? nil : location
    }
    guard press?.device == device, press?.finger == finger else { return }
    press?.location = location
    if phase != .move { press = nil }
    arena.send(event(phase, device, location))
    if phase == .up, device == .mouse { pointer = location }
  }

  /// Whether a mouse that presses nothing has only moved within what it was over, or over nothing: that
  /// would fill every recording, and changes no picture.
  private func isIdleMove(_ input: InputEvent) -> Bool {
    guard press == nil, case .pointer(.move, .mouse, _, let location) = input else { return false }
    guard let pointer else { return part(at: location) == nil }
    let old = part(at: pointer)
    return old != nil && old === part(at: location)
  }

  /// What takes input at a point of the stage.
  private func part(at location: Point) -> (any Part)? {
    let layout = layout
    let place = direction.leading(location, in: size)
    return navigation.targets(in: layout).last { $0.visible.contains(place) }?.part
  }

  private func event(
    _ phase: PointerEvent.Phase, _ device: PointerDevice, _ location: Point
  ) -> PointerEvent {
    PointerEvent(
      phase, device: device, location: location, instant: context.clock.now, stage: size,
      direction: direction)
  }

  private func scroll(right: Double, down: Double) {
    let event = ScrollEvent(
      right: right, down: down, instant: context.clock.now, stage: size, direction: direction)
    scroller = navigation.scrollResponders(in: layout).first { $0.respond(to: event) }
  }

  /// Keys go to what has the focus before they mean anything to the stage.
  ///
  /// Escape first gives up what a hand holds; every other way back just goes back.
  private func type(_ key: KeyPress) {
    let meaning = direction.mirrored(key)
    if meaning.isBack {
      if key.key != "Escape" || !cancelGesture() { _ = navigation.goBack() }
    } else if meaning.isForward {
      _ = navigation.goForward()
    } else {
      focus(meaning)
    }
  }

  /// Moves the focus, or passes a key on to it.
  private func focus(_ key: KeyPress) {
    let layout = layout
    let focus = KeyboardFocus(navigation.targets(in: layout), layout)
    if key.key == "Tab", key.modifiers.isSubset(of: [.shift]) {
      marksFocus = focus.move(backward: !key.modifiers.isEmpty)
    } else if focus.take(key) {
      marksFocus = true
    }
  }

  /// Takes everything out of a person's hands; says whether anybody had made something of it.
  private func cancelGesture() -> Bool {
    let hadClaim = arena.hasClaim
    cancelPress()
    return (scroller?.cancelScroll() ?? false) || hadClaim
  }

  private func cancelPress() {
    guard let press else { return }
    self.press = nil
    arena.send(event(.cancelled, press.device, press.location))
  }
}
