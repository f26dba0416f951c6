/// Scrolling on a pager: two fingers drag the pages, and a wheel moves from page to page.
///
/// A two-finger scroll ends 80 ms after its last event, and 400 points of scrolling move the pages
/// by one page. A scroll that begins in a direction without further pages is left to other
/// responders.
final class PagerScroll: ScrollResponder {
  /// After a wheel step that turns a page, further steps are ignored for this time, as in
  /// libadwaita.
  static let pause = Duration.milliseconds(150)

  private weak var pager: Pager?
  private let drag: PagerDragController
  private var recognizer = ScrollRecognizer()
  private var lastTurn: Instant?

  init(_ pager: Pager) {
    self.pager = pager
    drag = PagerDragController(pager, .scroll)
    drag.pointerVelocity = { [weak self] _ in
      self.map { $0.points($0.recognizer.velocity) } ?? .zero
    }
    pager.context.clock.add(self)
  }

  var keepsScroll: Bool { drag.isDragging }

  func respond(to scroll: ScrollEvent) -> Bool {
    guard let pager else { return false }
    // While another gesture drags the pages, scrolling is handled without effect.
    if pager.machine.isDragging, !keepsScroll { return true }
    if !keepsScroll {
      // The rest of a scroll that was cancelled has no effect, even if it looks like a wheel's.
      if scroll.isWheel, recognizer.deadline == nil {
        return pager.takesWheel && turn(scroll, pager)
      }
      guard pager.allowsTouchDrag else { return false }
    }
    if recognizer.isIdle(at: scroll.instant) {
      recognizer = ScrollRecognizer(towards: pager.openDirections, along: pager.axis)
    }
    let recognition = recognizer.handle(scroll)
    if case .recognized(let scroll) = recognition { follow(scroll) }
    return recognition.response != .ignored
  }

  func cancelScroll() -> Bool {
    guard keepsScroll, let pager else { return false }
    pager.change(.scroll) { $0.cancel(at: pager.now) }
    return true
  }

  /// Returns false if the wheel step is left to other responders.
  private func turn(_ scroll: ScrollEvent, _ pager: Pager) -> Bool {
    if let lastTurn, scroll.instant < lastTurn.advanced(by: Self.pause) { return true }
    guard let index = pager.index else { return false }
    let target = index + (scroll.down > 0 ? 1 : -1)
    guard pager.pages.indices.contains(target) else { return false }
    lastTurn = scroll.instant
    pager.select(target, reason: .wheel)
    return true
  }

  private func follow(_ scroll: Scroll) {
    drag.follow(
      scroll.phase, points(scroll.pages), velocity: points(scroll.velocity),
      extent: ScrollRecognizer.page)
  }

  private func points(_ pages: Double) -> Vector {
    (pager?.axis ?? .horizontal).vector(pages * ScrollRecognizer.page)
  }
}

extension PagerScroll: ClockParticipant {
  var deadline: Instant? { recognizer.deadline }

  /// True while a scroll drags the pages: the scroll ends without another event, and then the pages
  /// settle.
  var isMoving: Bool { keepsScroll }

  func advance(to instant: Instant) {
    if let scroll = recognizer.expire(at: instant) { follow(scroll) }
  }
}

extension ScrollEvent {
  /// Whether the event counts as a wheel's: it is vertical and in whole steps, whereas touchpads
  /// usually send fractions.
  ///
  /// A touchpad on X11 sends whole steps, so its vertical scrolls count as a wheel's, too.
  fileprivate var isWheel: Bool {
    right == 0 && down != 0 && down.isFinite && down == down.rounded()
  }
}
