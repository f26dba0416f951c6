/// An input event of a session, from a window, a script, or a test.
public enum InputEvent: Hashable, Sendable {
  /// A pointer was pressed, moved or released.
  case pointer(PointerInput)
  /// A wheel or two-finger scroll, in wheel steps to the right and down.
  case wheel(right: Double, down: Double)
  case key(KeyPress)
  /// Typed characters.
  case text(String)
  /// The input method's current composition, which replaces the previous one.
  case composition(TextComposition)
  /// The environment of the session has changed, such as the stage's size.
  case environment(EnvironmentChange)
  /// A command from a person who inspects the flow.
  case debugger(DebuggerCommand)
  /// A call of `FlowContext.load` has ended.
  indirect case loaded(LoadResult)
}

/// What a pointer did at a point of the stage.
///
/// Only the primary mouse button and fingers count as pointers here.
public struct PointerInput: Hashable, Sendable {
  /// What the pointer did.
  public let phase: PointerEvent.Phase
  /// The kind of pointer.
  public let device: PointerDevice
  /// Identifies the finger; 0 for the mouse.
  public let finger: Int
  /// The location, in points of the stage.
  public let location: Point
  /// The modifier keys that were down at a press; empty for other phases.
  public let modifiers: Set<KeyPress.Modifier>

  /// Creates the input of a pointer.
  public init(
    _ phase: PointerEvent.Phase, device: PointerDevice, finger: Int = 0, location: Point,
    modifiers: Set<KeyPress.Modifier> = []
  ) {
    self.phase = phase
    self.device = device
    self.finger = finger
    self.location = location
    self.modifiers = modifiers
  }
}

/// A change of a session's environment.
public enum EnvironmentChange: Hashable, Sendable {
  /// The stage's new size, in points.
  case resize(Size)
  /// The window has gained or lost the keyboard focus.
  case focus(Bool)
  /// The person's preferences have changed.
  indirect case prefer(Preferences)
}

/// A command from a person who inspects a flow, for example with the viewer's scrubber.
public enum DebuggerCommand: Hashable, Sendable {
  /// Freezes the running transition at a fraction, 0…1, or moves the frozen one there; `nil`
  /// unfreezes it.
  case scrub(Double?)
  /// Releases the frozen transition like a drag without velocity; the release rule decides the
  /// outcome.
  case releaseFrozen
}

extension InputEvent {
  /// The input of a pointer; see `PointerInput`.
  public static func pointer(
    _ phase: PointerEvent.Phase, device: PointerDevice, finger: Int, location: Point,
    modifiers: Set<KeyPress.Modifier> = []
  ) -> InputEvent {
    .pointer(
      PointerInput(
        phase, device: device, finger: finger, location: location, modifiers: modifiers))
  }

  /// The stage's new size, in points.
  public static func resize(_ size: Size) -> InputEvent { .environment(.resize(size)) }

  /// The window has gained or lost the keyboard focus.
  public static func focus(_ hasFocus: Bool) -> InputEvent { .environment(.focus(hasFocus)) }

  /// The person's preferences have changed.
  public static func prefer(_ preferences: Preferences) -> InputEvent {
    .environment(.prefer(preferences))
  }

  /// Freezes the running transition at a fraction, moves the frozen one there, or unfreezes it.
  public static func scrub(_ fraction: Double?) -> InputEvent { .debugger(.scrub(fraction)) }

  /// Releases the frozen transition like a drag without velocity.
  public static var releaseFrozen: InputEvent { .debugger(.releaseFrozen) }
}

/// Text that an input method is still composing.
///
/// A text field shows it, but it is not part of the field's text yet. When the composition is
/// committed, it ends and its characters arrive as ordinary text.
public struct TextComposition: Hashable, Sendable {
  /// The composed text so far; empty when the composition is over.
  public let text: String
  /// The range of the clause being edited, in Unicode scalars as input methods count; if empty, the
  /// caret's position.
  public let selected: Range<Int>

  /// Creates a composition.
  ///
  /// - Parameters:
  ///   - text: The composed text so far.
  ///   - selected: The clause being edited, clamped to the text; by default the caret at its end.
  public init(_ text: String, selected: Range<Int>? = nil) {
    let count = text.unicodeScalars.count
    self.text = text
    self.selected = (selected ?? count..<count).clamped(to: 0..<count)
  }
}
