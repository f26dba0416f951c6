package import FlowCore
internal import SDLWindow

/// What a mouse or a key did in a window, in more detail than a session's input.
///
/// It includes the middle and secondary buttons, modifier keys held during a scroll, and releases
/// of keys. Locations are points of the session.
package enum WindowInput: Hashable, Sendable {
  package enum Button: Int, Hashable, Sendable {
    case primary = 1
    case middle
    case secondary
  }

  case button(Button, isDown: Bool, location: Point)
  case move(Point)
  /// A scroll in wheel steps of a session, with Shift or Ctrl if one is held.
  case wheel(right: Double, down: Double, location: Point, modifiers: Set<KeyPress.Modifier>)
  case key(KeyPress)
  /// The release of a key, with SDL's name of the key; `KeyPress` has underscores for its spaces.
  case keyReleased(String)
  /// The window has lost the focus: held keys and buttons count as released.
  case lost
}

extension WindowInput {
  /// `nil` for an event that this type leaves out, and for a key that the session does not get.
  ///
  /// `inputs` are the session's for the event; `mouse` is in points of the session.
  init?(_ event: Event, _ inputs: [InputEvent], at mouse: Point) {
    switch event {
    case .button(let number, let isDown, _, _, _):
      guard let button = Button(rawValue: number) else { return nil }
      self = .button(button, isDown: isDown, location: mouse)
    case .mouseMoved:
      self = .move(mouse)
    case .wheel(_, _, let shift, let control):
      guard case .wheel(let right, let down) = inputs.last else { return nil }
      let held: [KeyPress.Modifier?] = [shift ? .shift : nil, control ? .ctrl : nil]
      self = .wheel(
        right: right, down: down, location: mouse, modifiers: Set(held.compactMap(\.self)))
    case .key:
      guard case .key(let key) = inputs.last else { return nil }
      self = .key(key)
    case .keyReleased(let name):
      self = .keyReleased(name)
    case .focus(false):
      self = .lost
    case .mouseLeft, .finger, .text, .composition, .focus, .quit, .closeRequested, .resized,
      .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      return nil
    }
  }
}

extension Event {
  var mouse: (x: Int, y: Int)? {
    switch self {
    case .button(_, _, let x, let y, _), .mouseMoved(let x, let y): (x, y)
    case .mouseLeft, .finger, .wheel, .key, .keyReleased, .text, .composition, .focus, .quit,
      .closeRequested, .resized, .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      nil
    }
  }
}

extension WindowMapping {
  func point(_ mouse: (x: Int, y: Int)) -> Point { point(x: Double(mouse.x), y: Double(mouse.y)) }
}
