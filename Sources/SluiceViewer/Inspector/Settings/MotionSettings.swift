internal import FlowCore
internal import FlowUI

/// The settings for transitions, gestures and playback speed.
final class MotionSettings: SettingsGroup {
  let title = Phrase.motion
  let resetControl = Control()

  private let model: ViewerModel
  private let transition: PopUpState
  private let curve: PopUpState
  private let rule: PopUpState
  private let edge: SliderState
  private let reducesMotion = SwitchState()
  private let speed = SegmentedControlState()

  private static let curves: [(title: Phrase, timing: TransitionTiming?)] = [
    (.asFlowSays, nil),
    (.spring, .spring(Spring.navigation)),
    (.slowSpring, .spring(Spring(angularFrequency: 9))),
    (.linear.with("250 ms"), .linear(.milliseconds(250))),
    (.linear.with("400 ms"), .linear(.milliseconds(400))),
    (.linear.with("1 s"), .linear(.seconds(1))),
  ]
  private static let styles: [TransitionChoice?] = [nil] + TransitionChoice.allCases
  private static let rules: [ReleaseRule?] = [nil] + ReleaseRule.standard
  private let curveTitles: [String]

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    transition = PopUpState(
      Self.styles.map { model.strings[$0?.title ?? .asFlowSays] }, over: overlays
    ) { [weak model] index in model?.prefer { $0.transition = Self.styles[index] } }
    curveTitles = Self.curves.map { model.strings[$0.title] }
    curve = PopUpState(curveTitles, over: overlays) {
      [weak model] index in
      // The option that `show` adds stands for the timing that is in force already.
      guard Self.curves.indices.contains(index) else { return }
      model?.prefer { $0.timing = Self.curves[index].timing }
    }
    rule = PopUpState(Self.rules.map { model.strings[$0?.title ?? .asFlowSays] }, over: overlays) {
      [weak model] index in model?.prefer { $0.releaseRule = Self.rules[index] }
    }
    edge = SliderState(EdgeZones.defaultWidth, in: Preferences.edgeWidths, step: 4) {
      [weak model] width in
      model?.prefer { $0.edgeWidth = width == EdgeZones.defaultWidth ? nil : width }
    }
    reducesMotion.onChange = { [weak model] isOn in model?.prefer { $0.reducesMotion = isOn } }
    speed.onChange = { [weak model] in model?.time.speed = PlaybackSpeed.allCases[$0] }
  }

  var items: [SettingItem] {
    let strings = model.strings
    return [
      SettingItem(strings[.animator], "transition style slide zoom", .edit(transition.tabStop)),
      SettingItem(strings[.curve], "timing easing spring duration feder", .edit(curve.tabStop)),
      SettingItem(strings[.releaseRule], "fling projection", .edit(rule.tabStop)),
      SettingItem(strings[.edgeWidth], "gesture zone", .edit(edge)),
      SettingItem(strings[.speed], "slow motion pace zeitlupe", .edit(speed.tabStop)),
      SettingItem(strings[.reducedMotion], "animations", .toggle(reducesMotion)),
    ]
  }

  var isChanged: Bool {
    let keys: Set<Preferences.Key> = [
      .transition, .timing, .releaseRule, .edgeWidth, .reducedMotion,
    ]
    return model.time.speed != .whole
      || model.preferences.changes(since: Preferences()).contains(where: keys.contains)
  }

  func reset() {
    model.time.speed = .whole
    model.prefer {
      ($0.transition, $0.timing, $0.releaseRule, $0.edgeWidth) = (nil, nil, nil, nil)
      $0.reducesMotion = false
    }
  }

  func update() {
    let preferences = model.preferences
    transition.selectedIndex = Self.styles.firstIndex(of: preferences.transition) ?? 0
    show(preferences.timing)
    rule.selectedIndex = Self.rules.firstIndex(of: preferences.releaseRule) ?? 0
    edge.value = preferences.edgeWidth ?? EdgeZones.defaultWidth
    reducesMotion.isOn = preferences.reducesMotion
    speed.selectedIndex = PlaybackSpeed.allCases.firstIndex(of: model.time.speed) ?? 0
  }

  /// A timing that is not one of the options, such as one from the curve editor or from a link,
  /// becomes the last option as long as it is in force.
  private func show(_ timing: TransitionTiming?) {
    var titles = curveTitles
    let index = Self.curves.firstIndex { $0.timing == timing }
    if index == nil, let timing {
      titles.append(model.strings[timing.title].withCapital)
    }
    if curve.titles != titles { curve.titles = titles }
    curve.selectedIndex = index ?? titles.count - 1
  }

  func element(in context: LayoutContext) -> any Element {
    let strings = context.strings
    return Column(spacing: 4) {
      SettingRow(.animator) {
        PopUp(state: transition, accessibilityLabel: strings[.animator], fills: true)
      }
      SettingRow(.curve) { PopUp(state: curve, accessibilityLabel: strings[.curve], fills: true) }
      SettingRow(.releaseRule) {
        PopUp(state: rule, accessibilityLabel: strings[.releaseRule], fills: true)
      }
      SettingRow(.edgeWidth) {
        Slider(state: edge, accessibilityLabel: strings[.edgeWidth]) { "\($0.fixed(0)) pt" }
      }
      SettingRow(.speed) {
        SegmentedControl(
          PlaybackSpeed.allCases.map(\.title), state: speed, accessibilityLabel: strings[.speed])
      }
      Switch(strings[.reducedMotion], state: reducesMotion)
    }
  }
}

extension TransitionChoice {
  var title: Phrase {
    switch self {
    case .slide: .slide
    case .slideBack: .slideBack
    case .crossFade: .crossFade
    case .zoom: .zoom
    case .sheet: .sheet
    }
  }
}

extension ReleaseRule {
  var title: Phrase {
    switch self {
    case .projection: .projection
    case .distanceOrSpeed: .distanceOrSpeed
    case .fling: .fling
    default: Phrase("release-rule-\(name)", english: name, german: name)
    }
  }
}
