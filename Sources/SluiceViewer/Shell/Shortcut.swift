internal import FlowCore

/// A key that means the same wherever the focus is in the viewer, and what it does.
struct Shortcut {
  /// Where it stands in the list of all.
  enum Group: String, CaseIterable {
    case time = "Time"
    case stage = "Stage"
    case window = "Window"
    case share = "Share"
  }

  /// The keys, the first of which is told, as `Ctrl+F`.
  let keys: [KeyPress]
  /// What it does, in a few words.
  let title: String
  /// Where it is listed.
  let group: Group
  /// Whether it is a character, and so a text's as long as somebody writes one.
  let isCharacter: Bool
  /// Does it.
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

  /// How it is told to people.
  var text: String { keys.first?.description ?? "" }
}
