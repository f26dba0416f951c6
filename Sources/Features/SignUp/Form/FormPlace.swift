internal import FlowCore
internal import FlowUI

/// Where something lies among what a form scrolls, as it was laid out last.
final class FormPlace {
  /// In points of what is scrolled; `nil` before it was laid out.
  fileprivate(set) var frame: Rect?
}

/// Elements in a column whose place is known.
struct Placed: Element {
  private let place: FormPlace
  private let column: Column

  init(_ place: FormPlace, @ElementBuilder _ elements: () -> [any Element]) {
    self.place = place
    column = Column(elements)
  }

  func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  func size(in offer: Size, _ context: LayoutContext) -> Size { column.size(in: offer, context) }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    place.frame = frame
    column.place(in: frame, context, on: &page)
  }
}

/// What lets a form hear of input; it takes no room.
struct FormPart: Element {
  private let form: Form

  init(_ form: Form) {
    self.form = form
  }

  func size(in offer: Size, _ context: LayoutContext) -> Size { .zero }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(form, at: frame)
  }
}
