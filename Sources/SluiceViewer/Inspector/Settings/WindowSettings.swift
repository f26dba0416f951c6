internal import FlowCore
internal import FlowUI

/// The settings of the viewer itself, such as its colour scheme, its scale and the editor.
final class WindowSettings: SettingsGroup {
  let title = Phrase.viewer
  let resetControl = Control()

  private let model: ViewerModel
  private let colourScheme = SegmentedControlState()
  private let scale: PopUpState
  private let showsFrameTimes = SwitchState()
  private let tintsDamage = SwitchState()
  private let editor: SettingField

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    scale = PopUpState(
      WindowScale.allCases.map { scale in
        scale.factor.map { "\(($0 * 100).fixed(0)) %" } ?? model.strings[.asDesktop]
      }, over: overlays
    ) { [weak model] in
      // A larger scale leaves less room for panels, but must not hide the panel with this setting.
      model?.panels.keepOpen(.inspector)
      model?.windowScale = WindowScale.allCases[$0]
    }
    editor = SettingField("", limit: 400, toast: model.toast) { [weak model] text in
      model.flatMap { model in EditorCommand.problem(with: text).map { model.strings[$0] } }
    } apply: { [weak model] text in
      model?.editor = try? EditorCommand(text)
    }
    colourScheme.onChange = { [weak model] in model?.colourScheme = ViewerColourScheme.allCases[$0]
    }
    showsFrameTimes.onChange = { [weak model] in model?.frameTimes.isShown = $0 }
    tintsDamage.onChange = { [weak model] in model?.frameTimes.tintsDamage = $0 }
  }

  var textFields: [SettingField] { [editor] }

  var items: [SettingItem] {
    let strings = model.strings
    return [
      SettingItem(
        strings[.appearance], "viewer theme dark light betrachter", .edit(colourScheme.tabStop)),
      SettingItem(strings[.windowScale], "zoom hidpi dpi", .edit(scale.tabStop)),
      SettingItem(strings[.frameTimes], "fps performance", .toggle(showsFrameTimes)),
      SettingItem(strings[.redrawnAreas], "repaint damage performance", .toggle(tintsDamage)),
      SettingItem(strings[.editor], "vscode command", .edit(editor.state)),
    ]
  }

  var isChanged: Bool {
    model.colourScheme != .asDesktop || model.windowScale != .automatic || model.frameTimes.isShown
      || model.frameTimes.tintsDamage || model.editor != nil
  }

  func reset() {
    model.colourScheme = .asDesktop
    model.windowScale = .automatic
    model.frameTimes.isShown = false
    model.frameTimes.tintsDamage = false
    model.editor = nil
    update()
    editor.reset()
  }

  func update() {
    colourScheme.selectedIndex = ViewerColourScheme.allCases.firstIndex(of: model.colourScheme) ?? 0
    scale.selectedIndex = WindowScale.allCases.firstIndex(of: model.windowScale) ?? 0
    showsFrameTimes.isOn = model.frameTimes.isShown
    tintsDamage.isOn = model.frameTimes.tintsDamage
    editor.show(model.editor?.text ?? "")
  }

  func element(in context: LayoutContext) -> any Element {
    Column(spacing: 4) {
      SettingRow(.appearance) {
        SegmentedControl(
          ViewerColourScheme.allCases.map { context.strings[$0.title] }, state: colourScheme,
          accessibilityLabel: context.strings[.appearance])
      }
      SettingRow(.windowScale) {
        PopUp(state: scale, accessibilityLabel: context.strings[.windowScale], fills: true)
      }
      Switch(context.strings[.frameTimes], state: showsFrameTimes)
      Switch(context.strings[.redrawnAreas], state: tintsDamage)
      editor.row(context.strings[.editor], placeholder: context.strings[.editorHelp])
    }
  }
}
