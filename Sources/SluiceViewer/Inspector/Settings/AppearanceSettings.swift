internal import FlowCore
internal import FlowUI

/// The stage's appearance: colours, contrast, layout direction and text size.
final class AppearanceSettings: SettingsGroup {
  let title = "Stage"
  let resetControl = Control()

  private let model: ViewerModel
  private let isDark = SwitchState()
  private let hasHighContrast = SwitchState()
  private let isRightToLeft = SwitchState()
  private let textSize: SliderState

  init(_ model: ViewerModel) {
    self.model = model
    textSize = SliderState(1, in: 1...2, step: 0.05) { [weak model] size in
      model?.prefer { $0.textSize = size }
    }
    isDark.onChange = { [weak model] isOn in model?.prefer { $0.isDark = isOn } }
    hasHighContrast.onChange = { [weak model] isOn in model?.prefer { $0.hasHighContrast = isOn } }
    isRightToLeft.onChange = { [weak model] isOn in
      model?.prefer { $0.direction = isOn ? .rightToLeft : .leftToRight }
    }
  }

  var isChanged: Bool {
    let keys: Set<Preferences.Key> = [.dark, .highContrast, .textSize, .rightToLeft]
    return model.preferences.changes(since: Preferences()).contains(where: keys.contains)
  }

  func reset() {
    model.prefer {
      ($0.isDark, $0.hasHighContrast, $0.textSize) = (false, false, 1)
      $0.direction = .leftToRight
    }
  }

  func update() {
    let preferences = model.preferences
    textSize.value = preferences.textSize
    isDark.show(preferences.isDark)
    hasHighContrast.show(preferences.hasHighContrast)
    isRightToLeft.show(preferences.direction == .rightToLeft)
  }

  func element(in context: LayoutContext) -> any Element {
    Column(spacing: 4) {
      Switch("Dark", state: isDark)
      Switch("High contrast", state: hasHighContrast)
      Switch("Right to left", state: isRightToLeft)
      SettingRow("Text size") {
        Slider(textSize, accessibilityLabel: "Text size") { "\(($0 * 100).fixed(0)) %" }
      }
    }
  }
}

extension SwitchState {
  /// Updates the control from the model; an unchanged value causes no animation.
  func show(_ isOn: Bool) {
    if self.isOn != isOn { self.isOn = isOn }
  }
}

extension SegmentedControlState {
  /// Updates the control from the model; an unchanged value causes no animation.
  func show(_ index: Int) {
    if self.selectedIndex != index { self.selectedIndex = index }
  }
}
