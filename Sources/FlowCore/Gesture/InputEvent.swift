/// One thing that comes into a session from outside: from a window, a script, or a test.
public enum InputEvent: Hashable, Sendable {
  /// A pointer was pressed, moved or let go at a point of the stage. Only the main mouse button and
  /// fingers are pointers here; `finger` tells fingers apart and is 0 for the mouse. A press comes
  /// with the keys that are held then.
  case pointer(
    PointerEvent.Phase, PointerDevice, finger: Int, Point, with: Set<KeyPress.Modifier> = [])
  /// A wheel or a two-finger scroll, in wheel steps to the right and down.
  case wheel(right: Double, down: Double)
  case key(KeyPress)
  /// Characters as typed.
  case text(String)
  /// What an input method has composed so far, in place of what it had before.
  case composition(TextComposition)
  /// The stage has another size, in points.
  case resize(Size)
  /// The window has got the keyboard focus, or lost it.
  case focus(Bool)
  /// A person wants the flow this way from now on.
  case prefer(Preferences)
  /// The transition that runs is held at a fraction of its way, 0…1, or moved there; `nil` lets it
  /// go on.
  case scrub(Double?)
  /// The transition that is held is let go, as by a hand that lies still: the release rule says
  /// what becomes of it.
  case letGo
}

/// A key that was pressed, with the modifiers held then.
///
/// A key held down counts once, unless it `repeats`; then each time is a press of its own.
public struct KeyPress: Hashable, Sendable {
  /// The key's name as SDL spells it: `Escape`, `Left`, `AC_BACK`, `A`; `X1` and `X2` are the side
  /// buttons of a mouse.
  public let key: String
  /// The modifiers.
  public let modifiers: Set<Modifier>

  /// A key held together with another one.
  public enum Modifier: String, Hashable, Sendable, CaseIterable, Comparable {
    case ctrl = "Ctrl"
    case alt = "Alt"
    case shift = "Shift"
    case gui = "Super"

    /// In the order in which they are named.
    public static func < (left: Modifier, right: Modifier) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Creates a key press.
  public init(_ key: String, modifiers: Set<Modifier> = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Reads the spelling of `description`, or `nil` when there is no key in it.
  public init?(parsing text: String) {
    var key = text[...]
    var modifiers: Set<Modifier> = []
    while let modifier = Modifier.allCases.first(where: { key.hasPrefix($0.rawValue + "+") }) {
      modifiers.insert(modifier)
      key = key.dropFirst(modifier.rawValue.count + 1)
    }
    // The sign that joins is itself a key, and part of the names of two more on the keypad.
    guard !key.isEmpty, !key.contains("+") || key == "+" || key.hasPrefix("Keypad_") else {
      return nil
    }
    self.init(String(key), modifiers: modifiers)
  }

  /// Whether the key means "back": Escape, Alt+Left, a keyboard's Back key, or a mouse's side
  /// button.
  ///
  /// From left to right; see `LayoutDirection.mirrored`.
  public var isBack: Bool {
    switch key {
    case "Escape", "AC_BACK", "X1": modifiers.isEmpty
    case "Left": modifiers == [.alt]
    default: false
    }
  }

  /// Whether the key means "on": Alt+Right, or a mouse's other side button.
  ///
  /// From left to right; see `LayoutDirection.mirrored`.
  public var isForward: Bool {
    switch key {
    case "X2": modifiers.isEmpty
    case "Right": modifiers == [.alt]
    default: false
    }
  }
}

extension KeyPress: CustomStringConvertible {
  /// Modifiers and key joined by plus signs: `Alt+Left`.
  public var description: String {
    (modifiers.sorted().map(\.rawValue) + [key]).joined(separator: "+")
  }
}
