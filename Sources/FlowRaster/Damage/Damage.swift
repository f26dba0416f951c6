/// The pixels that differ between two frames: a few rectangles that contain all of them.
struct Damage: Equatable {
  /// In no particular order; they may overlap.
  private(set) var rects: [PixelRect] = []

  /// The maximum number of rectangles: each costs a walk through the layer tree and a request to
  /// the display.
  private static let limit = 8
  /// Two rectangles are merged if their union has at most this many more pixels: drawing them costs
  /// about as much as a walk through the viewer's layer tree.
  private static let waste = 4096

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { $0.waste(with: rect) <= Self.waste }) {
      rect = rect.union(rects.remove(at: index))
    }
    guard rects.count == Self.limit else { return rects.append(rect) }
    let cheapest = rects.indices.min { rects[$0].waste(with: rect) < rects[$1].waste(with: rect) }
    // The union may now be close to other rectangles.
    if let cheapest { add(rect.union(rects.remove(at: cheapest))) }
  }
}

extension PixelRect {
  private var area: Int { width * height }

  /// The area of the union minus both areas; negative if the rectangles overlap enough.
  fileprivate func waste(with other: PixelRect) -> Int {
    union(other).area - area - other.area
  }
}
