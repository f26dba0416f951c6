internal import FlowCore
internal import FlowUI

/// A layer at its place in the picture, with its opacity within all around it.
struct Placed {
  let layer: Layer
  /// Where it lies at its natural size.
  let bounds: PixelRect
  let opacity: Double

  /// Places a layer with its top left corner, at its natural size, on a device pixel.
  init(_ layer: Layer, x: Int, y: Int, opacity: Double, on canvas: Canvas) {
    self.layer = layer
    self.opacity = opacity
    bounds = PixelRect(
      left: x, top: y, right: x + canvas.pixels(layer.size.width),
      bottom: y + canvas.pixels(layer.size.height))
  }

  var alpha: UInt32 { UInt32((min(max(opacity, 0), 1) * 255).rounded()) }
  var dim: UInt32 { UInt32((min(max(layer.dim, 0), 1) * 255).rounded()) }

  /// The whole device pixels that it fills.
  ///
  /// Opposite edges of a scaled page move by the same count of them, so that its centre stays.
  var frame: PixelRect {
    PixelRect(
      left: bounds.left + inset(bounds.right - bounds.left),
      top: bounds.top + inset(bounds.bottom - bounds.top),
      right: bounds.right - inset(bounds.right - bounds.left),
      bottom: bounds.bottom - inset(bounds.bottom - bounds.top))
  }

  var isScaled: Bool { frame != bounds }

  /// Whether nothing beneath it is seen.
  var covers: Bool { layer.kind == .page && alpha == 255 }

  /// At most a thousand: a place beyond that could be more than an integer holds.
  private var scale: Double {
    guard layer.kind == .page, layer.scale.isFinite, layer.scale > 0 else { return 1 }
    return min(layer.scale, 1000)
  }

  private func inset(_ extent: Int) -> Int {
    Int((Double(extent) * (1 - scale) / 2).rounded())
  }
}
