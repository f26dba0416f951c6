internal import FlowCore
internal import FlowScene

/// Executes drawing commands on opaque pixels, within a clip.
struct Painter {
  let target: PixelBuffer
  let clip: PixelRect
  /// The device pixel of the layer's origin.
  let originX: Int
  let originY: Int
  /// Device pixels per point.
  let scale: Double
  let glyphs: any GlyphSource
  let caches: DrawingCaches
  /// 0…255, applied to everything that is drawn.
  let opacity: UInt32

  func draw(_ drawing: Drawing) {
    switch drawing {
    case .fill(let rect, let colour):
      fill(whole(rect), colour)
    case .fractionalFill(let rect, let clip, let colour):
      guard let span = span(rect, clip) else { return }
      cover(span.bounds, colour, core: { _ in span.core }) { x, _ in span.coverage(x: x) }
    case .hairline(let point, let width, let colour):
      fill(hairline(point, width), colour)
    case .roundedRectangle(let rect, let radius, let colour):
      cover(rounded(rect, radius: radius), colour)
    case .roundedRectangleSlice(let rect, let radius, let span, let colour):
      let slice = slice(rect, radius: radius, across: span)
      cover(slice.bounds, colour, core: slice.core) { slice.coverage(x: $0, y: $1) }
    case .outline(let rect, let radius, let width, let colour):
      let inner = rounded(rect.inset(by: width), radius: radius - width)
      cover(RoundedOutline(outer: rounded(rect, radius: radius), inner: inner), colour)
    case .shadow(let rect, let radius):
      cover(shadow(rect, radius: radius), CardShadow.ink)
    case .text(let text, let style, let baseline, let colour):
      for run in glyphRuns(text, style, baseline) {
        switch run.ink {
        case .shape(let shape): stamp(shape, x: run.x, y: run.y, colour)
        case .picture(let picture):
          composite(picture, x: run.x, y: run.y, strength: strength(colour))
        }
      }
    case .icon(let icon, let rect, let colour, let isMirrored):
      guard let (shape, bounds) = stamp(of: icon, in: rect) else { return }
      stamp(isMirrored ? shape.mirrored : shape, x: bounds.left, y: bounds.top, colour)
    case .clipped(let shape, let drawings):
      clip(to: PathShape([shape.iconShape], transform)) { inner in drawings.forEach(inner.draw) }
    case .path, .stroke, .transformed:
      TransformedPainter(painter: self, transform: transform).draw(drawing)
    case .image(let source, let rect, let clip, let radius):
      show(source, in: contentRect(rect), clip: contentRect(clip), radius: radius)
    }
  }

  // MARK: Pixels

  func strength(_ colour: RGBA) -> UInt32 {
    Blending.multiply(UInt32(colour.alpha), opacity)
  }

  private func fill(_ rect: PixelRect, _ colour: RGBA) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      fill(area.left..<area.right, of: y, colour.pixel, strength(colour))
    }
  }

  func fill(_ columns: Range<Int>, of y: Int, _ pixel: UInt32, _ strength: UInt32) {
    let row = target.row(y)
    guard strength > 0 else { return }
    if strength == 255 {
      (row + columns.lowerBound).update(repeating: pixel, count: columns.count)
    } else {
      RowOperations.tint(
        row + columns.lowerBound, count: columns.count, with: pixel, opacity: strength)
    }
  }

  private func cover(_ shape: some CorneredShape, _ colour: RGBA) {
    let bounds = shape.bounds
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    guard let mask = caches.masks.mask(of: shape) else {
      return cover(bounds, colour, core: shape.core) { shape.coverage(x: $0, y: $1) }
    }
    let (strength, pixel) = (strength(colour), colour.pixel)
    // The mask has a single column and a single row for the whole middle of the shape. These are
    // the middle's columns, and how many columns and rows the mask has fewer than the shape.
    let start = bounds.left + mask.columns.start
    let end = bounds.right - mask.columns.end
    let fewerColumns = bounds.width - mask.columns.count
    let fewerRows = bounds.height - mask.rows.count
    mask.values.withUnsafeBufferPointer { values in
      for y in area.top..<area.bottom {
        let line = y - bounds.top
        let maskRow = line < mask.rows.start ? line : max(mask.rows.start, line - fewerRows)
        let first = maskRow * mask.columns.count - bounds.left
        let row = target.row(y)
        for x in area.left..<max(area.left, min(start, area.right)) {
          mix(pixel, over: row + x, values[first + x], strength)
        }
        let middle = max(start, area.left)..<max(start, area.left, min(end, area.right))
        if !middle.isEmpty {
          let value = values[first + start]
          fill(middle, of: y, pixel, Blending.multiply(UInt32(value), strength))
        }
        for x in max(end, area.left)..<max(end, area.left, area.right) {
          mix(pixel, over: row + x, values[first + x - fewerColumns], strength)
        }
      }
    }
  }

  @inline(__always)
  func mix(
    _ pixel: UInt32, over target: UnsafeMutablePointer<UInt32>, _ value: UInt8, _ strength: UInt32
  ) {
    // Many pixels around a shape's corners are empty.
    guard value > 0 else { return }
    target.pointee = Blending.mix(
      pixel, over: target.pointee, coverage: Blending.multiply(UInt32(value), strength))
  }

  private func cover(
    _ bounds: PixelRect, _ colour: RGBA, core: (Int) -> Range<Int>?, by shape: (Int, Int) -> UInt32
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let strength = strength(colour)
    for y in area.top..<area.bottom {
      let columns = area.left..<area.right
      let full = core(y)?.clamped(to: columns) ?? area.right..<area.right
      let row = target.row(y)
      for x in [area.left..<full.lowerBound, full.upperBound..<area.right].joined() {
        row[x] = Blending.mix(
          colour.pixel, over: row[x], coverage: Blending.multiply(shape(x, y), strength))
      }
      fill(full, of: y, colour.pixel, strength)
    }
  }

  /// The picture is premultiplied by alpha.
  private func composite(_ picture: PixelBuffer, x: Int, y: Int, strength: UInt32) {
    let area = PixelRect(left: x, top: y, right: x + picture.width, bottom: y + picture.height)
      .intersection(clip)
    guard !area.isEmpty else { return }
    for line in area.top..<area.bottom {
      let (row, source) = (target.row(line), picture.row(line - y))
      for column in area.left..<area.right {
        row[column] = Blending.composite(source[column - x], over: row[column], strength: strength)
      }
    }
  }

  private func stamp(_ shape: Coverage, x: Int, y: Int, _ colour: RGBA) {
    let area = PixelRect(left: x, top: y, right: x + shape.width, bottom: y + shape.height)
      .intersection(clip)
    guard !area.isEmpty else { return }
    let strength = strength(colour)
    shape.values.withUnsafeBufferPointer { values in
      for line in area.top..<area.bottom {
        let row = target.row(line)
        let start = (line - y) * shape.width - x
        for column in area.left..<area.right {
          let value = values[start + column]
          // Most pixels of a glyph's bounding box are empty.
          guard value > 0 else { continue }
          let coverage = Blending.multiply(UInt32(value), strength)
          row[column] = Blending.mix(colour.pixel, over: row[column], coverage: coverage)
        }
      }
    }
  }
}
