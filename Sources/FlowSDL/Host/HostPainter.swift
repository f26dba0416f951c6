internal import FlowRaster
internal import FlowText
internal import FlowUI
internal import SDLDrawing
internal import SDLWindow

/// Draws frames into memory, surfaces and textures of a program, and remembers what the latest one
/// shows.
@MainActor
final class HostPainter {
  private let rasterizer: Rasterizer
  private let glyphs: GlyphLibrary
  private var drawn: (tree: LayerTree, scale: Double, buffer: PixelBuffer)?
  /// The memory of the surface that was drawn into last.
  private var canvas: PixelBuffer?
  /// The frame for a surface or a texture that cannot be drawn into directly.
  private var copy: PixelBuffer?
  /// Where the copy is shown.
  private var copyDestination: CopyDestination?

  private struct CopyDestination: Equatable {
    /// The surface or texture.
    let target: UnsafeMutableRawPointer
    let placement: Placement
  }

  init(glyphs: GlyphLibrary) {
    self.glyphs = glyphs
    rasterizer = Rasterizer(glyphs: glyphs)
  }

  func forget() { (drawn, canvas, copyDestination) = (nil, nil, nil) }

  func dropCaches() {
    forget()
    copy = nil
    rasterizer.dropCaches()
    glyphs.dropCaches()
  }

  func draw(_ tree: LayerTree, scale: Double, into buffer: PixelBuffer) -> [PixelRect] {
    defer { drawn = (tree, scale, buffer) }
    if let drawn, drawn.buffer === buffer, drawn.scale == scale {
      return rasterizer.update(buffer, from: drawn.tree, to: tree, scale: scale)
    }
    rasterizer.render(tree, scale: scale, into: buffer)
    return [buffer.bounds]
  }

  func draw(
    _ tree: LayerTree, scale: Double, onSurface pointer: UnsafeMutableRawPointer,
    _ placement: Placement
  ) throws(SDLError) -> [PixelRect] {
    let surface = DrawingSurface(pointer)
    let areas = try surface.withPixels { () throws(SDLError) -> [PixelRect] in
      guard let canvas = surface.buffer(placement, after: canvas) else {
        return try draw(tree, scale: scale, copyingTo: pointer, placement) {
          pixels, stride, area throws(SDLError) in
          try surface.copy(
            pixels, stride: stride, placement: area.moved(x: placement.x, y: placement.y))
        }
      }
      self.canvas = canvas
      return draw(tree, scale: scale, into: canvas)
    }
    return areas.map { $0.moved(x: placement.x, y: placement.y) }
  }

  func draw(
    _ tree: LayerTree, scale: Double, onTexture pointer: UnsafeMutableRawPointer,
    _ placement: Placement
  ) throws(SDLError) -> [PixelRect] {
    let texture = try DrawingTexture(pointer)
    return try draw(tree, scale: scale, copyingTo: pointer, placement) {
      pixels, stride, area throws(SDLError) in
      try texture.copy(pixels, stride: stride, placement: area)
    }
  }

  private func draw(
    _ tree: LayerTree, scale: Double, copyingTo target: UnsafeMutableRawPointer,
    _ placement: Placement,
    by copyArea: (UnsafePointer<UInt32>, Int, Placement) throws(SDLError) -> Void
  ) throws(SDLError) -> [PixelRect] {
    let frame =
      copy.flatMap { $0.width == placement.width && $0.height == placement.height ? $0 : nil }
      ?? PixelBuffer(width: placement.width, height: placement.height)
    copy = frame
    let destination = CopyDestination(target: target, placement: placement)
    let isShown = copyDestination == destination && drawn?.buffer === frame
    let changes = draw(tree, scale: scale, into: frame)
    let areas = isShown ? changes : [frame.bounds]
    // Until all areas are copied, it is unknown what the target shows.
    copyDestination = nil
    for area in areas {
      let start = frame.pixels + area.top * frame.stride + area.left
      try copyArea(start, frame.stride, Placement(area))
    }
    copyDestination = destination
    return areas
  }
}
