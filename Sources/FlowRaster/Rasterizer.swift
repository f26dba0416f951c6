internal import FlowCore
public import FlowScene

/// Draws layer trees, and caches the pixels of recently drawn pages.
public final class Rasterizer {
  private let glyphs: any GlyphSource
  private let images = ScaledImages()
  private var kept: [CachedPage] = []
  private var used: [CachedPage] = []
  /// The number of pages that the cache keeps even if the latest frame used fewer: the two pages of
  /// a transition.
  private static let pages = 2

  /// The root of the layer tree that is being drawn.
  private var root: Layer?

  /// A cached page: its pixels, and the layer and scale that they show.
  private struct CachedPage {
    let layer: Layer
    let scale: Double
    let buffer: PixelBuffer
  }

  /// Creates a rasterizer that gets text and icons from `glyphs`.
  public init(glyphs: any GlyphSource) {
    self.glyphs = glyphs
  }

  /// Draws a frame at `scale` device pixels per point, on black.
  ///
  /// - Parameters:
  ///   - tree: The frame.
  ///   - scale: Device pixels per point; positive and finite. The buffer has the root layer's size
  ///     times the scale, rounded, and is at least one pixel wide and high.
  /// - Returns: A new, opaque buffer.
  public func render(_ tree: LayerTree, scale: Double) -> PixelBuffer {
    let size = tree.root.size
    let frame = PixelBuffer(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
    render(tree, scale: scale, into: frame)
    return frame
  }

  /// Draws a frame into an existing buffer of the right size; traps unless the scale is positive
  /// and finite.
  public func render(_ tree: LayerTree, scale: Double, into frame: PixelBuffer) {
    precondition(scale > 0 && scale.isFinite, "a scale must be positive and finite, not \(scale)")
    used = []
    self.root = tree.root
    let canvas = Canvas(target: frame, clip: frame.bounds, scale: scale)
    let root = Placed(tree.root, x: 0, y: 0, opacity: tree.root.opacity, on: canvas)
    // A page sets every pixel in its bounds; if the root is a plain layer, or the buffer has
    // another size, some pixels may stay unset.
    if tree.root.kind == .plain || frame.bounds != root.frame {
      frame.fill(0xFF00_0000)
    }
    draw(root, canvas)
    self.root = nil
    // A page that was covered, or drawn without the cache, may be needed again in the next frame.
    let others = kept.filter { page in !used.contains { $0.buffer === page.buffer } }
    kept = used + others.prefix(max(0, Self.pages - used.count))
  }

  // MARK: Drawing

  private func draw(_ placed: Placed, _ canvas: Canvas) {
    canvas.drawShadow(of: placed)
    let inner = canvas.clipped(to: canvas.clip.intersection(placed.frame))
    guard !inner.clip.isEmpty, placed.alpha > 0 else { return }
    if placed.layer.kind == .page, usesCache(placed) {
      composite(page(placed.layer, canvas.scale), placed, inner)
    } else {
      drawDirectly(placed, inner)
    }
  }

  /// Whether to draw a page through the cache.
  ///
  /// A container page that is unscaled, undimmed and opaque is not cached; its child pages are.
  private func usesCache(_ placed: Placed) -> Bool {
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

  /// The parts of a canvas that no opaque page among `layers` covers; covered parts are not drawn.
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

  /// The pixels of a page without its transition state, from the cache if they are still valid.
  private func page(_ layer: Layer, _ scale: Double) -> PixelBuffer {
    let content = layer.unposed
    let shows = { (page: CachedPage) in page.scale == scale && page.layer == content }
    if let known = used.first(where: shows) { return known.buffer }
    let page = kept.first(where: shows) ?? drawn(content, scale)
    used.append(page)
    return page.buffer
  }

  /// A buffer for a page, with undefined content; reuses the buffer of a cached page that the frame
  /// does not need, if there is one.
  private func emptyPage(width: Int, height: Int) -> PixelBuffer {
    let index = kept.firstIndex { page in
      page.buffer.width == width && page.buffer.height == height
        && !used.contains { $0.buffer === page.buffer }
        && root?.holdsPage(showing: page.layer) != true
    }
    return index.map { kept.remove(at: $0).buffer } ?? PixelBuffer(width: width, height: height)
  }

  private func drawn(_ content: Layer, _ scale: Double) -> CachedPage {
    let buffer = emptyPage(
      width: max(1, Int((content.size.width * scale).rounded())),
      height: max(1, Int((content.size.height * scale).rounded())))
    buffer.fill(0xFF00_0000)
    let canvas = Canvas(target: buffer, clip: buffer.bounds, scale: scale)
    drawDirectly(Placed(content, x: 0, y: 0, opacity: 1, on: canvas), canvas)
    return CachedPage(layer: content, scale: scale, buffer: buffer)
  }
}

extension Layer {
  /// Whether the layer is a page with the given content, or contains one.
  fileprivate func holdsPage(showing content: Layer) -> Bool {
    (kind == .page && unposed == content) || sublayers.contains { $0.holdsPage(showing: content) }
  }

  /// The layer without its position, opacity, scale, dimming and shadow: the key of a cached page.
  fileprivate var unposed: Layer {
    Layer(name: name, kind: kind, size: size, drawings: drawings, sublayers: sublayers)
  }
}
