internal import FlowCore
internal import FlowUI

struct Preferences {}
extension FlowContext {
  var preferences: Preferences {
    get { Preferences() }
    nonmutating set {}
  }
}
extension FlowSession {
  var safeArea: Insets {
    get { .zero }
    set {}
  }
}
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
  let icon: Icon; let name: String; let control: Control
  init(_ icon: Icon, name: String, control: Control, isOn: Bool = false) {
    self.icon = icon; self.name = name; self.control = control
  }
  func content(in context: LayoutContext) -> any Element {
    Button("", icon: icon, role: .plain, control: control, name: name)
  }
}
extension Icon {
  static let phone = Icon.card, tablet = Icon.card, fullScreen = Icon.card, restart = Icon.card,
    stepBack = Icon.card, stepForward = Icon.card
  static let branch = Icon.card, clock = Icon.card, sidebarLeft = Icon.card,
    sidebarRight = Icon.card, rotate = Icon.card, zoomIn = Icon.card, zoomOut = Icon.card
}
extension Segments {
  init(_ t: [String], icons: [Icon], _ c: Choice, name: String) { self.init(t, c, name: name) }
}
