internal import FlowCore
internal import FlowUI

struct Hint: Element {
  let column: Column
  init(_ t: String, shortcut: String? = nil, @ElementBuilder _ e: () -> [any Element]) {
    column = Column(e)
  }
  func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }
  func size(in offer: Size, _ context: LayoutContext) -> Size { column.size(in: offer, context) }
  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    column.place(in: frame, context, on: &page)
  }
}
struct IconButton: Composite {
  let icon: Icon
  let name: String
  let control: Control
  init(
    _ icon: Icon, name: String, isOn: Bool? = nil, control: Control, hint: String? = nil,
    shortcut: String? = nil
  ) { self.icon = icon; self.name = name; self.control = control }
  func content(in context: LayoutContext) -> any Element {
    Button("", icon: icon, role: .plain, control: control, name: name)
  }
}
extension Icon {
  static let phone = Icon.card, tablet = Icon.card, fullScreen = Icon.card, restart = Icon.card,
    stepBack = Icon.card, stepForward = Icon.card
  static let branch = Icon.card, clock = Icon.card, sidebarLeft = Icon.card,
    sidebarRight = Icon.card, rotate = Icon.card, zoomIn = Icon.card, zoomOut = Icon.card,
    link = Icon.card, camera = Icon.card, record = Icon.card
}
extension Segments {
  struct Item {
    let title: String;
    init(_ title: String, icon: Icon? = nil, showsTitle: Bool = true) { self.title = title }
  }
  init(items: [Item], _ c: Choice, name: String) { self.init(items.map(\.title), c, name: name) }
}
extension Slider {
  init(_ s: SliderState, name: String, label: ((Double) -> String)?) { self.init(s, name: name) }
}
final class PopUpState {
  var index = 0
  init(
    _ titles: [String], _ index: Int = 0, over overlays: Overlays, onChange: ((Int) -> Void)? = nil
  ) {}
}
struct PopUp: Composite {
  init(_ s: PopUpState, name: String) {}
  func content(in context: LayoutContext) -> any Element { Space(0) }
}
