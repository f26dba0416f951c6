internal import FlowCore
internal import FlowUI

/// The settings for transitions, gestures and playback speed.
final class MotionSettings: SettingsGroup {
  let title = "Motion"
  let resetControl = Control()

  private let model: ViewerModel
  private let transition: PopUpState
  private let curve: PopUpState
  private let rule: PopUpState
  private let edge: SliderState
  private let reducesMotion = SwitchState()
  private let pace = SegmentedControlState()

  /// The selectable timing curves; with the first one, each transition keeps its own curve.
  private static let curves: [(title: String, timing: TransitionTiming?)] = [
    ("As the flow says", nil),
    ("Spring, 18.3 rad/s", .spring(Spring.navigation)),
    ("Slow spring, 9 rad/s", .spring(Spring(angularFrequency: 9))),
    ("Even, 250 ms", .linear(.milliseconds(250))),
    ("Even, 400 ms", .linear(.milliseconds(400))),
    ("Even, 1 s", .linear(.seconds(1))),
  ]
  private static let styles: [TransitionChoice?] = [nil] + TransitionChoice.allCases
  private static let rules: [ReleaseRule?] = [nil] + ReleaseRule.standard
  /// The default width of the edge zone, in points.
  private static let defaultEdge = 24.0

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    transition = PopUpState(
      Self.styles.map { $0?.title ?? "As the flow says" }, over: overlays
    ) { [weak model] index in model?.prefer { $0.transition = Self.styles[index] } }
    curve = PopUpState(Self.curves.map(\.title), over: overlays) { [weak model] index in
      model?.prefer { $0.timing = Self.curves[index].timing }
    }
    rule = PopUpState(Self.rules.map { $0?.title ?? "As the flow says" }, over: overlays) {
      [weak model] index in model?.prefer { $0.releaseRule = Self.rules[index] }
    }
    edge = SliderState(Self.defaultEdge, in: Preferences.edgeWidths, step: 4) {
      [weak model] width in
      model?.prefer { $0.edgeWidth = width == Self.defaultEdge ? nil : width }
    }
    reducesMotion.onChange = { [weak model] isOn in model?.prefer { $0.reducesMotion = isOn } }
    pace.onChange = { [weak model] in model?.time.pace = PlaybackSpeed.allCases[$0] }
  }

  var isChanged: Bool {
    let keys: Set<Preferences.Key> = [
      .transition, .timing, .releaseRule, .edgeWidth, .reducedMotion,
    ]
    return model.time.pace != .whole
      || model.preferences.changes(since: Preferences()).contains(where: keys.contains)
  }

  func reset() {
    model.time.pace = .whole
    model.prefer {
      ($0.transition, $0.timing, $0.releaseRule, $0.edgeWidth) = (nil, nil, nil, nil)
      $0.reducesMotion = false
    }
  }

  func update() {
    let preferences = model.preferences
    transition.selectedIndex = Self.styles.firstIndex(of: preferences.transition) ?? 0
    curve.selectedIndex = Self.curves.firstIndex { $0.timing == preferences.timing } ?? 0
    rule.selectedIndex = Self.rules.firstIndex(of: preferences.releaseRule) ?? 0
    edge.value = preferences.edgeWidth ?? Self.defaultEdge
    reducesMotion.show(preferences.reducesMotion)
    pace.show(PlaybackSpeed.allCases.firstIndex(of: model.time.pace) ?? 0)
  }

  func element(in context: LayoutContext) -> any Element {
    Column(spacing: 4) {
      SettingRow("Animator") { PopUp(transition, accessibilityLabel: "Animator", fills: true) }
      SettingRow("Curve") { PopUp(curve, accessibilityLabel: "Curve", fills: true) }
      SettingRow("Release rule") { PopUp(rule, accessibilityLabel: "Release rule", fills: true) }
      SettingRow("Edge width") {
        Slider(edge, accessibilityLabel: "Edge width") { "\($0.fixed(0)) pt" }
      }
      SettingRow("Slow motion") {
        SegmentedControl(
          PlaybackSpeed.allCases.map(\.title), state: pace, accessibilityLabel: "Slow motion")
      }
      Switch("Reduced motion", state: reducesMotion)
    }
  }
}

extension TransitionChoice {
  /// The title shown to users.
  var title: String {
    switch self {
    case .slide: "Slide"
    case .slideBack: "Slide from the left"
    case .crossFade: "Cross-fade"
    case .zoom: "Zoom"
    case .sheet: "Sheet"
    }
  }
}

extension ReleaseRule {
  /// The title shown to users: "Distance or speed".
  var title: String {
    let text = name.replacing("-", with: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
