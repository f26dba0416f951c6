internal import FlowCore
internal import FlowUI

/// The frame of an element in the scrolled content of a form.
@MainActor
final class FormFrame {
  /// At the latest layout, in points; `nil` before any layout.
  fileprivate(set) var frame: Rect?
}

struct FrameRecorder: Element {
  private let formFrame: FormFrame
  private let column: Column

  init(_ formFrame: FormFrame, @ElementBuilder _ elements: () -> [any Element]) {
    self.formFrame = formFrame
    column = Column(elements)
  }

  func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    formFrame.frame = frame
    column.layOut(in: frame, context, on: &page)
  }
}

/// An element without a size, through which a form observes input.
struct FormObserver: Element {
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
