internal import FlowCore

/// A scroll area that something lies in, and where that is seen on the page.
struct ScrollWindow {
  /// How far it is scrolled.
  let state: ScrollState
  /// Where on the page it is seen and takes input.
  var frame: Rect

  /// How near to an edge a pointer lets it roll, in points, as there may be no room beyond; and how
  /// fast then, in points a second for each point from there; by eye.
  private static let (margin, speed) = (4.0, 20.0)

  /// Rolls on as long as a pointer that drags is beyond the window, the faster the farther.
  func roll(after pointer: Point) {
    let inner = frame.inset(by: Insets(top: Self.margin, bottom: Self.margin))
    let beyond = min(0, pointer.y - inner.minY) + max(0, pointer.y - inner.maxY)
    state.roll(at: beyond * Self.speed)
  }

  /// Scrolls by as little as shows a part of the page.
  func reveal(_ part: Rect) {
    let top = part.minY - frame.minY + state.offset
    state.reveal(top...(top + part.size.height))
  }
}
