package import FlowCore
internal import FlowUI
package import SDL

/// How a stage in points lies in a window: scaled to fit, in the middle.
package struct StageMapping: Hashable {
  /// The stage's size in points.
  let stage: Size
  /// Device pixels a point.
  package let scale: Double
  /// Where the stage lies, in device pixels.
  package let placement: Placement
  private let pixelsPerUnit: Double

  /// Fits a stage into a window of some size in device pixels and in window units.
  package init(stage: Size, pixels: (width: Int, height: Int), units: (width: Int, height: Int)) {
    // A stage of no extent is shown as one of a point: there is nothing to see of it anyway.
    let across = Double(max(pixels.width, 1)) / max(stage.width, 1)
    let down = Double(max(pixels.height, 1)) / max(stage.height, 1)
    // Pixels are whole, so with a broken count of them a unit the two differ a little; a stage that
    // is as large as the window has to reach both of its far edges.
    let fills = stage == Size(width: Double(units.width), height: Double(units.height))
    let fitting = fills ? max(across, down) : min(across, down)
    self.stage = stage
    let width = max(1, min(pixels.width, Int((stage.width * fitting).rounded())))
    let height = max(1, min(pixels.height, Int((stage.height * fitting).rounded())))
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

  /// Where a part of the stage lies, in window units.
  func windowRect(_ rect: Rect) -> Rect {
    let unit = scale / pixelsPerUnit
    return Rect(
      x: Double(placement.x) / pixelsPerUnit + rect.minX * unit,
      y: Double(placement.y) / pixelsPerUnit + rect.minY * unit,
      width: rect.size.width * unit, height: rect.size.height * unit)
  }
}
