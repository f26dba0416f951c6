internal import FlowCore
internal import FlowScene

/// Paths that are filled or stroked, and their transform to device pixels.
struct PathShape: Hashable {
  /// The area is their union.
  let shapes: [Icon.Shape]
  /// From points to device pixels.
  let transform: Transform

  /// In device pixels: so small that the error of an edge changes the coverage of a pixel, 0…255,
  /// by less than 1.
  private static let tolerance = 1.0 / 400
  /// In device pixels: so small that the number of pixels of a path's bounds fits into an integer;
  /// paths with greater coordinates are not drawn.
  private static let limit = 0x1p30

  init(_ shapes: [Icon.Shape], _ transform: Transform) {
    (self.shapes, self.transform) = (shapes, transform)
  }

  /// The whole pixels that contain the shape; empty if the shape is empty or not drawn.
  var bounds: PixelRect { shapes.reduce(.empty) { $0.union(bounds(of: $1)) } }

  private func bounds(of shape: Icon.Shape) -> PixelRect {
    let (path, reach) =
      switch shape {
      case .fill(let path, _): (path, 0.0)
      case .stroke(let path, let style): (path, self.reach(of: style))
      }
    guard reach.isFinite, let box = path.controlBounds else { return .empty }
    let rect = transform.bounds(
      of: Rect(
        x: box.minX - reach, y: box.minY - reach, width: box.size.width + 2 * reach,
        height: box.size.height + 2 * reach))
    let corners = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    // Also rejects NaN.
    guard corners.allSatisfy({ abs($0) <= Self.limit }) else { return .empty }
    return PixelRect(
      left: Int(rect.minX.rounded(.down)), top: Int(rect.minY.rounded(.down)),
      right: Int(rect.maxX.rounded(.up)), bottom: Int(rect.maxY.rounded(.up)))
  }

  /// In points; NaN if nothing is drawn.
  private func reach(of style: StrokeStyle) -> Double {
    guard style.width > 0 else { return .nan }
    // With a great miter limit, corners may reach beyond everything that is drawn; the line itself
    // may not.
    let farthest = Self.limit / 2 / transform.greatestScale
    return min(style.reach, max(style.width, farthest))
  }

  func coverage(in area: PixelRect) -> Coverage {
    guard let first = shapes.first else { return .empty }
    return shapes.dropFirst().reduce(coverage(of: first, in: area)) { all, shape in
      let other = coverage(of: shape, in: area)
      return Coverage(
        width: all.width, height: all.height,
        values: zip(all.values, other.values).map { a, b in
          // The area that either shape covers, as if their edges were independent of each other.
          255 - UInt8(Blending.multiply(UInt32(255 - a), UInt32(255 - b)))
        })
    }
  }

  private func coverage(of shape: Icon.Shape, in area: PixelRect) -> Coverage {
    guard !bounds(of: shape).intersection(area).isEmpty else {
      return Coverage(
        width: max(0, area.width), height: max(0, area.height),
        values: [UInt8](repeating: 0, count: max(0, area.width) * max(0, area.height)))
    }
    switch shape {
    case .fill(let path, let rule):
      var edges = Edges(.identity)
      for subpath in Subpath.all(of: path.transformed(by: transform)) {
        edges.add(subpath.polygon(tolerance: Self.tolerance))
      }
      return AreaSweep.coverage(of: edges, rule, in: area)
    case .stroke(let path, let style):
      let edges = Stroker.edges(
        of: path, style, transform, tolerance: Self.tolerance / transform.greatestScale)
      return AreaSweep.coverage(of: edges, .nonZero, in: area)
    }
  }
}

/// Keeps the coverage of paths, because computing it takes longer than drawing with it.
final class PathMasks {
  /// In bytes; the same as for masks of other shapes.
  static let limit = ShapeMasks.limit
  /// The number of pixels of a mask of 512 by 512; masks with more pixels are not kept.
  static let largest = 1 << 18

  private var masks = TwoGenerationCache<Key, Coverage>(limit: PathMasks.limit)

  private struct Key: Hashable {
    let shape: PathShape
    let area: PixelRect
  }

  func coverage(of shape: PathShape, in area: PixelRect) -> Coverage {
    guard area.width * area.height <= Self.largest else { return shape.coverage(in: area) }
    return masks.value(for: Key(shape: shape, area: area), bytes: \.values.count) {
      shape.coverage(in: area)
    }
  }
}
