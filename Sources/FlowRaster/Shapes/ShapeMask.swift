/// The coverage of a shape as nine parts: its four corners, one row or column for each edge,
/// and one pixel for its middle.
struct ShapeMask {
  /// 0…255, row by row.
  let values: [UInt8]
  let columns: Division
  let rows: Division

  /// Pixels before, in and after the middle of a shape, in one direction.
  struct Division: Hashable {
    let start: Int
    let middle: Int
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
  /// In bytes: twice what all shapes of the viewer need at three device pixels per point, because
  /// only half is for the most recently used masks.
  static let limit = 4 << 20

  /// In bytes; a larger mask, as of a disc with a radius of a million pixels, might not fit into
  /// memory.
  private static let largest = 0x1p30

  private var masks = TwoGenerationCache<ShapeKey, ShapeMask>(limit: ShapeMasks.limit)

  /// Returns `nil` if the mask would be too large.
  func mask(of shape: some CorneredShape) -> ShapeMask? {
    let (bounds, middle) = (shape.bounds, shape.middle)
    let columns = division(bounds.left..<bounds.right, middle.left, middle.right)
    let rows = division(bounds.top..<bounds.bottom, middle.top, middle.bottom)
    guard Double(columns.count) * Double(rows.count) <= Self.largest else { return nil }
    let packed = shape.moved(
      left: bounds.left, top: bounds.top, right: bounds.right - columns.count,
      bottom: bounds.bottom - rows.count)
    return masks.value(for: packed.key, bytes: \.values.count) {
      ShapeMask(of: packed, columns: columns, rows: rows)
    }
  }

  private func division(_ all: Range<Int>, _ start: Int, _ end: Int) -> ShapeMask.Division {
    guard start < end else { return ShapeMask.Division(start: all.count, middle: 0, end: 0) }
    return ShapeMask.Division(start: start - all.lowerBound, middle: 1, end: all.upperBound - end)
  }
}
