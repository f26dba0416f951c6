/// The coverage of a shape as nine parts: its four corners, one row or column for each edge,
/// and one pixel for its middle.
struct ShapeMask {
  /// The coverage of each pixel, 0…255, row by row.
  let values: [UInt8]
  /// The columns: first the left corners, then one column for the middle if there is a middle, then
  /// the right corners.
  let columns: Division
  /// The rows, divided in the same way from the top.
  let rows: Division

  /// How the pixels of a shape in one direction are divided.
  struct Division: Hashable {
    /// The number of pixels before the middle.
    let start: Int
    /// The number of pixels of the mask for the middle: one, or none if there is no middle.
    let middle: Int
    /// The number of pixels after the middle.
    let end: Int

    var count: Int { start + middle + end }
  }

  /// Creates the mask of a shape whose bounds begin at the origin, and whose middle has at most one
  /// column and one row.
  init(of shape: some CorneredShape, columns: Division, rows: Division) {
    (self.columns, self.rows) = (columns, rows)
    values = [UInt8](unsafeUninitializedCapacity: columns.count * rows.count) { values, count in
      for y in 0..<rows.count {
        let core = shape.core(y: y) ?? 0..<0
        for x in 0..<columns.count {
          values[count] = core.contains(x) ? 255 : UInt8(shape.coverage(x: x, y: y))
          count += 1
        }
      }
    }
  }
}

/// Keeps the masks of shapes, because computing one takes much longer than drawing with it.
///
/// Shapes that differ only in the size of their middle, or by a shift of whole pixels, share one
/// mask.
final class ShapeMasks {
  /// The largest size of all masks in bytes.
  ///
  /// Half of that, which the most recently used masks may have, is enough for all shapes of the
  /// viewer at three device pixels per point.
  static let limit = 4 << 20

  private var masks = TwoGenerationCache<ShapeKey, ShapeMask>(limit: ShapeMasks.limit)

  func mask(of shape: some CorneredShape) -> ShapeMask {
    let (bounds, middle) = (shape.bounds, shape.middle)
    let columns = parts(bounds.left..<bounds.right, middle.left, middle.right)
    let rows = parts(bounds.top..<bounds.bottom, middle.top, middle.bottom)
    let packed = shape.moved(
      left: bounds.left, top: bounds.top, right: bounds.right - columns.count,
      bottom: bounds.bottom - rows.count)
    return masks.value(for: packed.key, bytes: \.values.count) {
      ShapeMask(of: packed, columns: columns, rows: rows)
    }
  }

  private func parts(_ all: Range<Int>, _ start: Int, _ end: Int) -> ShapeMask.Division {
    guard start < end else { return ShapeMask.Division(start: all.count, middle: 0, end: 0) }
    return ShapeMask.Division(start: start - all.lowerBound, middle: 1, end: all.upperBound - end)
  }
}
