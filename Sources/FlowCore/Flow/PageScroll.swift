/// Drives a page with a horizontal two-finger scroll, which ends 80 ms after its last event.
///
/// 400 points of scrolling correspond to one page, whatever the stage's width.
package final class PageScroll: ScrollResponder {
  private static let pageLength = ScrollRecognizer.page

  private let back: PageDragController
  private let forward: PageDragController
  private var recognizer = ScrollRecognizer()
  private var current: PageDragController?

  init(_ controller: NavigationController) {
    back = PageDragController(.back, of: controller)
    forward = PageDragController(.forward, of: controller)
    for drag in [back, forward] {
      drag.pointerVelocity = { [weak self] _ in Self.points(self?.recognizer.velocity ?? 0) }
    }
    controller.context.clock.add(self)
  }

  package var keepsScroll: Bool { current?.isDragging ?? false }

  package func respond(to scroll: ScrollEvent) -> Bool {
    if recognizer.isIdle(at: scroll.instant) {
      recognizer = ScrollRecognizer(
        towards: PanDirections.horizontal.subtracting(back.isPossible ? [] : .trailing)
          .subtracting(forward.isPossible ? [] : .leading))
    }
    let recognition = recognizer.handle(scroll)
    if case .recognized(let scroll) = recognition { follow(scroll) }
    return recognition.response != .ignored
  }

  package func cancelScroll() -> Bool {
    let wasDragging = keepsScroll
    current?.cancel()
    current = nil
    return wasDragging
  }

  private func follow(_ scroll: Scroll) {
    let movement = Self.points(scroll.pages)
    switch scroll.phase {
    case .began:
      let drag = scroll.pages < 0 ? forward : back
      // A scroll has no location: use the middle of the stage.
      let isOnDeparting = drag.departingScreen(at: Point(x: 0.5, y: 0.5)) != nil
      _ = drag.begin(grabbing: isOnDeparting, movement, extent: Self.pageLength)
      current = drag.isDragging ? drag : nil
    case .moved:
      current?.move(by: movement, extent: Self.pageLength)
    case .ended:
      current?.release(
        after: movement, extent: Self.pageLength, velocity: Self.points(scroll.velocity))
      current = nil
    case .cancelled:
      _ = cancelScroll()
    }
  }

  private static func points(_ pages: Double) -> Vector {
    Axis.horizontal.vector(pages * pageLength)
  }
}

extension PageScroll: ClockParticipant {
  package var deadline: Instant? { recognizer.deadline }

  /// True while a scroll drives a page: the scroll ends without another event, and then the page
  /// moves by itself.
  package var isMoving: Bool { keepsScroll }

  package func advance(to instant: Instant) {
    if let scroll = recognizer.expire(at: instant) { follow(scroll) }
  }
}
