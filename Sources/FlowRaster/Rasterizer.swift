internal import FlowCore
public import FlowUI

/// Makes pixels of layer trees, and keeps the pixels of pages as long as they are used.
public final class Rasterizer {
  /// How wide the shadow beside a page is, in points.
  static let shadowWidth = 8.0
  /// How dark it is next to the page, 0…1.
  static let shadowDarkness = 0.14

  private let glyphs: any GlyphSource
  private var kept: [KeptPage] = []
  private var used: [KeptPage] = []

  /// The pixels of a page that was drawn before, and what they show.
  private struct KeptPage {
    let layer: Layer
    let scale: Double
    let buffer: PixelBuffer
  }

  /// Creates a rasteriser that gets its glyphs and icons from `glyphs`.
  public init(glyphs: any GlyphSource) {
    self.glyphs = glyphs
  }

  /// Draws a frame at a count of device pixels a point, on black.
  ///
  /// - Parameter scale: Positive and finite. The picture has the stage's size times the scale, rounded,
  ///   and at least one pixel each way.
  /// - Returns: An opaque picture of its own.
  public func render(_ tree: LayerTree, scale: Double) -> PixelBuffer {
    let size = tree.root.size
    let frame = PixelBuffer(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
    render(tree, scale: scale, into: frame)
    return frame
  }

  /// Draws a frame into a picture of the right size.
  public func render(_ tree: LayerTree, scale: Double, into frame: PixelBuffer) {
    precondition(scale > 0 && scale.isFinite, "a scale must be positive and finite, not \(scale)")
    used = []
    let layer = tree.root
    // A page covers its own bounds; a frame of another size, or another layer, may stay bare.
    if layer.kind == .plain
      || frame.bounds != bounds(Placed(layer: layer, x: 0, y: 0, opacity: 1), scale)
    {
      frame.pixels.update(repeating: 0xFF00_0000, count: frame.stride * frame.height)
    }
    draw(
      Placed(layer: layer, x: 0, y: 0, opacity: layer.opacity),
      Canvas(target: frame, clip: frame.bounds, scale: scale))
    kept = used
  }

  /// Where to draw: the pixels, the part of them that may change, and their density.
  private struct Canvas {
    let target: PixelBuffer
    var clip: PixelRect
    let scale: Double
  }

  /// A layer with the device pixel of its top left corner, and its opacity within all around it.
  private struct Placed {
    let layer: Layer
    let x: Int
    let y: Int
    let opacity: Double

    var alpha: UInt32 { UInt32((min(max(opacity, 0), 1) * 255).rounded()) }
    var dim: UInt32 { UInt32((min(max(layer.dim, 0), 1) * 255).rounded()) }
  }

  private func pixels(_ points: Double, _ scale: Double) -> Int {
    Int((points * scale).rounded())
  }

  private func bounds(_ placed: Placed, _ scale: Double) -> PixelRect {
    PixelRect(
      left: placed.x, top: placed.y, right: placed.x + pixels(placed.layer.size.width, scale),
      bottom: placed.y + pixels(placed.layer.size.height, scale))
  }

  // MARK: Drawing

  private func draw(_ placed: Placed, _ canvas: Canvas) {
    shade(placed, canvas)
    var inner = canvas
    inner.clip = canvas.clip.intersection(bounds(placed, canvas.scale))
    guard !inner.clip.isEmpty, placed.alpha > 0 else { return }
    if placed.layer.kind == .page, mustBeKept(placed) {
      composite(page(placed.layer, canvas.scale), placed, inner)
    } else {
      drawDirectly(placed, inner)
    }
  }

  /// A page that holds pages and lies there bright and opaque only passes them on; their own pixels are
  /// the ones worth keeping.
  private func mustBeKept(_ placed: Placed) -> Bool {
    placed.alpha < 255 || placed.dim > 0
      || !placed.layer.sublayers.contains { $0.kind == .page }
  }

  private func drawDirectly(_ placed: Placed, _ canvas: Canvas) {
    let painter = Painter(
      target: canvas.target, clip: canvas.clip, originX: placed.x, originY: placed.y,
      scale: canvas.scale, glyphs: glyphs, opacity: placed.alpha)
    let sublayers = sublayers(of: placed, canvas.scale)
    if !uncovered(canvas, by: sublayers[...]).clip.isEmpty {
      for drawing in placed.layer.drawings { painter.draw(drawing) }
    }
    for (index, layer) in sublayers.enumerated() {
      let visible = uncovered(canvas, by: sublayers[(index + 1)...])
      if !visible.clip.isEmpty { draw(layer, visible) }
    }
    if placed.dim > 0 {
      for y in canvas.clip.top..<canvas.clip.bottom {
        RowOperations.darken(
          canvas.target.row(y) + canvas.clip.left, count: canvas.clip.right - canvas.clip.left,
          by: placed.dim)
      }
    }
  }

  private func sublayers(of placed: Placed, _ scale: Double) -> [Placed] {
    placed.layer.sublayers.map { layer in
      Placed(
        layer: layer, x: placed.x + pixels(layer.offset.x, scale),
        y: placed.y + pixels(layer.offset.y, scale), opacity: placed.opacity * layer.opacity)
    }
  }

  /// What opaque pages on top leave of a canvas: what they cover is not drawn.
  private func uncovered(_ canvas: Canvas, by layers: ArraySlice<Placed>) -> Canvas {
    var visible = canvas
    for cover in layers where cover.layer.kind == .page && cover.alpha == 255 {
      visible.clip = visible.clip.subtracting(bounds(cover, canvas.scale))
    }
    return visible
  }

  /// The shadow beside a layer's leading edge: black that gets lighter away from it, column by column.
  private func shade(_ placed: Placed, _ canvas: Canvas) {
    guard placed.layer.edgeShadow > 0, placed.alpha > 0 else { return }
    let width = max(1, pixels(Self.shadowWidth, canvas.scale))
    var strip = bounds(placed, canvas.scale)
    (strip.left, strip.right) = (strip.left - width, strip.left)
    strip = strip.intersection(canvas.clip)
    guard !strip.isEmpty else { return }
    for x in strip.left..<strip.right {
      let nearness = (Double(x - (placed.x - width)) + 0.5) / Double(width)
      let darkness = Self.shadowDarkness * placed.layer.edgeShadow * nearness * nearness
      let coverage = UInt32((min(darkness, 1) * 255).rounded())
      for y in strip.top..<strip.bottom {
        let pixel = canvas.target.row(y) + x
        pixel.pointee = Blending.mix(0, over: pixel.pointee, coverage: coverage)
      }
    }
  }

  // MARK: Pages

  private func composite(_ page: PixelBuffer, _ placed: Placed, _ canvas: Canvas) {
    let clip = canvas.clip
    let count = clip.right - clip.left
    for y in clip.top..<clip.bottom {
      let source = page.row(y - placed.y) + (clip.left - placed.x)
      let target = canvas.target.row(y) + clip.left
      if placed.alpha == 255 {
        RowOperations.copy(source, to: target, count: count, dim: placed.dim)
      } else {
        RowOperations.blend(
          source, over: target, count: count, opacity: placed.alpha, dim: placed.dim)
      }
    }
  }

  /// The pixels of a page at rest, from the last frame if they still show the same.
  private func page(_ layer: Layer, _ scale: Double) -> PixelBuffer {
    var content = layer
    (content.offset, content.opacity, content.dim, content.edgeShadow) = (.zero, 1, 0, 0)
    if let known = (used + kept).first(where: { $0.scale == scale && $0.layer == content }) {
      used.append(known)
      return known.buffer
    }
    let buffer = PixelBuffer(
      width: max(1, pixels(layer.size.width, scale)),
      height: max(1, pixels(layer.size.height, scale)))
    buffer.pixels.update(repeating: 0xFF00_0000, count: buffer.stride * buffer.height)
    drawDirectly(
      Placed(layer: content, x: 0, y: 0, opacity: 1),
      Canvas(target: buffer, clip: buffer.bounds, scale: scale))
    used.append(KeptPage(layer: content, scale: scale, buffer: buffer))
    return buffer
  }
}
