internal import FlowCore
internal import FlowScene

extension Painter {
  /// The icon size in pixels above which nothing is drawn: a larger mask might not fit into memory.
  private static let largestIcon = 1 << 14

  /// Returns a whole number, unless `points` is not finite.
  private func device(_ points: Double, _ origin: Int) -> Double {
    Double(origin) + (points * scale).rounded()
  }

  func whole(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: device(rect.minX, originX), top: device(rect.minY, originY),
      right: device(rect.maxX, originX), bottom: device(rect.maxY, originY))
  }

  /// The size does not depend on the origin, so that the content does not change while it scrolls.
  func contentRect(_ rect: Rect) -> PixelRect {
    let (left, top) = (device(rect.minX, originX), device(rect.minY, originY))
    return PixelRect(
      left: left, top: top, right: left + device(rect.size.width, 0),
      bottom: top + device(rect.size.height, 0))
  }

  func rounded(_ rect: Rect, radius: Double) -> RoundedCoverage {
    let (x, y) = (Double(originX), Double(originY))
    return RoundedCoverage(
      left: x + rect.minX * scale, top: y + rect.minY * scale, right: x + rect.maxX * scale,
      bottom: y + rect.maxY * scale, radius: radius * scale)
  }

  func span(_ rect: Rect, _ clip: Rect?) -> SpanCoverage? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let (x, y) = (Double(originX), Double(originY))
    let clip = clip.map { whole($0).intersection(self.clip) } ?? self.clip
    return SpanCoverage(
      left: x + rect.minX * scale, top: y + (rect.minY * scale).rounded(),
      right: x + rect.maxX * scale, bottom: y + (rect.maxY * scale).rounded(), clip: clip)
  }

  func hairline(_ point: Point, _ width: Double) -> PixelRect {
    var line = whole(Rect(x: point.x, y: point.y, width: width, height: 0))
    line.bottom = line.top + 1
    return line
  }

  func slice(_ rect: Rect, radius: Double, across span: ClosedRange<Double>) -> RoundedCoverage {
    let origin = Double(originX)
    return rounded(rect, radius: radius).cut(
      from: origin + span.lowerBound * scale, to: origin + span.upperBound * scale)
  }

  func shadow(_ rect: Rect, radius: Double) -> CardShadow {
    CardShadow(rounded(rect, radius: radius), scale: scale)
  }

  func glyphRuns(
    _ text: String, _ style: TextStyle, _ baseline: Point
  ) -> some Sequence<GlyphRun> {
    let x = Int(pixel: device(baseline.x, originX))
    let y = Int(pixel: device(baseline.y, originY))
    let columns = clip.left - x..<max(clip.left, clip.right) - x
    let runs =
      clip.isEmpty || !baseline.isFinite
      ? [] : glyphs.runs(of: text, in: style, scale: scale, columns: columns)
    return runs.lazy.map { GlyphRun($0.ink, x: x + $0.x, y: y + $0.y) }
  }

  private func coverage(of icon: Icon, pixels: Int) -> Coverage {
    guard !icon.shapes.isEmpty else { return glyphs.coverage(of: icon, pixels: pixels) }
    return caches.paths.coverage(
      of: PathShape(icon.shapes, .scale(Double(pixels) / icon.side)),
      in: PixelRect(left: 0, top: 0, right: pixels, bottom: pixels))
  }

  func stamp(of icon: Icon, in rect: Rect) -> (shape: Coverage, bounds: PixelRect)? {
    let box = whole(rect)
    let side = min(box.width, box.height)
    guard side > 0, side <= Self.largestIcon else { return nil }
    let shape = coverage(of: icon, pixels: side)
    let left = box.left + (box.width - shape.width) / 2
    let top = box.top + (box.height - shape.height) / 2
    return (
      shape, PixelRect(left: left, top: top, right: left + shape.width, bottom: top + shape.height)
    )
  }
}
