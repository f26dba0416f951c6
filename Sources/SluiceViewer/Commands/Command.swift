internal import FlowCore
internal import FlowUI

/// An action of the viewer that can be chosen by a key, a button, a menu or in the palette.
struct Command: Identifiable, Sendable {
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

  var id: String { title.id }

  let title: Phrase
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
  let icon: Icon?
  private(set) var help: Phrase?
  /// Other words by which people look for the command in the palette, in English and German.
  private(set) var keywords = ""
  /// The title and the icon while the command is on, such as "resume" while time is paused.
  private(set) var whileOn: (title: Phrase, icon: Icon?)?
  /// `nil` for a command that is not a switch.
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

  var shortcut: String? { (keys + characterKeys).first?.description }

  var shortcutText: String { shortcut ?? "" }

  // MARK: Further properties

  func explained(by help: Phrase) -> Command { with { $0.help = help } }

  func alsoFound(as keywords: String) -> Command { with { $0.keywords = keywords } }

  func alsoTyped(as keys: String...) -> Command { with { $0.characterKeys = Self.parsed(keys) } }

  func alsoOnStage(_ keys: String...) -> Command { with { $0.stageKeys = Self.parsed(keys) } }

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

@MainActor
final class CommandTarget {
  let model: ViewerModel
  let sharing: Sharing
  weak var window: (any WindowCommands)?

  init(_ model: ViewerModel, _ sharing: Sharing) {
    self.model = model
    self.sharing = sharing
  }
}

/// The actions of the window's content, apart from the model.
@MainActor
protocol WindowCommands: AnyObject {
  func showShortcuts()

  func showPalette()

  /// Asks for a script, a picture or a link, and opens it.
  func openFile()

  func showPathSheet()

  func showFilmSheet()

  /// Shows the context menu of the target that has the focus.
  func showContextMenu()

  func showTimeLines()

  /// Focuses the search field of the stage if the stage takes keys and has one, or else that of the
  /// inspector's pane, or else that for demos.
  ///
  /// If the demos have the focus, the inspector's pane is skipped.
  func focusSearch()

  /// Focuses the search field for demos, or that of the inspector's pane if the pane has the focus.
  func focusDemoSearch()

  func goToMatch(_ steps: Int)

  /// Moves the focus by a number of window areas, forward or backward.
  func moveFocus(by steps: Int)
}
