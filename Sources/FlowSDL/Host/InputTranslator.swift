public import FlowCore
public import FlowUI
internal import SDLWindow

/// Translates SDL's events into a session's input, for a program that passes input on itself: to
/// record it, to send it to another process, or to decide first who gets it.
///
/// ```swift
/// var translator = InputTranslator(window: SDL_GetWindowID(window))
/// while SDL_PollEvent(&event) == 1 {
///   for input in translator.inputs(from: &event) { session.send(input, at: now) }
/// }
/// ```
///
/// It only translates. A ``FlowHost`` also makes the mouse cursor, the clipboard and SDL's text
/// input follow the session, pastes with the middle button, and draws.
///
/// Use it on the process's main thread, while SDL's video subsystem is running.
@MainActor
public struct InputTranslator: ~Copyable {
  private let window: HostWindow
  private var events = EventTranslator()
  private var pointers = HostPointers()
  private var input: WindowEventTranslator

  /// Creates a translator that has seen no event yet.
  ///
  /// - Parameters:
  ///   - window: SDL's number of the window, from `SDL_GetWindowID`; traps if there is no such
  ///     window.
  ///   - area: The rectangle of the window, in window units, that shows the session; `nil` for the
  ///     whole window. Pointers that were pressed outside give no input. An edge that is not
  ///     finite, or does not fit into an `Int`, traps.
  ///   - scale: The number of window units per point; positive and finite, or the call traps.
  public init(window: UInt32, area: Rect? = nil, scale: Double = 1) {
    HostWindow.check(scale)
    self.window = HostWindow(window, area: area)
    self.scale = scale
    input = WindowEventTranslator(mapping: Self.mapping(of: self.window, scale))
  }

  /// The number of window units per point; a value that is not positive and finite traps.
  public var scale: Double {
    didSet {
      HostWindow.check(scale)
      input.remap(Self.mapping(of: window, scale))
    }
  }

  /// The rectangle of the window, in window units, that shows the session; `nil` for the whole
  /// window.
  ///
  /// An edge that is not finite, or does not fit into an `Int`, traps. When the area changes, a
  /// pressed pointer keeps its point in the session.
  public var area: Rect? {
    get { window.area }
    set {
      let shift = window.move(to: newValue)
      input.shift(x: shift.x, y: shift.y)
      input.remap(Self.mapping(of: window, scale))
    }
  }

  /// Returns the input that an event means: mouse, touch, wheel, keys, text and compositions, the
  /// focus, and a new size.
  ///
  /// Ctrl+V means the clipboard's text, unless that is empty or longer than 1 MiB. The event and
  /// its texts stay the caller's.
  ///
  /// - Parameter event: An `SDL_Event`.
  /// - Returns: Nothing for events of other windows, events that SDL has derived from others, and
  ///   those that are not the session's, such as quit; two inputs for the first event of the mouse
  ///   after a press that SDL has missed; otherwise one.
  public mutating func inputs(from event: UnsafeRawPointer) -> [InputEvent] {
    let origin = EventOrigin(at: event)
    guard origin.window == 0 || origin.window == window.number else { return [] }
    let event = events.event(at: event)
    switch event {
    case .button, .mouseMoved, .mouseLeft, .finger, .wheel:
      guard !origin.isDerived else { return [] }
      return switch pointers.delivery(of: event, window) {
      case .session(let event), .shared(let event), .program(let event?): translate(event)
      case .program(nil): []
      }
    case .key("V", alt: false, control: true, shift: false, gui: false, isRepeat: false):
      return pasted.map { [.text($0)] } ?? translate(event)
    case .key, .text, .composition:
      return translate(event)
    case .focus(let hasFocus):
      if hasFocus {
        input.regainFocus(isButtonDown: window.isLeftButtonDown)
      } else {
        pointers.loseFocus()
      }
      return translate(event)
    case .hidden:
      pointers.loseFocus()
      return translate(.focus(false))
    case .resized:
      window.update()
      let mapping = Self.mapping(of: window, scale)
      input.remap(mapping)
      return [.resize(mapping.sessionSize)]
    case .keyReleased, .quit, .closeRequested, .exposed, .deviceReset, .dropped, .woken, .other:
      return []
    }
  }

  private var pasted: String? {
    window.clipboard.flatMap { text in
      text.isEmpty || text.utf8.count > PasteRefusal.longest ? nil : text
    }
  }

  private mutating func translate(_ event: Event) -> [InputEvent] {
    input.translate(event, window: window.size) { window.isLeftButtonDown }
  }

  /// Returns the mapping of a session that fills the window's area.
  private static func mapping(of window: HostWindow, _ scale: Double) -> WindowMapping {
    WindowMapping(
      sessionSize: window.extent.scaled(by: 1 / scale), pixels: window.pixelSize,
      units: window.size, fills: true)
  }
}
