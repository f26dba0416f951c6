internal import FlowCore
internal import FlowUI

/// How people want the stage, and what the demo is told; everything takes effect at once.
final class SettingsPane: InspectorPane {
  let title = "Settings"

  private let model: ViewerModel
  private let scroll = ScrollState()
  private let motion: MotionSettings
  private let look: LookSettings
  private let demo: DemoSettingsGroup
  private let window: WindowSettings
  private let resetAll = Control()

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    motion = MotionSettings(model, over: overlays)
    look = LookSettings(model)
    demo = DemoSettingsGroup(model, over: overlays)
    window = WindowSettings(model)
    resetAll.onActivate = { [weak self] in self?.groups.forEach { $0.reset() } }
  }

  private var groups: [any SettingsGroup] { [motion, look, demo, window] }

  func element(in context: LayoutContext) -> any Element {
    let groups = groups
    resetAll.isEnabled = groups.contains(where: \.isChanged)
    return ScrollArea(scroll) {
      Padding(Insets(top: 0, leading: 12, bottom: 16, trailing: 12)) {
        for group in groups {
          SettingsHeading(group)
          group.element(in: context)
          Spacer(16)
        }
        Button("Reset everything", control: resetAll)
      }
    }
  }
}

/// Settings that belong together, and can be reset together.
protocol SettingsGroup: AnyObject {
  /// What they are called.
  var title: String { get }
  /// What resets them.
  var resetControl: Control { get }
  /// Whether any of them is not as usual.
  var isChanged: Bool { get }

  /// The settings, one below the other.
  func element(in context: LayoutContext) -> any Element

  /// Makes all of them as usual.
  func reset()
}

/// A group's name, and what resets it.
struct SettingsHeading: Composite {
  let group: any SettingsGroup

  init(_ group: any SettingsGroup) {
    self.group = group
  }

  func content(in context: LayoutContext) -> any Element {
    let control = group.resetControl
    control.isEnabled = group.isChanged
    control.onActivate = { [weak group] in group?.reset() }
    return Row {
      Text(group.title, .headline)
      Spacer()
      IconButton(.restart, name: "Reset \(group.title)", control: control)
    }
  }
}

/// A setting: its name at the left, and what changes it at the right.
struct SettingRow: Composite {
  private let name: String
  private let control: any Element

  init(_ name: String, _ control: () -> any Element) {
    self.name = name
    self.control = control()
  }

  func content(in context: LayoutContext) -> any Element {
    Row {
      FixedWidth(96) { Text(name) }
      control
    }
  }
}
