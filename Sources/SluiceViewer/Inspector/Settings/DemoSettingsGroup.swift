internal import FlowCore
internal import FlowUI

/// The demo's settings: its seed and its own parameters.
///
/// A change restarts the demo at the same place.
final class DemoSettingsGroup: SettingsGroup {
  let title = Phrase.demo
  let resetControl = Control()

  private let model: ViewerModel
  private let overlays: Overlays
  private let seed = TextFieldState("1", limit: 20)
  private var demo = ""
  private var parameters: [(parameter: DemoParameter, field: Field)] = []

  /// The control that edits a parameter.
  private enum Field {
    case choice(PopUpState)
    case text(TextFieldState)
  }

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    self.overlays = overlays
    seed.onChange = { [weak model] text in
      if let seed = UInt64(text) { model?.changeDemoSettings { $0.seed = seed } }
    }
  }

  /// The fields in which text can be edited.
  var fields: [TextFieldState] {
    [seed]
      + parameters.compactMap { if case .text(let field) = $0.field { field } else { nil } }
  }

  var isChanged: Bool { model.playback.setup.settings != DemoSettings() }

  func reset() { model.changeDemoSettings { $0 = DemoSettings() } }

  func update() {
    let settings = model.playback.setup.settings
    if UInt64(seed.text) != settings.seed, !seed.hasFocus { seed.text = "\(settings.seed)" }
    if demo != model.demo.id { makeFields() }
    for (parameter, field) in parameters {
      let value = settings[parameter.id] ?? parameter.defaultValue
      switch field {
      case .choice(let state):
        if case .choice(let values) = parameter.kind {
          state.selectedIndex = values.firstIndex(of: value) ?? 0
        }
      case .text(let state):
        if !state.hasFocus, state.text != value { state.text = value }
      }
    }
  }

  func element(in context: LayoutContext) -> any Element {
    let rows = parameters.map { row($0.parameter, $0.field) }
    return Column(spacing: 4) {
      SettingRow(.seed) {
        SearchField(
          seed, accessibilityLabel: context.strings[.seed], hasProblem: UInt64(seed.text) == nil)
      }
      for row in rows { row }
    }
  }

  private func row(_ parameter: DemoParameter, _ field: Field) -> SettingRow {
    switch field {
    case .choice(let state):
      SettingRow(named: parameter.title) {
        PopUp(state, accessibilityLabel: parameter.title, fills: true)
      }
    case .text(let state):
      SettingRow(named: parameter.title) {
        SearchField(
          state, accessibilityLabel: parameter.title,
          hasProblem: parameter.problem(with: state.text) != nil)
      }
    }
  }

  private func makeFields() {
    demo = model.demo.id
    parameters = model.demo.parameters.map { parameter in
      let setValue = { [weak model] (value: String) in
        guard parameter.problem(with: value) == nil else { return }
        model?.changeDemoSettings {
          $0.values[parameter.id] = value == parameter.defaultValue ? nil : value
        }
      }
      switch parameter.kind {
      case .choice(let values):
        return (
          parameter, .choice(PopUpState(values, over: overlays) { setValue(values[$0]) })
        )
      case .number, .time:
        return (
          parameter, .text(TextFieldState(parameter.defaultValue, limit: 40) { setValue($0) })
        )
      }
    }
  }
}
