internal import FlowCore
internal import FlowUI

/// The demo's settings: its seed, its own parameters, and the network condition for its calls.
///
/// A change of a setting restarts the demo at the same place; a typed value takes effect when
/// Return is pressed or the field is left. The network applies to the calls from then on.
final class DemoSettingsGroup: SettingsGroup {
  let title = Phrase.demo
  let resetControl = Control()

  private let model: ViewerModel
  private let overlays: Overlays
  private let seed: SettingField
  private let network: PopUpState
  private var demo = ""
  private var parameters: [(parameter: DemoParameter, field: Field)] = []

  private static let networks: [NetworkCondition?] = [nil] + NetworkCondition.allCases

  private enum Field {
    case choice(PopUpState)
    case text(SettingField)
  }

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    self.overlays = overlays
    seed = SettingField("1", limit: 20, toast: model.toast) { [weak model] text in
      UInt64(text) == nil ? model?.strings[.seedRange] : nil
    } apply: { [weak model] text in
      if let seed = UInt64(text) { model?.changeDemoSettings { $0.seed = seed } }
    }
    network = PopUpState(
      Self.networks.map { model.strings[$0?.title ?? .faultlessNetwork] }, over: overlays
    ) { [weak model] index in model?.prefer { $0.network = Self.networks[index] } }
  }

  var textFields: [SettingField] {
    [seed] + parameters.compactMap { if case .text(let field) = $0.field { field } else { nil } }
  }

  var items: [SettingItem] {
    let strings = model.strings
    let own = parameters.map { parameter, field in
      switch field {
      case .choice(let state): SettingItem(parameter.title, parameter.id, .edit(state.tabStop))
      case .text(let field): SettingItem(parameter.title, parameter.id, .edit(field.state))
      }
    }
    return [SettingItem(strings[.seed], "random zufall", .edit(seed.state))] + own
      + [SettingItem(strings[.network], "offline slow calls", .edit(network.tabStop))]
  }

  var isChanged: Bool {
    model.playback.setup.settings != DemoSettings() || model.preferences.network != nil
  }

  func reset() {
    if model.preferences.network != nil { model.prefer { $0.network = nil } }
    model.changeDemoSettings { $0 = DemoSettings() }
    update()
    for field in textFields { field.reset() }
  }

  func update() {
    let settings = model.playback.setup.settings
    seed.show("\(settings.seed)")
    network.selectedIndex = Self.networks.firstIndex(of: model.preferences.network) ?? 0
    if demo != model.demo.id { makeFields() }
    for (parameter, field) in parameters {
      let value = settings[parameter.id] ?? parameter.defaultValue
      switch field {
      case .choice(let state):
        if case .choice(let values) = parameter.kind {
          state.selectedIndex = values.firstIndex(of: value) ?? 0
        }
      case .text(let state):
        state.show(value)
      }
    }
  }

  func element(in context: LayoutContext) -> any Element {
    let rows = parameters.map { row($0.parameter, $0.field) }
    return Column(spacing: 4) {
      seed.row(context.strings[.seed])
      for row in rows { row }
      SettingRow(.network) {
        PopUp(state: network, accessibilityLabel: context.strings[.network], fills: true)
      }
    }
  }

  private func row(_ parameter: DemoParameter, _ field: Field) -> any Element {
    switch field {
    case .choice(let state):
      SettingRow(named: parameter.title) {
        PopUp(state: state, accessibilityLabel: parameter.title, fills: true)
      }
    case .text(let state):
      state.row(parameter.title)
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
        let field = SettingField(
          parameter.defaultValue, limit: 40, toast: model.toast
        ) { [weak model] text in
          model.flatMap { model in parameter.refusal(of: text, model.strings) }
        } apply: {
          setValue($0)
        }
        return (parameter, .text(field))
      }
    }
  }
}

extension NetworkCondition {
  fileprivate var title: Phrase {
    switch self {
    case .slow: .slowNetwork
    case .offline: .noNetwork
    case .fail: .failingNetwork
    }
  }
}

extension DemoParameter {
  fileprivate func refusal(of text: String, _ strings: FlowStrings) -> String? {
    guard problem(with: text) != nil else { return nil }
    switch kind {
    case .choice(let values): return strings[.oneOf.with(values.joined(separator: ", "))]
    case .number(let range):
      return strings[.numberRange.with("\(range.lowerBound)", "\(range.upperBound)")]
    case .time(let minimum): return strings[.timeRange.with(minimum.time)]
    }
  }
}
