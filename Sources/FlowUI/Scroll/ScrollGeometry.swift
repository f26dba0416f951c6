internal import FlowCore

/// The height of scrollable content in points, and the limits of its scroll offset.
struct ScrollGeometry: Hashable {
  /// The heights of the content and of the window that shows it.
  let content: Double
  let window: Double
  /// Whether a downward drag at the top of the content moves a container, such as a sheet, instead
  /// of scrolling.
  let movesContainerAtTop: Bool

  /// Creates a geometry; a negative or non-finite height counts as 0.
  init(content: Double, window: Double, movesContainerAtTop: Bool = false) {
    self.content = content.isFinite ? max(0, content) : 0
    self.window = window.isFinite ? max(0, window) : 0
    self.movesContainerAtTop = movesContainerAtTop
  }

  /// The maximum offset: the height of the content that does not fit into the window.
  var limit: Double { max(0, content - window) }

  /// The nearest offset within the ends of the content.
  func clamped(_ offset: Double) -> Double { min(max(offset, 0), limit) }

  /// The offset at which the content is shown when a drag has pulled it to `offset`.
  ///
  /// Beyond its ends the content resists like a rubber band, as in UIKit: it moves less than the
  /// height of the window beyond them.
  func pulled(to offset: Double) -> Double {
    let beyond = (offset - clamped(offset)).magnitude
    guard beyond > 0 else { return offset }
    let reach = RubberBand.reach(of: beyond, extent: window)
    return clamped(offset) + (offset < 0 ? -reach : reach)
  }

  /// The inverse of `pulled(to:)`: the offset to which a drag must pull the content to show
  /// it at `offset`.
  func pull(reaching offset: Double) -> Double {
    let reach = (offset - clamped(offset)).magnitude
    let beyond = RubberBand.pull(reaching: reach, extent: window)
    return clamped(offset) + (offset < 0 ? -beyond : beyond)
  }
}
