package import FlowCore
package import SDLWindow

/// Translates window events into session input.
package struct WindowEventTranslator {
  private var mapping: WindowMapping
  private var press: Press?
  /// Whether a fractional scroll step has been received; only touchpads are assumed to send those.
  private var hasTouchpad = false
  /// The mouse position while SDL wrongly believes that the button is down; otherwise `nil`.
  ///
  /// SDL misses a release that happens while the window is minimised, and then drops the next press
  /// as a duplicate.
  private var stuckButtonPosition: (x: Double, y: Double)?

  /// The latest position of the mouse, in window units.
  private(set) var mouse = (x: 0, y: 0)

  /// A point outside of every session.
  private static let outsidePosition = Point(x: -1, y: -1)

  /// The pressed pointer, its position in window units, and the distance in points by which the
  /// session has moved under it since the press.
  private struct Press {
    let device: PointerDevice
    let finger: Int
    var x: Double
    var y: Double
    var offset = Point.zero
  }

  package init(mapping: WindowMapping) {
    self.mapping = mapping
  }

  /// A press in progress keeps its point of the session.
  mutating func remap(_ new: WindowMapping) {
    keepPress(on: new)
    mapping = new
  }

  /// Adapts to an area that has moved in its window: relative to the area, a still pointer has
  /// moved by `x` and `y` window units.
  ///
  /// A press in progress keeps its point of the session.
  mutating func shift(x: Int, y: Int) {
    let (dx, dy) = (Double(x), Double(y))
    keepPress(on: mapping, movedBy: dx, dy)
    stuckButtonPosition = stuckButtonPosition.map { ($0.x + dx, $0.y + dy) }
    mouse = (mouse.x + x, mouse.y + y)
  }

  private mutating func keepPress(
    on new: WindowMapping, movedBy dx: Double = 0, _ dy: Double = 0
  ) {
    guard let press else { return }
    let old = mapping.point(x: press.x, y: press.y)
    let now = new.point(x: press.x + dx, y: press.y + dy)
    self.press?.offset.x += old.x - now.x
    self.press?.offset.y += old.y - now.y
    self.press?.x += dx
    self.press?.y += dy
  }

  /// Forgets a press of the mouse whose release SDL has missed; `isButtonDown` is the actual state
  /// of the button.
  mutating func regainFocus(isButtonDown: Bool) {
    guard let press, press.device == .mouse, !isButtonDown else { return }
    stuckButtonPosition = (press.x, press.y)
    self.press = nil
  }

  /// `isButtonDown` is called only when SDL may be wrong about the mouse button.
  package mutating func translate(
    _ event: Event, window: (width: Int, height: Int), isButtonDown: () -> Bool
  ) -> [InputEvent] {
    if let position = event.mouse { mouse = position }
    let missed = missedPress(before: event, isButtonDown)
    let input: InputEvent? =
      switch event {
      case .button(1, let isDown, let x, let y, let shift):
        pointer(
          isDown ? .down : .up, .mouse, 0, Double(x), Double(y), isDown && shift ? [.shift] : [])
      case .button(let button, isDown: true, _, _, _) where button == 4 || button == 5:
        .key(KeyPress(button == 4 ? "X1" : "X2"))
      case .mouseMoved(let x, let y):
        pointer(.move, .mouse, 0, Double(x), Double(y))
      case .mouseLeft:
        // While its button is pressed, the mouse is captured, and its events continue.
        press == nil
          ? .pointer(.move, device: .mouse, finger: 0, location: Self.outsidePosition) : nil
      case .finger(let phase, let id, let x, let y):
        pointer(
          PointerEvent.Phase(phase), .touch, id, x * Double(window.width),
          y * Double(window.height))
      case .wheel(let right, let down, _, _):
        wheel(right: right, down: down)
      case .key(let name, let alt, let control, let shift, let gui, let isRepeat):
        key(
          name,
          Set(
            [(alt, KeyPress.Modifier.alt), (control, .ctrl), (shift, .shift), (gui, .gui)]
              .filter(\.0).map(\.1)), isRepeat: isRepeat)
      case .text(let text):
        .text(text)
      case .composition(let text, let selected):
        .composition(TextComposition(text, selected: selected))
      case .focus(let hasFocus):
        focus(hasFocus)
      case .button, .keyReleased, .quit, .closeRequested, .resized, .exposed, .hidden, .deviceReset,
        .dropped, .woken, .other:
        nil
      }
    return [missed, input].compactMap(\.self)
  }

  /// The press that SDL has dropped, at the last position of the mouse before the event.
  private mutating func missedPress(before event: Event, _ isButtonDown: () -> Bool) -> InputEvent?
  {
    guard let position = stuckButtonPosition else { return nil }
    if case .mouseMoved(let x, let y) = event, !isButtonDown() {
      stuckButtonPosition = (Double(x), Double(y))
      return nil
    }
    switch event {
    case .mouseMoved, .button(1, isDown: false, _, _, _):
      stuckButtonPosition = nil
      return pointer(.down, .mouse, 0, position.x, position.y)
    case .button(1, isDown: true, _, _, _):
      stuckButtonPosition = nil
      return nil
    case .button, .mouseLeft, .finger, .wheel, .key, .keyReleased, .text, .composition, .focus,
      .quit, .closeRequested, .resized, .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      return nil
    }
  }

  /// Forgets the press of a finger when the focus is lost: the session cancels it then, and the
  /// finger may be lifted without an event.
  private mutating func focus(_ hasFocus: Bool) -> InputEvent {
    if !hasFocus, press?.device == .touch { press = nil }
    return .focus(hasFocus)
  }

  /// The session's key names are SDL's, with underscores for spaces.
  private func key(
    _ name: String, _ modifiers: Set<KeyPress.Modifier>, isRepeat: Bool
  ) -> InputEvent? {
    let spelling = name.split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: "_")
    guard let key = KeyPress.name(spelled: spelling) else { return nil }
    let press = KeyPress(key, modifiers: modifiers)
    return isRepeat && !press.repeats ? nil : .key(press)
  }

  /// One click of a wheel is one step.
  ///
  /// A touchpad on Wayland reports distances, and SDL counts ten points as one step. Once a
  /// touchpad has been noticed, five of SDL's steps therefore make one step of the session (50
  /// points).
  private mutating func wheel(right: Double, down: Double) -> InputEvent {
    if right != right.rounded() || down != down.rounded() { hasTouchpad = true }
    return hasTouchpad ? .wheel(right: right / 5, down: down / 5) : .wheel(right: right, down: down)
  }

  private mutating func pointer(
    _ phase: PointerEvent.Phase, _ device: PointerDevice, _ finger: Int, _ x: Double, _ y: Double,
    _ modifiers: Set<KeyPress.Modifier> = []
  ) -> InputEvent {
    if phase == .down, press == nil {
      press = Press(device: device, finger: finger, x: x, y: y)
    }
    var point = mapping.point(x: x, y: y)
    if let press, press.device == device, press.finger == finger {
      point.x += press.offset.x
      point.y += press.offset.y
      self.press?.x = x
      self.press?.y = y
      if phase == .up { self.press = nil }
    }
    return .pointer(phase, device: device, finger: finger, location: point, modifiers: modifiers)
  }
}

extension PointerEvent.Phase {
  fileprivate init(_ phase: Event.FingerPhase) {
    self =
      switch phase {
      case .down: .down
      case .moved: .move
      case .up: .up
      }
  }
}
