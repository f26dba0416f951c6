package import FlowCore
internal import FlowUI
package import SDLWindow

/// The mapping between a stage in points and its window: scaled to fit, and centred.
package struct StageMapping: Hashable {
  let stageSize: Size
  /// Device pixels per point.
  package let scale: Double
  /// The stage's rectangle in the window, in device pixels.
  package let placement: Placement
  private let pixelsPerUnit: Double

  /// `fills` is whether the stage has the window's proportions, and must reach all four edges.
  package init(
    stageSize: Size, pixels: (width: Int, height: Int), units: (width: Int, height: Int),
    fills: Bool = false
  ) {
    // Sizes below one count as one, to avoid dividing by zero.
    let across = Double(max(pixels.width, 1)) / max(stageSize.width, 1)
    let down = Double(max(pixels.height, 1)) / max(stageSize.height, 1)
    // Pixel counts are whole, so at a fractional display scale the two ratios differ slightly. A
    // stage that has the window's size must reach all four edges.
    let fills = fills || stageSize == Size(width: Double(units.width), height: Double(units.height))
    let fitting = fills ? max(across, down) : min(across, down)
    self.stageSize = stageSize
    let width = max(1, min(pixels.width, Int((stageSize.width * fitting).rounded())))
    let height = max(1, min(pixels.height, Int((stageSize.height * fitting).rounded())))
    scale = fitting
    placement = Placement(
      x: max(0, (pixels.width - width) / 2), y: max(0, (pixels.height - height) / 2),
      width: width, height: height)
    pixelsPerUnit = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
  }

  /// `x` and `y` are in window units, and may be outside the stage.
  func point(x: Double, y: Double) -> Point {
    Point(
      x: (x * pixelsPerUnit - Double(placement.x)) / scale,
      y: (y * pixelsPerUnit - Double(placement.y)) / scale)
  }

  func windowRect(_ rect: Rect) -> Rect {
    let unit = scale / pixelsPerUnit
    return Rect(
      x: Double(placement.x) / pixelsPerUnit + rect.minX * unit,
      y: Double(placement.y) / pixelsPerUnit + rect.minY * unit,
      width: rect.size.width * unit, height: rect.size.height * unit)
  }
}
