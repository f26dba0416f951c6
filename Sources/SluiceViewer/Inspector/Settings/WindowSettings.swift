internal import FlowUI

/// The viewer's own appearance.
final class WindowSettings: SettingsGroup {
  let title = "Viewer"
  let resetControl = Control()

  private let model: ViewerModel
  private let look = SegmentSelection()
  private let showsFrameTimes = Toggle()

  init(_ model: ViewerModel) {
    self.model = model
    look.onChange = { [weak model] in model?.look = ViewerLook.allCases[$0] }
    showsFrameTimes.onChange = { [weak model] in model?.frameTimes.isShown = $0 }
  }

  var isChanged: Bool { model.look != .asDesktop || model.frameTimes.isShown }

  func reset() {
    model.look = .asDesktop
    model.frameTimes.isShown = false
  }

  func element(in context: LayoutContext) -> any Element {
    look.show(ViewerLook.allCases.firstIndex(of: model.look) ?? 0)
    showsFrameTimes.show(model.frameTimes.isShown)
    return Column(spacing: 4) {
      SettingRow("Look") { SegmentedControl(ViewerLook.allCases.map(\.title), look, name: "Look") }
      Switch("Frame times", showsFrameTimes)
    }
  }
}
