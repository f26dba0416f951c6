internal import FlowCore
internal import FlowScene

/// A layer with its position in the frame and its opacity, multiplied by those of its superlayers.
struct PositionedLayer {
  let layer: Layer
  /// Unscaled, in device pixels.
  let bounds: PixelRect
  /// 0 if the layer's size or offset is not finite.
  let opacity: Double

  init(_ layer: Layer, x: Int, y: Int, opacity: Double, on canvas: Canvas) {
    self.layer = layer
    self.opacity = layer.size.isFinite ? opacity : 0
    bounds = PixelRect(
      left: x, top: y, right: x + canvas.pixels(layer.size.width),
      bottom: y + canvas.pixels(layer.size.height))
  }

  init(_ tree: LayerTree, on canvas: Canvas) {
    self.init(tree.root, x: 0, y: 0, opacity: tree.root.opacity, on: canvas)
  }

  /// 0…255.
  var alpha: UInt32 { Self.byte(opacity) }
  /// 0…255.
  var dim: UInt32 { Self.byte(layer.dim) }

  private static func byte(_ fraction: Double) -> UInt32 {
    // With this order of arguments, NaN gives 0.
    UInt32((min(max(0, fraction), 1) * 255).rounded())
  }

  /// In device pixels, after scaling.
  ///
  /// Opposite edges of a scaled page move by the same number of pixels, so its centre does not
  /// move.
  var frame: PixelRect {
    PixelRect(
      left: bounds.left + inset(bounds.right - bounds.left),
      top: bounds.top + inset(bounds.bottom - bounds.top),
      right: bounds.right - inset(bounds.right - bounds.left),
      bottom: bounds.bottom - inset(bounds.bottom - bounds.top))
  }

  var isScaled: Bool { frame != bounds }

  var isOpaquePage: Bool { layer.kind == .page && alpha == 255 }

  func sublayers(on canvas: Canvas) -> [PositionedLayer] {
    layer.sublayers.map { layer in
      PositionedLayer(
        layer, x: bounds.left + canvas.pixels(layer.offset.x),
        y: bounds.top + canvas.pixels(layer.offset.y),
        opacity: layer.offset.isFinite ? opacity * layer.opacity : 0, on: canvas)
    }
  }

  private func inset(_ extent: Int) -> Int {
    Int((Double(extent) * (1 - layer.drawnScale) / 2).rounded())
  }
}
