internal import FlowCore
internal import FlowUI

/// An element of zero size that calls a closure once the whole page is laid out.
struct WhenLaidOut: Element {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { .zero }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.whenLaidOut(work)
  }
}
