internal import FlowCore
public import FlowScene

/// Draws layer trees, and caches the pixels of recently drawn pages.
public final class Rasterizer {
  private let glyphs: any GlyphSource
  private var caches = DrawingCaches()
  private var kept: [CachedPage] = []
  private var used: [CachedPage] = []
  /// The number of pages kept even if the latest frame used fewer: the two of a transition.
  private static let pages = 2
  /// In pixels; a cached page that is larger might not fit into memory.
  private static let largestPage = 0x1p30
  private static let black: UInt32 = 0xFF00_0000

  /// Set while a frame is drawn.
  private var root: Layer?

  private struct CachedPage {
    let layer: Layer
    let scale: Double
    let buffer: PixelBuffer
  }

  /// Creates a rasterizer that gets text and icons from `glyphs`.
  public init(glyphs: any GlyphSource) {
    self.glyphs = glyphs
  }

  /// The limits of all caches except that of pages, which keeps the latest frame's, at least two.
  package static var cacheLimits: [(name: String, bytes: Int)] { DrawingCaches.limits }

  package func dropCaches() { (caches, kept, used) = (DrawingCaches(), [], []) }

  /// Draws a frame at `scale` device pixels per point, on black.
  ///
  /// - Parameters:
  ///   - tree: The frame; traps unless the root layer's size is finite.
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
    render(tree, scale: scale, into: frame, areas: [frame.bounds])
  }

  /// Draws only what differs between two frames at the same scale.
  ///
  /// - Parameters:
  ///   - frame: Shows `shown`, as drawn by this rasterizer or another one.
  ///   - shown: The frame that the buffer shows.
  ///   - tree: The frame to show.
  ///   - scale: Device pixels per point, as in `render`.
  /// - Returns: At most eight rectangles within the buffer that contain all changed pixels, and
  ///   possibly others; they may overlap, and there are none if the frames are equal.
  @discardableResult
  public func update(
    _ frame: PixelBuffer, from shown: LayerTree, to tree: LayerTree, scale: Double
  ) -> [PixelRect] {
    checkScale(scale)
    let canvas = Canvas(target: frame, clip: frame.bounds, scale: scale)
    let areas = damage(
      from: PositionedLayer(shown, on: canvas), to: PositionedLayer(tree, on: canvas), canvas)
    if !areas.isEmpty { render(tree, scale: scale, into: frame, areas: areas) }
    return areas
  }

  private func render(
    _ tree: LayerTree, scale: Double, into frame: PixelBuffer, areas: [PixelRect]
  ) {
    checkScale(scale)
    used = []
    self.root = tree.root
    for area in areas {
      let canvas = Canvas(target: frame, clip: area, scale: scale)
      let root = PositionedLayer(tree, on: canvas)
      // An opaque page sets every pixel in its bounds; with any other root, or if the buffer has
      // another size, earlier pixels could stay visible.
      if !root.isOpaquePage || frame.bounds != root.frame { frame.fill(area, Self.black) }
      draw(root, canvas)
    }
    keepPages(for: tree.root)
    self.root = nil
  }

  private func checkScale(_ scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a scale must be positive and finite, not \(scale)")
  }

  /// Keeps all pages that the frame contains: the next frame may need one that this frame covered,
  /// or drew without the cache.
  private func keepPages(for root: Layer) {
    var others = kept.filter { page in !used.contains { $0.buffer === page.buffer } }
    let room = max(0, Self.pages - used.count)
    if others.count > room {
      let shown = others.filter { root.containsPage(showing: $0.layer) }
      let rest = others.filter { page in !shown.contains { $0.buffer === page.buffer } }
      others = shown + rest.prefix(max(0, room - shown.count))
    }
    kept = used + others
  }

  private func damage(
    from old: PositionedLayer, to new: PositionedLayer, _ canvas: Canvas
  ) -> [PixelRect] {
    var comparison = LayerComparison(on: canvas, glyphs: glyphs, caches: caches)
    comparison.compare(old, new, in: canvas.clip)
    return comparison.damage.rects
  }

  // MARK: Drawing

  private func draw(_ positioned: PositionedLayer, _ canvas: Canvas) {
    canvas.drawShadow(of: positioned)
    let inner = canvas.clipped(to: canvas.clip.intersection(positioned.frame))
    guard !inner.clip.isEmpty, positioned.alpha > 0 else { return }
    if positioned.layer.kind == .page, usesCache(positioned) {
      composite(page(positioned.layer, canvas.scale), positioned, inner)
    } else {
      drawDirectly(positioned, inner)
    }
  }

  /// A container page that is unscaled, undimmed and opaque is not cached; its child pages are.
  ///
  /// A page that might not fit into memory is not cached either, but drawn like a plain layer.
  private func usesCache(_ positioned: PositionedLayer) -> Bool {
    let (width, height) = (Double(positioned.bounds.width), Double(positioned.bounds.height))
    guard width * height <= Self.largestPage else { return false }
    return positioned.alpha < 255 || positioned.dim > 0 || positioned.isScaled
      || !positioned.layer.sublayers.contains { $0.kind == .page }
  }

  private func drawDirectly(_ positioned: PositionedLayer, _ canvas: Canvas) {
    let sublayers = positioned.sublayers(on: canvas)
    for visible in uncovered(canvas, by: sublayers[...]) {
      let painter = Painter(
        target: visible.target, clip: visible.clip, originX: positioned.bounds.left,
        originY: positioned.bounds.top, scale: visible.scale, glyphs: glyphs, caches: caches,
        opacity: positioned.alpha)
      for drawing in positioned.layer.drawings { painter.draw(drawing) }
    }
    for (index, layer) in sublayers.enumerated() {
      for visible in uncovered(canvas, by: sublayers[(index + 1)...]) { draw(layer, visible) }
    }
    if positioned.dim > 0 {
      for y in canvas.clip.top..<canvas.clip.bottom {
        RowOperations.darken(
          canvas.target.row(y) + canvas.clip.left, count: canvas.clip.right - canvas.clip.left,
          by: positioned.dim)
      }
    }
  }

  private func uncovered(_ canvas: Canvas, by layers: ArraySlice<PositionedLayer>) -> [Canvas] {
    canvas.uncovered(by: layers.filter(\.isOpaquePage).map(\.frame))
  }

  // MARK: Pages

  private func composite(_ page: PixelBuffer, _ positioned: PositionedLayer, _ canvas: Canvas) {
    let (frame, clip) = (positioned.frame, canvas.clip)
    var scaled = positioned.isScaled ? ScaledRows(page, frame: frame, clip: clip) : nil
    for y in clip.top..<clip.bottom {
      let source =
        scaled?.row(y) ?? UnsafePointer(page.row(y - frame.top) + (clip.left - frame.left))
      let target = canvas.target.row(y) + clip.left
      let count = clip.right - clip.left
      if positioned.alpha == 255 {
        RowOperations.copy(source, to: target, count: count, dim: positioned.dim)
      } else {
        RowOperations.blend(
          source, over: target, count: count, opacity: positioned.alpha, dim: positioned.dim)
      }
    }
  }

  private func page(_ layer: Layer, _ scale: Double) -> PixelBuffer {
    let content = layer.unposed
    let shows = { (page: CachedPage) in page.scale == scale && page.layer == content }
    if let known = used.first(where: shows) { return known.buffer }
    let page = kept.first(where: shows) ?? updated(to: content, scale) ?? drawn(content, scale)
    used.append(page)
    return page.buffer
  }

  /// Redraws what differs from `content` in a cached page that the frame does not need.
  private func updated(to content: Layer, _ scale: Double) -> CachedPage? {
    let index = kept.firstIndex { page in
      page.scale == scale && page.layer.name == content.name && page.layer.size == content.size
        && isFree(page)
    }
    guard let page = index.map({ kept.remove(at: $0) }) else { return nil }
    let canvas = Canvas(target: page.buffer, clip: page.buffer.bounds, scale: scale)
    let new = PositionedLayer(content, x: 0, y: 0, opacity: 1, on: canvas)
    let old = PositionedLayer(page.layer, x: 0, y: 0, opacity: 1, on: canvas)
    for area in damage(from: old, to: new, canvas) { draw(new, area, of: canvas) }
    return CachedPage(layer: content, scale: scale, buffer: page.buffer)
  }

  private func drawn(_ content: Layer, _ scale: Double) -> CachedPage {
    let buffer = reusableBuffer(
      width: max(1, Int((content.size.width * scale).rounded())),
      height: max(1, Int((content.size.height * scale).rounded())))
    let canvas = Canvas(target: buffer, clip: buffer.bounds, scale: scale)
    draw(PositionedLayer(content, x: 0, y: 0, opacity: 1, on: canvas), buffer.bounds, of: canvas)
    return CachedPage(layer: content, scale: scale, buffer: buffer)
  }

  private func draw(_ page: PositionedLayer, _ area: PixelRect, of canvas: Canvas) {
    canvas.target.fill(area, Self.black)
    drawDirectly(page, canvas.clipped(to: area))
  }

  /// Returns a buffer with undefined content, because it may be that of a cached page that the
  /// frame does not need.
  private func reusableBuffer(width: Int, height: Int) -> PixelBuffer {
    let index = kept.firstIndex { page in
      page.buffer.width == width && page.buffer.height == height && isFree(page)
    }
    return index.map { kept.remove(at: $0).buffer } ?? PixelBuffer(width: width, height: height)
  }

  private func isFree(_ page: CachedPage) -> Bool {
    !used.contains { $0.buffer === page.buffer } && root?.containsPage(showing: page.layer) != true
  }
}

extension Layer {
  fileprivate func containsPage(showing content: Layer) -> Bool {
    (kind == .page && unposed == content)
      || sublayers.contains { $0.containsPage(showing: content) }
  }

  /// The layer without what a transition changes; the key of a cached page.
  fileprivate var unposed: Layer {
    Layer(name: name, kind: kind, size: size, drawings: drawings, sublayers: sublayers)
  }
}

/// What drawing computes once and uses in many frames.
struct DrawingCaches {
  let images = ScaledImages()
  /// The corners and edges of shapes.
  let masks = ShapeMasks()
  /// Paths, and icons made of paths.
  let paths = PathMasks()

  static var limits: [(name: String, bytes: Int)] {
    [
      ("scaled images", ScaledImages.limit), ("shapes", ShapeMasks.limit),
      ("paths", PathMasks.limit),
    ]
  }
}

/// A picture to draw on, and the part of it that may change.
struct Canvas {
  let target: PixelBuffer
  let clip: PixelRect
  /// Device pixels per point.
  let scale: Double

  func clipped(to clip: PixelRect) -> Canvas {
    Canvas(target: target, clip: clip, scale: scale)
  }

  func uncovered(by covers: some Sequence<PixelRect>) -> [Canvas] {
    covers.reduce([clip]) { parts, cover in parts.flatMap { $0.subtracting(cover) } }
      .map(clipped)
  }

  func pixels(_ points: Double) -> Int {
    Int(pixel: (points * scale).rounded())
  }
}
