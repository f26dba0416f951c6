internal import FlowCore

/// A scroll area around an input target, and the area's visible frame on the page.
@MainActor
struct ScrollWindow {
  let state: ScrollState
  /// On the page, where the area is visible and takes input.
  var frame: Rect

  /// The distance inside an edge at which a drag starts to scroll, in points, and the speed gained
  /// for each point further out, in points per second; both by eye.
  ///
  /// Scrolling starts inside the edge because there may be no room outside.
  private static let (margin, speed) = (4.0, 20.0)

  /// Scrolls the content towards the pointer of a drag: the further out the pointer, the faster.
  func roll(after pointer: Point) {
    let inner = frame.inset(by: Insets(top: Self.margin, bottom: Self.margin))
    let beyond = min(0, pointer.y - inner.minY) + max(0, pointer.y - inner.maxY)
    // With an infinite velocity, the offset at the start would not be a number.
    let fastest = Double.greatestFiniteMagnitude
    state.roll(at: min(max(beyond * Self.speed, -fastest), fastest))
  }

  /// Makes a rectangle of the page visible.
  func reveal(_ rect: Rect, animated: Bool = true) {
    let top = rect.minY - frame.minY + state.offset
    state.reveal(top...(top + rect.size.height), animated: animated)
  }
}
