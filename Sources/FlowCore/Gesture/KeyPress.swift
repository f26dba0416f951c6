/// A key press with its modifiers.
///
/// A key that is held down counts as one press, unless it `repeats`; then each repetition counts as
/// another press.
public struct KeyPress: Hashable, Sendable {
  /// The key's name: `Escape`, `Left`, `AC_BACK`, or the character that it types, such as `A`; `X1`
  /// and `X2` are the side buttons of a mouse.
  public let key: String
  /// The modifiers that are down.
  public let modifiers: Set<Modifier>

  /// A modifier key.
  public enum Modifier: String, Hashable, Sendable, CaseIterable, Comparable {
    case ctrl = "Ctrl"
    case alt = "Alt"
    case shift = "Shift"
    case gui = "Super"

    /// Orders modifiers as in `KeyPress.description`.
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

  /// Parses the format of `description`; returns `nil` if no key has that name.
  ///
  /// The case of the key's name does not matter, but that of the modifiers does.
  public init?(parsing text: String) {
    var key = text[...]
    var modifiers: Set<Modifier> = []
    while let modifier = Modifier.allCases.first(where: { key.hasPrefix($0.rawValue + "+") }) {
      modifiers.insert(modifier)
      key = key.dropFirst(modifier.rawValue.count + 1)
    }
    guard let name = Self.name(spelled: key) else { return nil }
    self.init(name, modifiers: modifiers)
  }

  /// Whether the key goes back: Escape, Alt+Left, a keyboard's Back key, or a mouse's back button.
  ///
  /// For left-to-right layouts; for others see `LayoutDirection.mirrored`.
  package var isBack: Bool {
    switch key {
    case "Escape", "AC_BACK", "X1": modifiers.isEmpty
    case "Left": modifiers == [.alt]
    default: false
    }
  }

  /// Whether the key goes forward: Alt+Right, or a mouse's forward button.
  ///
  /// For left-to-right layouts; for others see `LayoutDirection.mirrored`.
  package var isForward: Bool {
    switch key {
    case "X2": modifiers.isEmpty
    case "Right": modifiers == [.alt]
    default: false
    }
  }
}

extension KeyPress: CustomStringConvertible {
  /// The modifiers and the key joined by plus signs: `Alt+Left`.
  public var description: String {
    (modifiers.sorted().map(\.rawValue) + [key]).joined(separator: "+")
  }
}

extension KeyPress {
  private static let stepKeys: Set = [
    "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab", "Backspace", "Delete", "+", "-",
    "Keypad_+", "Keypad_-",
  ]
  /// Without Ctrl these type characters, which arrive as text.
  private static let stepKeysWithCtrl: Set = [",", ".", "=", "Y", "Z"]

  /// Whether the key repeats while it is held down, at the desktop's rate.
  ///
  /// Keys that move or edit by one step repeat; keys that trigger an action do not, such as an
  /// arrow with Alt.
  package var repeats: Bool {
    guard modifiers.isSubset(of: [.shift, .ctrl]) else { return false }
    return Self.stepKeys.contains(key)
      || modifiers.contains(.ctrl) && Self.stepKeysWithCtrl.contains(key)
  }
}
