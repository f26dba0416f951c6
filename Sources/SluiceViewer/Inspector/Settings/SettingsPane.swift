internal import FlowCore
internal import FlowUI

/// The settings of the stage, the demo and the viewer.
///
/// A change takes effect immediately; typed text, once it is entered.
final class SettingsPane: InspectorPane {
  let title = Phrase.settings
  let keywords = "preferences options einstellungen"

  private let model: ViewerModel
  private let scroll = ScrollState()
  private let motion: MotionSettings
  private let appearance: AppearanceSettings
  private let demo: DemoSettingsGroup
  private let window: WindowSettings
  private let resetAll = Control()

  init(_ model: ViewerModel, over overlays: Overlays) {
    self.model = model
    motion = MotionSettings(model, over: overlays)
    appearance = AppearanceSettings(model, over: overlays)
    demo = DemoSettingsGroup(model, over: overlays)
    window = WindowSettings(model, over: overlays)
    resetAll.onActivate = { [weak self] in self?.groups.forEach { $0.reset() } }
    for group in groups { group.resetControl.onActivate = { [weak group] in group?.reset() } }
  }

  var fields: [TextFieldState] { textFields.map(\.state) }

  private var textFields: [SettingField] {
    appearance.textFields + demo.textFields + window.textFields
  }

  var sizeField: TextFieldState { appearance.size.state }

  func leave() {
    for field in textFields { field.leave() }
  }

  func goBack() -> Bool { textFields.contains { $0.revert() } }

  /// All settings, as the palette offers them.
  var items: [SettingItem] { groups.flatMap(\.items) }

  private var groups: [any SettingsGroup] { [motion, appearance, demo, window] }

  func update() {
    resetAll.isEnabled = groups.contains(where: \.isChanged)
    for group in groups {
      group.resetControl.isEnabled = group.isChanged
      group.update()
    }
  }

  func element(in context: LayoutContext) -> any Element {
    ScrollArea(state: scroll) {
      Padding(Insets(top: 0, leading: 12, bottom: 16, trailing: 12)) {
        SettingMessages(fields: textFields, element: settings(in: context))
      }
    }
  }

  private func settings(in context: LayoutContext) -> Column {
    Column {
      for group in groups {
        SettingsHeading(group)
        group.element(in: context)
        Spacer(16)
      }
      Button(context.strings[.resetAll], control: resetAll)
    }
  }
}

/// A group of settings that can be reset together.
@MainActor
protocol SettingsGroup: AnyObject {
  var title: Phrase { get }
  var resetControl: Control { get }
  var isChanged: Bool { get }

  /// The settings of the group, as the palette offers them.
  var items: [SettingItem] { get }

  func update()

  func element(in context: LayoutContext) -> any Element

  func reset()
}

struct SettingsHeading: Composite {
  let group: any SettingsGroup

  init(_ group: any SettingsGroup) {
    self.group = group
  }

  func content(in context: LayoutContext) -> any Element {
    Row {
      Text(context.strings[group.title], style: .headline, isHeading: true)
      Spacer()
      IconButton(
        .restart, accessibilityLabel: context.strings[.reset.with(context.strings[group.title])],
        control: group.resetControl)
    }
  }
}

struct SettingRow: Composite {
  /// The width of the names, in points; by eye.
  static let nameWidth = 96.0

  private let name: (FlowStrings) -> String
  private let control: any Element

  init(_ name: Phrase, _ control: () -> any Element) {
    self.init({ $0[name] }, control)
  }

  /// Creates a row with a name as text, such as one that the demo defines.
  init(named name: String, _ control: () -> any Element) {
    self.init({ _ in name }, control)
  }

  private init(_ name: @escaping (FlowStrings) -> String, _ control: () -> any Element) {
    self.name = name
    self.control = control()
  }

  func content(in context: LayoutContext) -> any Element {
    Row {
      FixedWidth(Self.nameWidth) { Text(name(context.strings)) }
      control
    }
  }
}
