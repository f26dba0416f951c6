internal import FlowCore
internal import FlowUI

/// Draws an element with the destructive colour as its accent, so that an active state is hard to
/// miss.
struct DestructiveTint: Element {
  let element: any Element

  func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  func size(in offer: Size, _ context: LayoutContext) -> Size {
    element.size(in: offer, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var alarmed = context
    alarmed.theme.accent = context.theme.destructive
    element.layOut(in: frame, alarmed, on: &page)
  }
}
