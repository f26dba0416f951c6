internal import FlowCore
internal import FlowUI

/// An element of which what is on has the colour of what is wrong: nobody shall forget it.
struct DestructiveTint: Element {
  let element: any Element

  func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    element.size(in: offer, context)
  }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var alarmed = context
    alarmed.theme.accent = context.theme.destructive
    element.place(in: frame, alarmed, on: &page)
  }
}
