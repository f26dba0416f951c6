internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// The stage's appearance: colours, contrast, layout direction, text size, stage size and language.
final class AppearanceSettings: SettingsGroup {
  let title = Phrase.stageGroup
  let resetControl = Control()

  private let model: ViewerModel
  private let isDark = SwitchState()
  private let hasHighContrast = SwitchState()
  private let isRightToLeft = SwitchState()
  private let textSize: SliderState
  private let language: PopUpState
  let size: SettingField

  /// `nil` leaves the choice to the flow.
  private static let languages: [Language?] = [nil] + Language.allCases

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    language = PopUpState(
      Self.languages.map { model.strings[$0?.title ?? .asFlowSays] }, over: overlays
    ) { [weak model] index in model?.prefer { $0.language = Self.languages[index] } }
    textSize = SliderState(1, in: 1...2, step: 0.05) { [weak model] size in
      model?.prefer { $0.textSize = size }
    }
    size = SettingField("", limit: 20, toast: model.toast) { [weak model] text in
      StageSizeText(parsing: text) == nil ? model?.strings[.badSize.with(text)] : nil
    } apply: { [weak model] text in
      if let size = StageSizeText(parsing: text)?.size { model?.use(size) }
    }
    isDark.onChange = { [weak model] isOn in model?.prefer { $0.isDark = isOn } }
    hasHighContrast.onChange = { [weak model] isOn in model?.prefer { $0.hasHighContrast = isOn } }
    isRightToLeft.onChange = { [weak model] isOn in
      model?.prefer { $0.direction = isOn ? .rightToLeft : .leftToRight }
    }
  }

  var textFields: [SettingField] { [size] }

  var items: [SettingItem] {
    let strings = model.strings
    return [
      SettingItem(strings[.dark], "stage night mode theme bühne nachtmodus", .toggle(isDark)),
      SettingItem(strings[.highContrast], "accessibility", .toggle(hasHighContrast)),
      SettingItem(strings[.rightToLeft], "rtl mirror arabic hebrew", .toggle(isRightToLeft)),
      SettingItem(strings[.textSize], "font dynamic type schrift", .edit(textSize)),
      SettingItem(strings[.stageSize], "width height resolution breite höhe", .edit(size.state)),
      SettingItem(strings[.language], "locale german english", .edit(language.tabStop)),
    ]
  }

  var isChanged: Bool {
    let keys: Set<Preferences.Key> = [
      .dark, .highContrast, .textSize, .rightToLeft, .language,
    ]
    return model.device != Device()
      || model.preferences.changes(since: Preferences()).contains(where: keys.contains)
  }

  func reset() {
    if model.device != Device() { model.use(Device()) }
    model.prefer {
      ($0.isDark, $0.hasHighContrast, $0.textSize) = (false, false, 1)
      ($0.direction, $0.language) = (.leftToRight, nil)
    }
    update()
    size.reset()
  }

  func update() {
    let preferences = model.preferences
    textSize.value = preferences.textSize
    size.show(StageSizeText(model.playback.session.size).description)
    language.selectedIndex = Self.languages.firstIndex(of: preferences.language) ?? 0
    isDark.isOn = preferences.isDark
    hasHighContrast.isOn = preferences.hasHighContrast
    isRightToLeft.isOn = preferences.direction == .rightToLeft
  }

  func element(in context: LayoutContext) -> any Element {
    let strings = context.strings
    return Column(spacing: 4) {
      Switch(strings[.dark], state: isDark)
      Switch(strings[.highContrast], state: hasHighContrast)
      Switch(strings[.rightToLeft], state: isRightToLeft)
      SettingRow(.textSize) {
        Slider(state: textSize, accessibilityLabel: strings[.textSize]) {
          "\(($0 * 100).fixed(0)) %"
        }
      }
      size.row(strings[.stageSize])
      SettingRow(.language) {
        PopUp(state: language, accessibilityLabel: strings[.language], fills: true)
      }
    }
  }
}

extension Language {
  fileprivate var title: Phrase {
    switch self {
    case .english: .english
    case .german: .german
    case .pseudo: .pseudo
    }
  }
}
