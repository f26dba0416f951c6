internal import FlowCore
internal import FlowUI

/// The commands of one viewer, with the controls of their buttons.
@MainActor
final class CommandRegistry {
  /// The inspector may show a second button of a command.
  private struct ButtonID: Hashable {
    let command: Command.ID
    let isInInspector: Bool
  }

  let target: CommandTarget
  private var controls: [ButtonID: Control] = [:]
  /// Whether each command was on in the last update; `nil` for one that is neither on nor off.
  private(set) var states: [Bool?] = []

  private var strings: FlowStrings { target.model.strings }

  init(_ target: CommandTarget) {
    self.target = target
    let keys = Command.all.flatMap { $0.keys + $0.characterKeys + $0.stageKeys }
    assert(Set(keys).count == keys.count, "a key triggers two commands")
    assert(Set(Command.all.map(\.id)).count == Command.all.count, "two commands have the same id")
  }

  /// Returns the command that a key triggers, if any.
  ///
  /// `isStageFree` is true while the stage, but no control on it, has the focus.
  func command(for key: KeyPress, isWriting: Bool, isStageFree: Bool) -> Command? {
    Command.all.first {
      $0.keys.contains(key) || !isWriting && $0.characterKeys.contains(key)
        || isStageFree && $0.stageKeys.contains(key)
    }
  }

  func perform(_ command: Command) {
    if command.isEnabled(target) { command.action(target) }
  }

  func update() {
    states = Command.all.map { $0.isOn?(target) }
    for command in Command.all {
      for isInInspector in [false, true] {
        let button = ButtonID(command: command.id, isInInspector: isInInspector)
        controls[button]?.isEnabled = command.isEnabled(target)
      }
    }
  }

  // MARK: Buttons, menus and the palette

  func control(_ command: Command) -> Control { control(command, isInInspector: false) }

  private func control(_ command: Command, isInInspector: Bool) -> Control {
    let button = ButtonID(command: command.id, isInInspector: isInInspector)
    if let control = controls[button] { return control }
    let control = Control { [weak self] in self?.perform(command) }
    // The button is drawn before the next update.
    control.isEnabled = command.isEnabled(target)
    controls[button] = control
    return control
  }

  func title(_ command: Command) -> String {
    strings[isOn(command) ? command.whileOn?.title ?? command.title : command.title]
  }

  func button(_ command: Command, isInInspector: Bool = false) -> IconButton {
    let isOn = command.isOn?(target)
    let title = title(command)
    return IconButton(
      icon(command) ?? .more, accessibilityLabel: title, isOn: isOn,
      control: control(command, isInInspector: isInInspector),
      hint: command.whileOn == nil ? command.help.map { strings[$0] } : title,
      shortcut: command.shortcut)
  }

  func menuItem(_ command: Command) -> Menu.Item {
    let isChecked = command.whileOn == nil ? command.isOn?(target) : nil
    var item = Menu.Item(
      title(command), icon: icon(command), isChecked: isChecked,
      isEnabled: command.isEnabled(target)
    ) { [weak self] in self?.perform(command) }
    item.shortcut = command.shortcut
    return item
  }

  var paletteItems: [Palette.Item] {
    Command.all.filter { $0.isEnabled(target) && $0.id != Command.showPalette.id }.map { command in
      Palette.Item(
        title(command), in: strings[command.group.title], keywords: command.keywords,
        icon: icon(command), shortcut: command.shortcut
      ) { [weak self] in self?.perform(command) }
    }
  }

  private func isOn(_ command: Command) -> Bool { command.isOn?(target) ?? false }

  private func icon(_ command: Command) -> Icon? {
    isOn(command) ? command.whileOn?.icon ?? command.icon : command.icon
  }
}
