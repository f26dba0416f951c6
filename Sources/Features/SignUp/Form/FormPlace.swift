internal import FlowCore
internal import FlowUI

/// The place of an element in the scrolled content of a form.
@MainActor
final class FormPlace {
  /// The frame in the scrolled content at the latest layout, in points; `nil` before any layout.
  fileprivate(set) var frame: Rect?
}

/// A column of elements that records its own frame in a `FormPlace`.
struct Placed: Element {
  private let place: FormPlace
  private let column: Column

  init(_ place: FormPlace, @ElementBuilder _ elements: () -> [any Element]) {
    self.place = place
    column = Column(elements)
  }

  func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    place.frame = frame
    column.layOut(in: frame, context, on: &page)
  }
}

/// An element without a size, through which a form observes input.
struct FormPart: Element {
  private let form: Form

  init(_ form: Form) {
    self.form = form
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { .zero }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(form, at: frame)
    page.whenLaidOut { [form] in form.revealFirstFocus() }
  }
}
