internal import FlowCore
internal import FlowUI

/// Above the stage: which demo it is, on what device, and what can be made of it.
final class StageBar {
  /// From how wide a bar on, in points, there is room for everything; keys do the rest where it is narrower.
  private static let roomy = 560.0

  private let model: ViewerModel
  private let demos = Control()
  private let inspector = Control()
  private let rotate = Control()
  private let zoomOut = Control()
  private let zoomIn = Control()
  private let twin = Control()
  private let link = Control()
  private let picture = Control()
  private let record = Control()
  private let devices: Choice
  private let sharing: Sharing

  init(
    _ model: ViewerModel, _ sharing: Sharing, over overlays: Overlays,
    compare: @escaping (TwinVariant?) -> Void
  ) {
    self.model = model
    self.sharing = sharing
    devices = Choice(1) { [weak model] index in
      guard let model else { return }
      model.use(Device(Device.Kind.allCases[index], isRotated: model.device.isRotated))
    }
    demos.onActivate = { [weak model] in model?.panels.toggle(.demos) }
    inspector.onActivate = { [weak model] in model?.panels.toggle(.inspector) }
    rotate.onActivate = { [weak model] in model?.rotate() }
    zoomOut.onActivate = { [weak model] in model?.zoom(by: -1) }
    overlays.openMenu(from: twin) { [weak model] in Self.variants(model?.twin?.variant, compare) }
    link.onActivate = { [weak sharing] in sharing?.copyLink() }
    picture.onActivate = { [weak sharing] in sharing?.screenshot() }
    record.onActivate = { [weak sharing] in sharing?.toggleRecording() }
    zoomIn.onActivate = { [weak model] in model?.zoom(by: 1) }
  }

  /// What keys get to in it.
  var stops: [any FocusablePart] {
    [demos, rotate, zoomOut, zoomIn, twin, link, picture, record, inspector]
  }

  func element(in context: LayoutContext) -> any Element {
    let isRoomy = context.size.width >= Self.roomy
    let isRecording = sharing.recordingStart != nil
    rotate.isEnabled = model.device.kind != .free
    devices.show(Device.Kind.allCases.firstIndex(of: model.device.kind) ?? 1)
    return Padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)) {
      Row {
        IconButton(
          .sidebarLeft, name: "Demos", isOn: model.panels.isOpen(.demos), control: demos,
          shortcut: "F9")
        if isRoomy { Words(model.demo.title, .headline, maxLines: 1) }
        Space()
        Wide(120) {
          Segments(
            items: Device.Kind.allCases.map {
              Segments.Item($0.title, icon: $0.icon, showsTitle: false)
            }, devices, name: "Device")
        }
        IconButton(
          .rotate, name: "Rotate", isOn: model.device.isRotated, control: rotate, shortcut: "Ctrl+T"
        )
        if isRoomy {
          IconButton(.zoomOut, name: "Smaller", control: zoomOut, shortcut: "Ctrl+-")
          IconButton(.zoomIn, name: "Larger", control: zoomIn, shortcut: "Ctrl++")
        }
        IconButton(
          .twin, name: "Compare", isOn: model.twin != nil, control: twin,
          hint: "Two variants beside each other")
        IconButton(
          .link, name: "Copy a link", control: link, hint: "Copy a link to this instant",
          shortcut: "Ctrl+L")
        if isRoomy {
          IconButton(.camera, name: "Save a picture", control: picture, shortcut: "Ctrl+S")
          IconButton(
            .record, name: isRecording ? "End the recording" : "Record", isOn: isRecording,
            control: record, shortcut: "Ctrl+R")
        }
        IconButton(
          .sidebarRight, name: "Inspector", isOn: model.panels.isOpen(.inspector),
          control: inspector, shortcut: "F10")
      }
    }
  }

  /// What the stage can be compared with.
  private static func variants(
    _ chosen: TwinVariant?, _ compare: @escaping (TwinVariant?) -> Void
  ) -> [[Menu.Item]] {
    [[Menu.Item("One stage", isChecked: chosen == nil) { compare(nil) }]]
      + TwinVariant.groups.map { group in
        group.map { variant in
          Menu.Item(variant.title, isChecked: variant == chosen) { compare(variant) }
        }
      }
  }
}
