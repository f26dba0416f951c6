package import FlowCore
internal import FlowUI
package import SDLWindow

/// The mapping between a session in points and its window: scaled to fit, and centred.
package struct WindowMapping: Hashable {
  let sessionSize: Size
  /// Device pixels per point.
  package let scale: Double
  /// The session's rectangle in the window, in device pixels.
  package let placement: Placement
  private let pixelsPerUnit: Double

  /// `fills` is whether the session has the window's proportions, and must reach all four edges.
  package init(
    sessionSize: Size, pixels: (width: Int, height: Int), units: (width: Int, height: Int),
    fills: Bool = false
  ) {
    // Sizes below one count as one, to avoid dividing by zero.
    let across = Double(max(pixels.width, 1)) / max(sessionSize.width, 1)
    let down = Double(max(pixels.height, 1)) / max(sessionSize.height, 1)
    // Pixel counts are whole, so at a fractional display scale the two ratios differ slightly. A
    // session that has the window's size must reach all four edges.
    let fills =
      fills || sessionSize == Size(width: Double(units.width), height: Double(units.height))
    let fitting = fills ? max(across, down) : min(across, down)
    self.sessionSize = sessionSize
    let width = max(1, min(pixels.width, Int((sessionSize.width * fitting).rounded())))
    let height = max(1, min(pixels.height, Int((sessionSize.height * fitting).rounded())))
    scale = fitting
    placement = Placement(
      x: max(0, (pixels.width - width) / 2), y: max(0, (pixels.height - height) / 2),
      width: width, height: height)
    pixelsPerUnit = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
  }

  /// `x` and `y` are in window units, and may be outside the session.
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
