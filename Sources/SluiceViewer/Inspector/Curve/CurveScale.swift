internal import FlowCore
internal import FlowUI

/// Maps time and fraction to points of the graph: time to the right, fraction upwards.
struct CurveScale: Hashable {
  /// The graph without its margins, in points.
  let frame: Rect
  let duration: Duration

  func point(_ time: Double, _ fraction: Double) -> Point {
    Point(
      x: frame.minX + time / duration.inSeconds * frame.size.width,
      y: frame.maxY - fraction * frame.size.height)
  }
}
