internal import FlowCore

/// The slides of a tour, and an optional overlay at their bottom.
struct TourSlides: Element {
  private let tour: TourState
  private let overlay: (any Element)?

  init(_ tour: TourState, over overlay: (any Element)?) {
    self.tour = tour
    self.overlay = overlay
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    pages(context).size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    var below = context
    let height =
      overlay?.size(in: Size(width: frame.size.width, height: .infinity), context).height ?? 0
    // To the slides, the overlay is like a bar that covers the bottom of the area.
    below.constraints.size.height = frame.maxY
    below.insets.bottom = height
    page.add(pages(context), in: frame, below)
    page.whenLaidOut { [tour] in tour.noticeFit() }
    guard let overlay else { return }
    var layout = PageLayout(name: "overlay", size: page.layer.size, within: page)
    let top = Insets(top: frame.size.height - height)
    layout.add(overlay, in: frame.inset(by: top), context)
    page.add(layout)
  }

  private func pages(_ context: LayoutContext) -> Pages {
    Pages(state: tour.pages, accessibilityLabel: context.strings[.tour], effect: .fade) {
      [tour] position in
      SlideView(
        tour.slides[position.index], scroll: tour.scrolls[position.index],
        presence: position.presence)
    }
  }
}
