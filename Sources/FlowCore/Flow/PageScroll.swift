/// Drives a page with a horizontal two-finger scroll, which ends 80 ms after its last event.
///
/// 400 points of scrolling correspond to one page, whatever the stage's width.
public final class PageScroll: ScrollResponder {
  private static let page = ScrollRecognizer.page

  private let back: PageDragController
  private let forward: PageDragController
  private var recognizer = ScrollRecognizer()
  /// The controller that the current scroll drives, and the sign of its direction.
  private var current: (drag: PageDragController, sign: Double)?

  init(_ controller: NavigationController) {
    back = PageDragController(.back, of: controller)
    forward = PageDragController(.forward, of: controller)
    back.speed = { [weak self] _ in (self?.recognizer.velocity ?? 0) * Self.page }
    forward.speed = { [weak self] _ in (self?.recognizer.velocity ?? 0) * -Self.page }
    controller.context.clock.add(self)
  }

  public var keepsScroll: Bool { current?.drag.isHolding ?? false }

  public func respond(to scroll: ScrollEvent) -> Bool {
    if recognizer.isIdle(at: scroll.instant) {
      recognizer = ScrollRecognizer(
        towards: PanDirections.horizontal.subtracting(back.isPossible ? [] : .trailing)
          .subtracting(forward.isPossible ? [] : .leading))
    }
    let recognition = recognizer.take(scroll)
    if case .recognized(let scroll) = recognition { follow(scroll) }
    return recognition.response != .ignored
  }

  /// Returns the page to its start; the rest of the scroll is ignored.
  public func cancelScroll() -> Bool {
    let wasHolding = keepsScroll
    current?.drag.cancel()
    current = nil
    return wasHolding
  }

  private func follow(_ scroll: Scroll) {
    let page = Self.page
    if scroll.phase == .began {
      let drag = scroll.pages < 0 ? forward : back
      let sign = scroll.pages < 0 ? -1.0 : 1
      // A scroll has no location: it takes the page in the middle of the stage.
      _ = drag.begin(at: Point(x: 0.5, y: 0.5), travel: scroll.pages * sign * page, extent: page)
      current = drag.isHolding ? (drag, sign) : nil
    }
    guard let (drag, sign) = current else { return }
    let travel = scroll.pages * sign * page
    switch scroll.phase {
    case .began:
      break
    case .moved:
      drag.move(to: travel, extent: page)
    case .ended:
      drag.release(at: travel, extent: page, velocity: scroll.velocity * sign * page)
      current = nil
    case .cancelled:
      _ = cancelScroll()
    }
  }
}

extension PageScroll: ClockParticipant {
  public var deadline: Instant? { recognizer.deadline }

  /// False: a pending timer changes nothing on screen.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    if let scroll = recognizer.expire(at: instant) { follow(scroll) }
  }
}
