internal import FlowCore
internal import SDL

/// How a stage in points lies in a window: scaled to fit, in the middle.
struct StageMapping: Hashable {
  /// Device pixels a point.
  let scale: Double
  /// Where the stage lies, in device pixels.
  let placement: Placement
  private let pixelsPerUnit: Double

  /// Fits a stage into a window of some size in device pixels and in window units.
  init(stage: Size, pixels: (width: Int, height: Int), units: (width: Int, height: Int)) {
    let fitting = min(
      Double(max(pixels.width, 1)) / stage.width, Double(max(pixels.height, 1)) / stage.height)
    let width = max(1, Int((stage.width * fitting).rounded()))
    let height = max(1, Int((stage.height * fitting).rounded()))
    scale = fitting
    placement = Placement(
      x: max(0, (pixels.width - width) / 2), y: max(0, (pixels.height - height) / 2),
      width: width, height: height)
    pixelsPerUnit = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
  }

  /// The point of the stage at a place in window units; it may lie outside of the stage.
  func point(x: Double, y: Double) -> Point {
    Point(
      x: (x * pixelsPerUnit - Double(placement.x)) / scale,
      y: (y * pixelsPerUnit - Double(placement.y)) / scale)
  }
}
