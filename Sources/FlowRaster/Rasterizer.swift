internal import FlowCore
public import FlowUI

/// Makes pixels of layer trees, and keeps the pixels of the pages that moved last.
public final class Rasterizer {
  private let glyphs: any GlyphSource
  private let images = ScaledImages()
  private var kept: [KeptPage] = []
  private var used: [KeptPage] = []
  /// How many pages are kept though a frame has no use for them: those of one transition.
  private static let pages = 2

  /// The layer that is being drawn, with all on it.
  private var root: Layer?

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
  /// - Parameter scale: Positive and finite. The picture has the stage's size times the scale,
  ///   rounded, and at least one pixel each way.
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
    self.root = tree.root
    let canvas = Canvas(target: frame, clip: frame.bounds, scale: scale)
    let root = Placed(tree.root, x: 0, y: 0, opacity: tree.root.opacity, on: canvas)
    // A page covers its own bounds; a frame of another size, or another layer, may stay bare.
    if tree.root.kind == .plain || frame.bounds != root.frame {
      frame.fill(0xFF00_0000)
    }
    draw(root, canvas)
    self.root = nil
    // One that was covered, or at rest, may come again in the next frame.
    let others = kept.filter { page in !used.contains { $0.buffer === page.buffer } }
    kept = used + others.prefix(max(0, Self.pages - used.count))
  }

  // MARK: Drawing

  private func draw(_ placed: Placed, _ canvas: Canvas) {
    canvas.drawShadow(of: placed)
    let inner = canvas.clipped(to: canvas.clip.intersection(placed.frame))
    guard !inner.clip.isEmpty, placed.alpha > 0 else { return }
    if placed.layer.kind == .page, mustBeKept(placed) {
      composite(page(placed.layer, canvas.scale), placed, inner)
    } else {
      drawDirectly(placed, inner)
    }
  }

  /// A page that holds pages and lies there as it is, bright and opaque, only passes them on; their
  /// own pixels are the ones worth keeping.
  private func mustBeKept(_ placed: Placed) -> Bool {
    placed.alpha < 255 || placed.dim > 0 || placed.isScaled
      || !placed.layer.sublayers.contains { $0.kind == .page }
  }

  private func drawDirectly(_ placed: Placed, _ canvas: Canvas) {
    let sublayers = sublayers(of: placed, canvas)
    for visible in uncovered(canvas, by: sublayers[...]) {
      let painter = Painter(
        target: visible.target, clip: visible.clip, originX: placed.bounds.left,
        originY: placed.bounds.top, scale: visible.scale, glyphs: glyphs, images: images,
        opacity: placed.alpha)
      for drawing in placed.layer.drawings { painter.draw(drawing) }
    }
    for (index, layer) in sublayers.enumerated() {
      for visible in uncovered(canvas, by: sublayers[(index + 1)...]) { draw(layer, visible) }
    }
    if placed.dim > 0 {
      for y in canvas.clip.top..<canvas.clip.bottom {
        RowOperations.darken(
          canvas.target.row(y) + canvas.clip.left, count: canvas.clip.right - canvas.clip.left,
          by: placed.dim)
      }
    }
  }

  private func sublayers(of placed: Placed, _ canvas: Canvas) -> [Placed] {
    placed.layer.sublayers.map { layer in
      Placed(
        layer, x: placed.bounds.left + canvas.pixels(layer.offset.x),
        y: placed.bounds.top + canvas.pixels(layer.offset.y),
        opacity: placed.opacity * layer.opacity, on: canvas)
    }
  }

  /// What opaque pages on top leave of a canvas: what they cover is not drawn.
  private func uncovered(_ canvas: Canvas, by layers: ArraySlice<Placed>) -> [Canvas] {
    canvas.uncovered(by: layers.filter(\.covers).map(\.frame))
  }

  // MARK: Pages

  private func composite(_ page: PixelBuffer, _ placed: Placed, _ canvas: Canvas) {
    let (frame, clip) = (placed.frame, canvas.clip)
    var scaled = placed.isScaled ? ScaledRows(page, frame: frame, clip: clip) : nil
    for y in clip.top..<clip.bottom {
      let source =
        scaled?.row(y) ?? UnsafePointer(page.row(y - frame.top) + (clip.left - frame.left))
      let target = canvas.target.row(y) + clip.left
      let count = clip.right - clip.left
      if placed.alpha == 255 {
        RowOperations.copy(source, to: target, count: count, dim: placed.dim)
      } else {
        RowOperations.blend(
          source, over: target, count: count, opacity: placed.alpha, dim: placed.dim)
      }
    }
  }

  /// The pixels of a page at rest, from this frame or the last one if they still show the same.
  private func page(_ layer: Layer, _ scale: Double) -> PixelBuffer {
    let content = layer.atRest
    let shows = { (page: KeptPage) in page.scale == scale && page.layer == content }
    if let known = used.first(where: shows) { return known.buffer }
    let page = kept.first(where: shows) ?? drawn(content, scale)
    used.append(page)
    return page.buffer
  }

  /// What a page can be drawn on, whatever is there: memory of one that the frame has no use for,
  /// if possible.
  private func emptyPage(width: Int, height: Int) -> PixelBuffer {
    let index = kept.firstIndex { page in
      page.buffer.width == width && page.buffer.height == height
        && !used.contains { $0.buffer === page.buffer }
        && root?.holdsPage(showing: page.layer) != true
    }
    return index.map { kept.remove(at: $0).buffer } ?? PixelBuffer(width: width, height: height)
  }

  private func drawn(_ content: Layer, _ scale: Double) -> KeptPage {
    let buffer = emptyPage(
      width: max(1, Int((content.size.width * scale).rounded())),
      height: max(1, Int((content.size.height * scale).rounded())))
    buffer.fill(0xFF00_0000)
    let canvas = Canvas(target: buffer, clip: buffer.bounds, scale: scale)
    drawDirectly(Placed(content, x: 0, y: 0, opacity: 1, on: canvas), canvas)
    return KeptPage(layer: content, scale: scale, buffer: buffer)
  }
}

extension Layer {
  /// Whether it is a page, or holds one, that shows the same as another one at rest.
  fileprivate func holdsPage(showing content: Layer) -> Bool {
    (kind == .page && atRest == content) || sublayers.contains { $0.holdsPage(showing: content) }
  }

  /// The layer as it would be by itself: what is kept of a page.
  fileprivate var atRest: Layer {
    Layer(name: name, kind: kind, size: size, drawings: drawings, sublayers: sublayers)
  }
}
