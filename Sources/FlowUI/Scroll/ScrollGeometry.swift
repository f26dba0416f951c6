internal import FlowCore

/// The height of scrollable content in points, and the limits of its scroll offset.
struct ScrollGeometry: Hashable {
  let content: Double
  let window: Double
  /// Whether a downward drag at the top of the content moves the container, such as a sheet,
  /// instead of the content.
  let movesContainerAtTop: Bool

  /// A negative or non-finite height counts as 0.
  init(content: Double, window: Double, movesContainerAtTop: Bool = false) {
    self.content = content.isFinite ? max(0, content) : 0
    self.window = window.isFinite ? max(0, window) : 0
    self.movesContainerAtTop = movesContainerAtTop
  }

  var limit: Double { max(0, content - window) }

  func clamped(_ offset: Double) -> Double { min(max(offset, 0), limit) }

  /// The offset that a drag to `offset` reaches: beyond its ends, the content resists like a rubber
  /// band, as in UIKit.
  func pulled(to offset: Double) -> Double {
    let beyond = (offset - clamped(offset)).magnitude
    guard beyond > 0 else { return offset }
    let reach = RubberBand.reach(of: beyond, extent: window)
    return clamped(offset) + (offset < 0 ? -reach : reach)
  }

  /// The inverse of `pulled(to:)`.
  func pull(reaching offset: Double) -> Double {
    let reach = (offset - clamped(offset)).magnitude
    let beyond = RubberBand.pull(reaching: reach, extent: window)
    return clamped(offset) + (offset < 0 ? -beyond : beyond)
  }
}
