internal import FlowCore
internal import FlowUI

/// Above the stage: which demo it is, on what device, and what can be made of it.
final class StageBar {
  private let model: ViewerModel
  private let demos = Control()
  private let inspector = Control()
  private let rotate = Control()
  private let zoomOut = Control()
  private let zoomIn = Control()
  private let devices: Choice

  init(_ model: ViewerModel) {
    self.model = model
    devices = Choice(1) { [weak model] index in
      guard let model else { return }
      model.use(Device(Device.Kind.allCases[index], isRotated: model.device.isRotated))
    }
    demos.onActivate = { [weak model] in model?.panels.toggle(.demos) }
    inspector.onActivate = { [weak model] in model?.panels.toggle(.inspector) }
    rotate.onActivate = { [weak model] in model?.rotate() }
    zoomOut.onActivate = { [weak model] in model?.zoom(by: -1) }
    zoomIn.onActivate = { [weak model] in model?.zoom(by: 1) }
  }

  /// What keys get to in it.
  var stops: [any FocusablePart] { [demos, rotate, zoomOut, zoomIn, inspector] }

  func element(in context: LayoutContext) -> any Element {
    rotate.isEnabled = model.device.kind != .free
    devices.index = Device.Kind.allCases.firstIndex(of: model.device.kind) ?? 1
    return Padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)) {
      Row {
        Hint("Demos", shortcut: "F9") {
          IconButton(
            .sidebarLeft, name: "Demos", control: demos, isOn: model.panels.isOpen(.demos))
        }
        Words(model.demo.title, .headline)
        Space()
        Wide(120) {
          Segments(
            Device.Kind.allCases.map(\.title), icons: Device.Kind.allCases.map(\.icon), devices,
            name: "Device")
        }
        Hint("Rotate", shortcut: "Ctrl+T") {
          IconButton(.rotate, name: "Rotate", control: rotate, isOn: model.device.isRotated)
        }
        Hint("Smaller", shortcut: "Ctrl+-") {
          IconButton(.zoomOut, name: "Smaller", control: zoomOut)
        }
        Hint("Larger", shortcut: "Ctrl++") {
          IconButton(.zoomIn, name: "Larger", control: zoomIn)
        }
        Hint("Inspector", shortcut: "F10") {
          IconButton(
            .sidebarRight, name: "Inspector", control: inspector,
            isOn: model.panels.isOpen(.inspector))
        }
      }
    }
  }
}
