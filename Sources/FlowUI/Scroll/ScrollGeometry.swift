internal import FlowCore

/// How much there is to scroll, in points, and what becomes of offsets from the top of it.
struct ScrollGeometry: Hashable {
  /// The height of what is scrolled, and of the window that shows it.
  let content: Double
  let window: Double
  /// Whether a pull at the top is somebody else's, as in a sheet that can be pulled down.
  let leavesTop: Bool

  /// Creates a geometry; a height below 0, or that is no number, counts as 0.
  init(content: Double, window: Double, leavesTop: Bool = false) {
    self.content = content.isFinite ? max(0, content) : 0
    self.window = window.isFinite ? max(0, window) : 0
    self.leavesTop = leavesTop
  }

  /// The farthest that it can be scrolled: what the window cannot show.
  var limit: Double { max(0, content - window) }

  /// The nearest offset that is not beyond the ends.
  func clamped(_ offset: Double) -> Double { min(max(offset, 0), limit) }

  /// Where the content is when a hand has pulled it to an offset.
  ///
  /// Beyond the ends it loses its grip, as in UIKit: the content gets no further than the window is
  /// high.
  func pulled(to offset: Double) -> Double {
    let beyond = (offset - clamped(offset)).magnitude
    guard beyond > 0 else { return offset }
    let reach = RubberBand.reach(of: beyond, extent: window)
    return clamped(offset) + (offset < 0 ? -reach : reach)
  }

  /// To what offset a hand must have pulled the content that is at another one.
  func pull(reaching offset: Double) -> Double {
    let reach = (offset - clamped(offset)).magnitude
    let beyond = RubberBand.pull(reaching: reach, extent: window)
    return clamped(offset) + (offset < 0 ? -beyond : beyond)
  }
}
