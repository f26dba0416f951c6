internal import FlowCore
internal import FlowScene

extension Painter {
  /// The longest side of a picture, in pixels; positions in a larger one could overflow an integer.
  private static let longest = 1 << 24

  /// Shows a picture scaled to fill `frame`, within a window with rounded corners and within the
  /// painter's own `clip`; the radius is in points.
  func show(_ source: ImageSource, in frame: PixelRect, clip window: PixelRect, radius: Double) {
    let part = frame.intersection(window)
    let area = part.intersection(clip)
    guard !area.isEmpty, frame.width <= Self.longest, frame.height <= Self.longest else { return }
    let shape = RoundedCoverage(
      left: Double(window.left), top: Double(window.top), right: Double(window.right),
      bottom: Double(window.bottom), radius: radius * scale)
    switch source {
    case .bitmap(let bitmap): composite(bitmap, in: frame, part: part, area: area, shape)
    case .artwork(let artwork): draw(artwork, in: frame, area: area, shape)
    }
  }

  private func composite(
    _ bitmap: Bitmap, in frame: PixelRect, part: PixelRect, area: PixelRect,
    _ shape: RoundedCoverage
  ) {
    // Cache the whole visible part, unless it is much larger than the target.
    let isLarge = part.width * part.height > 4 * target.width * target.height
    let part = isLarge ? area : part
    let picture = caches.images.picture(
      of: bitmap, width: frame.width, height: frame.height,
      part: part.moved(x: -frame.left, y: -frame.top))
    for y in area.top..<area.bottom {
      let (row, source) = (target.row(y), picture.row(y - part.top))
      shape.strengths(of: y, in: area, opacity) { x, strength in
        row[x] = Blending.composite(source[x - part.left], over: row[x], strength: strength)
      }
    }
  }

  /// Draws on a copy of the background, and blends the copy back through the shape.
  private func draw(
    _ artwork: Artwork, in frame: PixelRect, area: PixelRect, _ shape: RoundedCoverage
  ) {
    let copy = copy(of: area)
    let painter = Painter(
      target: copy, clip: copy.bounds, originX: frame.left - area.left,
      originY: frame.top - area.top, scale: Double(frame.width) / artwork.size.width,
      glyphs: glyphs, caches: caches, opacity: opacity)
    for drawing in artwork.drawings { painter.draw(drawing) }
    for y in area.top..<area.bottom {
      let (row, source) = (target.row(y), copy.row(y - area.top))
      shape.strengths(of: y, in: area, 255) { x, strength in
        row[x] = Blending.mix(source[x - area.left], over: row[x], coverage: strength)
      }
    }
  }
}

extension RoundedCoverage {
  /// Calls `body` with each column of a row and its strength: coverage times opacity, 0…255.
  fileprivate func strengths(
    of y: Int, in area: PixelRect, _ opacity: UInt32, _ body: (Int, UInt32) -> Void
  ) {
    let core = core(y: y) ?? 0..<0
    for x in area.left..<area.right {
      body(x, core.contains(x) ? opacity : Blending.multiply(coverage(x: x, y: y), opacity))
    }
  }
}
