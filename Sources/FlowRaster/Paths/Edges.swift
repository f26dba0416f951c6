internal import FlowCore
internal import FlowScene

/// The sides of polygons, in device pixels, as lines that run downward.
struct Edges {
  /// One side; horizontal sides are left out, since they bound no area.
  struct Edge {
    /// At the upper end.
    var x: Double
    /// `top` is less than `bottom`.
    var top: Double
    let bottom: Double
    /// Growth of x per pixel downward.
    let slope: Double
    /// 1 if the polygon runs downward here, otherwise -1.
    let winding: Int

    @inline(__always)
    func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  /// From the coordinates of added points to device pixels.
  let transform: Transform
  private(set) var all: [Edge] = []

  init(_ transform: Transform) { self.transform = transform }

  mutating func add(_ polygon: [Point]) {
    guard var last = polygon.last.map(transform.apply) else { return }
    for point in polygon {
      let next = transform.apply(to: point)
      addSide(from: last, to: next)
      last = next
    }
  }

  private mutating func addSide(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    all.append(
      Edge(
        x: upper.x, top: upper.y, bottom: lower.y, slope: (lower.x - upper.x) / (lower.y - upper.y),
        winding: start.y < end.y ? 1 : -1))
  }
}
