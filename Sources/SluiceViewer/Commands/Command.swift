internal import FlowCore
internal import FlowUI

/// An action of the viewer that can be chosen by a key, a button, a menu or in the palette.
struct Command: Identifiable, Sendable {
  /// The group in the list of shortcuts.
  enum Group: CaseIterable {
    case time, stage, window, share

    var title: Phrase {
      switch self {
      case .time: .timeGroup
      case .stage: .stageGroup
      case .window: .windowGroup
      case .share: .shareGroup
      }
    }
  }

  /// The name of the command, unique among all commands.
  var id: String { title.id }

  /// What the command does, in a few words.
  let title: Phrase
  /// The group in which the command is listed.
  let group: Group
  /// The key presses that trigger the command wherever the focus is; the first one is shown to
  /// users.
  let keys: [KeyPress]
  /// Further key presses that trigger the command, except while the user edits text: then they are
  /// typed.
  private(set) var characterKeys: [KeyPress] = []
  /// Further key presses that trigger the command while the stage, but no control on it, has the
  /// focus.
  private(set) var stageKeys: [KeyPress] = []
  /// The icon on the command's button and in menus.
  let icon: Icon?
  /// A longer description, for hints and the list of shortcuts, which has the title if there is
  /// none.
  private(set) var help: Phrase?
  /// Other words by which people look for the command in the palette, in English and German.
  private(set) var keywords = ""
  /// The title and the icon while the command is on, such as "resume" while time is paused.
  private(set) var whileOn: (title: Phrase, icon: Icon?)?
  /// Returns whether the command is on; `nil` for a command that is not a switch.
  private(set) var isOn: (@MainActor (CommandTarget) -> Bool)?
  private(set) var isEnabled: @MainActor (CommandTarget) -> Bool = { _ in true }
  let action: @MainActor (CommandTarget) -> Void

  init(
    _ title: Phrase, _ keys: String..., in group: Group, icon: Icon? = nil,
    action: @escaping @MainActor (CommandTarget) -> Void
  ) {
    self.title = title
    self.group = group
    self.keys = Self.parsed(keys)
    self.icon = icon
    self.action = action
  }

  /// The first of `keys` and `characterKeys` as users read it, such as `Ctrl+F`; `nil` if there is
  /// none.
  var shortcut: String? { (keys + characterKeys).first?.description }

  /// The same as `shortcut`, for texts that name the key press; empty if there is none.
  var shortcutText: String { shortcut ?? "" }

  // MARK: Further properties

  func explained(by help: Phrase) -> Command { with { $0.help = help } }

  func alsoFound(as keywords: String) -> Command { with { $0.keywords = keywords } }

  func alsoTyped(as keys: String...) -> Command { with { $0.characterKeys = Self.parsed(keys) } }

  func alsoOnStage(_ keys: String...) -> Command { with { $0.stageKeys = Self.parsed(keys) } }

  /// The command as a switch, with another title and icon while it is on.
  func switched(
    _ title: Phrase? = nil, icon: Icon? = nil, if isOn: @escaping @MainActor (CommandTarget) -> Bool
  ) -> Command {
    with { command in
      command.isOn = isOn
      command.whileOn = title.map { ($0, icon) }
    }
  }

  func enabled(if isEnabled: @escaping @MainActor (CommandTarget) -> Bool) -> Command {
    with { $0.isEnabled = isEnabled }
  }

  private func with(_ change: (inout Command) -> Void) -> Command {
    var command = self
    change(&command)
    return command
  }

  private static func parsed(_ keys: [String]) -> [KeyPress] {
    keys.map { text in
      guard let key = KeyPress(parsing: text) else { preconditionFailure("unknown key '\(text)'") }
      return key
    }
  }
}

/// What commands act on.
@MainActor
final class CommandTarget {
  let model: ViewerModel
  let sharing: Sharing
  /// The window's content, once there is one.
  weak var window: (any WindowCommands)?

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    self.sharing = sharing
  }
}

/// The actions of the window's content, apart from the model.
@MainActor
protocol WindowCommands: AnyObject {
  /// Shows all shortcuts in a sheet.
  func showShortcuts()

  /// Shows all commands in a palette.
  func showPalette()

  /// Asks for a script, a picture or a link, and opens it.
  func openFile()

  /// Shows the field for a path or a link.
  func showPathSheet()

  /// Asks which film to save, and in which format.
  func showFilmSheet()

  /// Shows the context menu of the target that has the focus.
  func showContextMenu()

  /// Shows the menu of the demo's time lines.
  func showTimeLines()

  /// Moves the focus to the search field of the pane that the inspector shows; if there is no such
  /// field, or the demos have the focus, as `focusDemoSearch` does.
  func focusSearch()

  /// Moves the focus to the search field for demos or, from a pane with a search field, to that
  /// field.
  func focusDemoSearch()

  /// Goes forward, or backward if negative, by a number of matches of the search in the inspector.
  func goToMatch(_ steps: Int)

  /// Moves the focus by a number of window areas, forward or backward.
  func moveFocus(by steps: Int)
}
