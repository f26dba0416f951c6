internal import FlowCore

/// The input target of a page indicator: a tap selects the page of the nearest capsule, and keys
/// move between pages.
final class PageIndicatorTarget: FocusableInputTarget {
  var hasFocus = false
  let pager: Pager

  init(_ pager: Pager) {
    self.pager = pager
  }

  var reach: KeyboardReach { pager.pages.count > 1 ? .tab : .none }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    pager.handle(key)
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    PageIndicatorPress(pager, frame: frame)
  }
}

private final class PageIndicatorPress: PointerResponder {
  private let pager: Pager
  private let frame: Rect
  private var tap = TapRecognizer()

  init(_ pager: Pager, frame: Rect) {
    self.pager = pager
    self.frame = frame
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    let response = tap.handle(event)
    guard response == .claimed else { return response }
    let row = CapsuleRow(pager.pages.count, in: frame.size.width)
    if let index = row.nearest(to: event.locationOnPage.x - frame.minX, at: pager.filledFraction) {
      pager.select(index, reason: .tap)
    }
    return response
  }
}

extension Pager {
  /// The filled fraction of the whole indicator, 0…1.
  var filledFraction: Double { pages.isEmpty ? 0 : filled / Double(pages.count) }
}
