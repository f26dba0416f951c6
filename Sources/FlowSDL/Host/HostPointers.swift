internal import SDLWindow

/// Decides which pointers of a window belong to the session in an area of it.
@MainActor
struct HostPointers {
  /// To whom an event goes, with positions relative to the area.
  enum Delivery {
    case session(Event)
    /// The session's if it reacts to the event, otherwise the program's.
    case shared(Event)
    /// The program's; the associated event, if any, is what the session gets instead.
    case program(Event?)
  }

  private var buttons: Set<Int> = []
  private var outerButtons: Set<Int> = []
  private var fingers: Set<Int> = []
  /// Whether the left button was pressed in the area when the focus was lost, and no release or
  /// press of it has been reported since.
  private var hasLostPress = false
  /// The position of the mouse in the window; `nil` if it is unknown, or the mouse has left.
  private var mouse: (x: Double, y: Double)?
  /// Whether the mouse was the session's when it last moved or left; `nil` before that.
  private var isMouseInside: Bool?

  /// Without the focus, releases may not be reported.
  mutating func loseFocus() {
    hasLostPress = hasLostPress || buttons.contains(1)
    (buttons, outerButtons, fingers) = ([], [], [])
  }

  /// Whether the mouse is the session's now, as the area may have moved under it; `nil` if unknown.
  private func hasMouse(_ window: HostWindow) -> Bool? {
    guard let mouse else { return isMouseInside }
    return !buttons.isEmpty || window.frame.contains(mouse.x, mouse.y) && outerButtons.isEmpty
  }

  private func isInside(_ event: Event, _ window: HostWindow) -> Bool {
    event.position(in: window.whole).map { window.frame.contains($0.x, $0.y) } ?? false
  }

  mutating func delivery(of event: Event, _ window: HostWindow) -> Delivery {
    let moved = event.moved(into: window.frame, of: window.whole)
    let isInside = isInside(event, window)
    switch event {
    case .button(let number, isDown: true, _, _, _):
      if number == 1 { hasLostPress = false }
      guard isInside else {
        outerButtons.insert(number)
        return .program(nil)
      }
      buttons.insert(number)
      // The side buttons go back and forward, wherever they are pressed in the area.
      return number > 3 ? .shared(moved) : .session(moved)
    case .button(1, isDown: false, _, _, _) where hasLostPress:
      // The session's press was cancelled, but only the release ends it for
      // `WindowEventTranslator`.
      hasLostPress = false
      return .program(moved)
    case .button(let number, isDown: false, _, _, _):
      outerButtons.remove(number)
      guard buttons.remove(number) != nil else { return .program(nil) }
      return number > 3 ? .shared(moved) : .session(moved)
    case .mouseMoved:
      let wasInside = isMouseInside ?? false
      mouse = event.position(in: window.whole)
      isMouseInside = hasMouse(window)
      if isMouseInside == true { return .session(moved) }
      return .program(wasInside ? .mouseLeft : nil)
    case .mouseLeft:
      (mouse, isMouseInside) = (nil, false)
      return .program(event)
    case .finger(.down, let finger, _, _):
      guard isInside else { return .program(nil) }
      fingers.insert(finger)
      return .session(moved)
    case .finger(.moved, let finger, _, _):
      return fingers.contains(finger) ? .session(moved) : .program(nil)
    case .finger(.up, let finger, _, _):
      return fingers.remove(finger) == nil ? .program(nil) : .session(moved)
    case .wheel:
      return hasMouse(window) ?? true ? .shared(event) : .program(nil)
    case .key, .keyReleased, .text, .composition, .focus, .quit, .closeRequested, .resized,
      .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      return .program(nil)
    }
  }
}

extension Event {
  fileprivate func position(in window: (width: Int, height: Int)) -> (x: Double, y: Double)? {
    if case .finger(_, _, let x, let y) = self {
      // SDL reports 1 at the window's last pixel.
      let inside = { (fraction: Double) in min(fraction, 1.0.nextDown) }
      return (inside(x) * Double(window.width), inside(y) * Double(window.height))
    }
    return mouse.map { (Double($0.x), Double($0.y)) }
  }

  fileprivate func moved(
    into area: Placement, of window: (width: Int, height: Int)
  ) -> Event {
    switch self {
    case .button(let number, let isDown, let x, let y, let shift):
      .button(number, isDown: isDown, x: x - area.x, y: y - area.y, shift: shift)
    case .mouseMoved(let x, let y):
      .mouseMoved(x: x - area.x, y: y - area.y)
    case .finger(let phase, let id, let x, let y):
      .finger(
        phase, id: id, x: (x * Double(window.width) - Double(area.x)) / Double(area.width),
        y: (y * Double(window.height) - Double(area.y)) / Double(area.height))
    case .mouseLeft, .wheel, .key, .keyReleased, .text, .composition, .focus, .quit,
      .closeRequested, .resized, .exposed, .hidden, .deviceReset, .dropped, .woken, .other:
      self
    }
  }
}

extension Placement {
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= Double(self.x) && y >= Double(self.y) && x < Double(self.x + width)
      && y < Double(self.y + height)
  }
}
