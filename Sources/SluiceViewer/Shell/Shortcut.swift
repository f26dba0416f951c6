internal import FlowCore

/// A keyboard shortcut that works wherever the focus is in the viewer.
struct Shortcut {
  /// The group in the list of shortcuts.
  enum Group: String, CaseIterable {
    case time = "Time"
    case stage = "Stage"
    case window = "Window"
    case share = "Share"
  }

  /// The key presses that trigger the shortcut; the first one is shown to users, as in `Ctrl+F`.
  let keys: [KeyPress]
  /// A short description of the action.
  let title: String
  /// The group in which the shortcut is listed.
  let group: Group
  /// Whether the key is a character; while the user edits text, the character is typed instead.
  let isCharacter: Bool
  /// Performs the shortcut.
  let action: () -> Void

  init(
    _ title: String, _ keys: String..., isCharacter: Bool = false, in group: Group,
    action: @escaping () -> Void
  ) {
    self.keys = keys.compactMap(KeyPress.init(parsing:))
    self.title = title
    self.group = group
    self.isCharacter = isCharacter
    self.action = action
  }

  /// The text shown to users.
  var text: String { keys.first?.description ?? "" }
}
