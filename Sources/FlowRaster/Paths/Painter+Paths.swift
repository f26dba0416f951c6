internal import FlowCore
internal import FlowScene

extension Painter {
  /// From points of the layer to device pixels, counted from the layer's origin.
  var transform: Transform { .scale(scale) }

  /// From device pixels, counted from the layer's origin, to those of the target.
  var origin: Transform { .translation(x: Double(originX), y: Double(originY)) }

  func bounds(of shape: PathShape) -> PixelRect {
    shape.bounds.moved(x: originX, y: originY)
  }

  /// The shape's transform leads to device pixels, counted from the layer's origin.
  func cover(_ shape: PathShape, _ paint: Paint) {
    guard let (mask, area) = mask(of: shape) else { return }
    if case .colour(let colour) = paint {
      let (pixel, strength) = (colour.pixel, strength(colour))
      for y in area.top..<area.bottom {
        cover(y, area.left..<area.right, mask, pixel, strength)
      }
      return
    }
    guard let sampler = PaintSampler(paint, shape.transform.followed(by: origin)) else { return }
    for y in area.top..<area.bottom { cover(y, area.left..<area.right, mask, sampler) }
  }

  private func cover(
    _ y: Int, _ columns: Range<Int>, _ mask: PositionedMask, _ sampler: PaintSampler
  ) {
    let rowInk = sampler.isConstantInRows ? sampler.ink(x: columns.lowerBound, y: y) : nil
    if let pixel = rowInk?.opaquePixel { return cover(y, columns, mask, pixel, opacity) }
    let (row, start, strength) = (target.row(y), mask.start(of: y), Double(opacity) / 255)
    mask.coverage.values.withUnsafeBufferPointer { values in
      for x in columns {
        let value = values[start + x]
        guard value > 0 else { continue }
        let ink = rowInk ?? sampler.ink(x: x, y: y)
        if value == 255, opacity == 255, let pixel = ink.opaquePixel {
          row[x] = pixel
        } else {
          row[x] = ink.composited(over: row[x], strength: Double(value) / 255 * strength)
        }
      }
    }
  }

  private func cover(
    _ y: Int, _ columns: Range<Int>, _ mask: PositionedMask, _ pixel: UInt32, _ strength: UInt32
  ) {
    let (row, start) = (target.row(y), mask.start(of: y))
    mask.coverage.values.withUnsafeBufferPointer { values in
      var x = columns.lowerBound
      while x < columns.upperBound {
        let value = values[start + x]
        if value == 255 {
          let first = x
          while x < columns.upperBound, values[start + x] == 255 { x += 1 }
          fill(first..<x, of: y, pixel, strength)
        } else {
          mix(pixel, over: row + x, value, strength)
          x += 1
        }
      }
    }
  }

  private func mask(of shape: PathShape) -> (mask: PositionedMask, area: PixelRect)? {
    let bounds = bounds(of: shape)
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return nil }
    // The visible part of a large shape is computed alone.
    let isKept = bounds.width * bounds.height <= PathMasks.largest
    let part = isKept ? bounds : area
    let coverage = caches.paths.coverage(
      of: shape, in: part.moved(x: -originX, y: -originY))
    return (PositionedMask(coverage: coverage, left: part.left, top: part.top), area)
  }

  /// Draws on a copy of the background, and blends the copy back through the shape.
  func clip(to shape: PathShape, _ draw: (Painter) -> Void) {
    guard let (mask, area) = mask(of: shape) else { return }
    let copy = copy(of: area)
    draw(
      Painter(
        target: copy, clip: copy.bounds, originX: originX - area.left, originY: originY - area.top,
        scale: scale, glyphs: glyphs, caches: caches, opacity: opacity))
    for y in area.top..<area.bottom {
      let (row, source) = (target.row(y), copy.row(y - area.top))
      for x in area.left..<area.right {
        let value = mask[x, y]
        guard value > 0 else { continue }
        row[x] = Blending.mix(source[x - area.left], over: row[x], coverage: UInt32(value))
      }
    }
  }

  func copy(of area: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(width: area.width, height: area.height)
    for y in area.top..<area.bottom {
      copy.row(y - area.top).update(from: target.row(y) + area.left, count: copy.width)
    }
    return copy
  }
}

private struct PositionedMask {
  let coverage: Coverage
  let left: Int
  let top: Int

  /// The index in `coverage` of column 0 in a row of the target.
  func start(of y: Int) -> Int { (y - top) * coverage.width - left }

  subscript(x: Int, y: Int) -> UInt8 { coverage.values[start(of: y) + x] }
}
