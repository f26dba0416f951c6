internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// The bar above the stage: the demo's title, the device, zooming, sharing and comparing.
///
/// Controls that do not fit move into an overflow menu.
@MainActor
final class StageBar {
  let model: ViewerModel
  let sharing: Sharing
  let commands: CommandRegistry
  let devices: SegmentedControlState
  private let comparison = Control()
  private let more = Control()
  private(set) var shown = Set(Item.allCases)

  init(
    _ commands: CommandRegistry, over overlays: Overlays,
    compare: @escaping (ComparisonVariant?) -> Void
  ) {
    self.commands = commands
    (model, sharing) = (commands.target.model, commands.target.sharing)
    let model = model
    devices = SegmentedControlState(selected: 1) { [weak model] in
      model?.use(Device.Kind.allCases[$0])
    }
    overlays.openMenu(from: comparison) { [weak model] in
      model.map { Self.variants($0, compare) } ?? []
    }
    overlays.openMenu(from: more) { [weak self] in self?.moreItems ?? [] }
  }

  var stops: [any FocusableInputTarget] {
    let buttons = [
      Command.demos, .pick, .record, .savePicture, .copyLink, .rotate, .zoomOut, .zoomToFit,
      .zoomIn, .showShortcuts, .inspector,
    ]
    return buttons.map(commands.control) + [comparison, more]
      + [devices.tabStop].compactMap(\.self)
  }

  func update(in context: LayoutContext) {
    shown = fittingItems(in: context)
    devices.selectedIndex = Device.Kind.allCases.firstIndex(of: model.device.kind) ?? 1
    let new = Content(
      title: model.demo.title, zoom: zoomText,
      recordedSeconds: sharing.recordedTime?.components.seconds,
      isComparing: model.comparison != nil, commands: commands.states, shown: shown)
    guard new != content else { return }
    (content, changes) = (new, changes + 1)
  }

  /// Counts changes of what the bar shows, other than those of observable states, such as whether a
  /// control is enabled or pressed.
  private(set) var changes = 0

  private var content: Content?

  private struct Content: Equatable {
    let title: String
    let zoom: String
    let recordedSeconds: Int64?
    let isComparing: Bool
    let commands: [Bool?]
    let shown: Set<Item>
  }

  func element(in context: LayoutContext) -> any Element {
    Padding(Insets(horizontal: Self.margin, vertical: Self.margin)) {
      Row {
        demosButton
        if shown.contains(.title) { elements(of: .title) }
        Spacer()
        for item in Item.atEnd where shown.contains(item) {
          elements(of: item, beside: shown)
        }
        if shown.contains(.zoomFactor), !shown.contains(.zoom) { elements(of: .zoomFactor) }
        comparisonButton
        if !shown.isSuperset(of: Item.folding) { moreButton }
        helpButton
        inspectorButton
      }
    }
  }

  // MARK: Permanent buttons

  /// In points.
  static let margin = 8.0

  /// Includes the button of the overflow menu, which is shown only if a control does not fit.
  var permanentButtons: [IconButton] {
    [demosButton, comparisonButton, moreButton, helpButton, inspectorButton]
  }

  private var demosButton: IconButton { commands.button(.demos) }

  private var comparisonButton: IconButton {
    IconButton(
      .comparison, accessibilityLabel: model.strings[.compare], isOn: model.comparison != nil,
      control: comparison,
      hint: model.strings[.compareHelp])
  }

  private var moreButton: IconButton {
    IconButton(.more, accessibilityLabel: model.strings[.more], control: more)
  }

  private var helpButton: IconButton { commands.button(.showShortcuts) }

  private var inspectorButton: IconButton { commands.button(.inspector) }
}
