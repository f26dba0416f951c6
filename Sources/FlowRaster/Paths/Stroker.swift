internal import FlowCore
internal import FlowScene

/// Turns the line along a path into polygons that together cover that line.
///
/// All polygons run the same way around, so the nonzero rule gives their union. They differ from
/// the line by at most the tolerance.
struct Stroker {
  private let style: StrokeStyle
  /// Half of the line's width, in points.
  private let half: Double
  /// In points.
  private let tolerance: Double
  private(set) var edges: Edges
  /// The sides of the current strip: a piece of the line without corners, along which neither side
  /// runs backwards.
  private var (left, right): ([Point], [Point]) = ([], [])

  private struct Sample {
    let point: Point
    let direction: Vector
  }

  /// Returns the sides of the polygons in device pixels; `tolerance` is in points.
  static func edges(
    of path: Path, _ style: StrokeStyle, _ transform: Transform, tolerance: Double
  ) -> Edges {
    var stroker = Stroker(style, transform, tolerance: tolerance)
    for subpath in Subpath.all(of: path) { stroker.add(subpath) }
    return stroker.edges
  }

  private init(_ style: StrokeStyle, _ transform: Transform, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
    half = style.width / 2
    edges = Edges(transform)
  }

  private mutating func add(_ subpath: Subpath) {
    let curves = subpath.curves.map(samples).filter { !$0.isEmpty }
    guard let start = curves.first?.first, let end = curves.last?.last else {
      if subpath.hasElements { addDot(at: subpath.start) }
      return
    }
    if !subpath.isClosed { addCap(at: start.point, start.direction.opposite) }
    var previous: Vector?
    for samples in curves {
      if let previous { addJoin(at: samples[0].point, previous, samples[0].direction) }
      for (from, to) in zip(samples, samples.dropFirst()) { addPiece(from, to) }
      previous = samples.last?.direction
    }
    if subpath.isClosed {
      addJoin(at: start.point, end.direction, start.direction)
    } else {
      addCap(at: end.point, end.direction)
    }
    endStrip()
  }

  // MARK: Samples

  private func samples(of curve: Curve) -> [Sample] {
    let count = curve.count(tolerance: tolerance)
    guard let direction = curve.direction(at: 0) else { return [] }
    var samples = [Sample(point: curve.start, direction: direction)]
    for step in 1...count {
      let (from, to) = (Double(step - 1) / Double(count), Double(step) / Double(count))
      append(curve, from, to, depth: 0, &samples)
    }
    return samples
  }

  /// Adds the end of a piece of a curve, or divides the piece if it turns too much for its sides.
  private func append(
    _ curve: Curve, _ from: Double, _ to: Double, depth: Int, _ samples: inout [Sample]
  ) {
    let last = samples[samples.count - 1].direction
    let direction = curve.direction(at: to) ?? last
    let (dx, dy) = (direction.dx - last.dx, direction.dy - last.dy)
    // The distance of a chord from an arc with a radius of half the width.
    if depth < 6, half * (dx * dx + dy * dy) / 8 > tolerance {
      append(curve, from, (from + to) / 2, depth: depth + 1, &samples)
      append(curve, (from + to) / 2, to, depth: depth + 1, &samples)
    } else {
      samples.append(Sample(point: curve.point(at: to), direction: direction))
    }
  }

  // MARK: Pieces

  private mutating func addPiece(_ from: Sample, _ to: Sample) {
    let chord = Vector(from: from.point, to: to.point)
    let (a, b) = (
      from.point.moved(from.direction.left, half), to.point.moved(to.direction.left, half)
    )
    let (c, d) = (
      to.point.moved(to.direction.left, -half), from.point.moved(from.direction.left, -half)
    )
    if Vector(from: a, to: b).dot(chord) > 0, Vector(from: d, to: c).dot(chord) > 0 {
      if left.last != a || right.last != d {
        left.append(a)
        right.append(d)
      }
      left.append(b)
      right.append(c)
      return
    }
    // One side would run backwards: the curve turns within half of the width.
    endStrip()
    guard let direction = chord.unit else {
      return addFan(at: to.point, from.direction, to.direction)
    }
    let side = direction.left
    addConvex([
      from.point.moved(side, half), to.point.moved(side, half), to.point.moved(side, -half),
      from.point.moved(side, -half),
    ])
    addFan(at: from.point, from.direction, direction)
    addFan(at: to.point, direction, to.direction)
  }

  private mutating func endStrip() {
    if left.count > 1 { edges.add(left + right.reversed()) }
    (left, right) = ([], [])
  }

  /// Adds a convex polygon, reversed if it does not run around in the same direction as strips do.
  private mutating func addConvex(_ points: [Point]) {
    var area = 0.0
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += point.x * next.y - next.x * point.y
    }
    edges.add(area > 0 ? points.reversed() : points)
  }

  // MARK: Corners and ends

  private mutating func addJoin(at point: Point, _ before: Vector, _ after: Vector) {
    let (cross, dot) = (before.cross(after), before.dot(after))
    // Where curves continue each other smoothly, so do the strips.
    if dot > 0, abs(cross) < 1e-4 { return }
    endStrip()
    if style.join == .round { return addFan(at: point, before, after) }
    let outer = cross > 0 ? -half : half
    let (from, to) = (point.moved(before.left, outer), point.moved(after.left, outer))
    let limit = style.miterLimit
    if style.join == .miter, limit >= 1, 2 <= limit * limit * (1 + dot) {
      let (dx, dy) = (before.left.dx + after.left.dx, before.left.dy + after.left.dy)
      let tip = point.moved(Vector(dx: dx, dy: dy), outer / (1 + dot))
      addConvex([point, from, tip, to])
    } else {
      addConvex([point, from, to])
    }
  }

  private mutating func addFan(at point: Point, _ before: Vector, _ after: Vector) {
    let outer = before.cross(after) > 0 ? -half : half
    var points = [point, point.moved(before.left, outer)]
    addArc(
      around: point, outer, before.left, after.left, over: before.times(outer < 0 ? -1 : 1), &points
    )
    addConvex(points)
  }

  private mutating func addCap(at point: Point, _ direction: Vector) {
    let side = direction.left
    switch style.cap {
    case .butt: break
    case .square:
      let end = point.moved(direction, half)
      addConvex([
        point.moved(side, half), end.moved(side, half), end.moved(side, -half),
        point.moved(side, -half),
      ])
    case .round:
      var points = [point.moved(side, half)]
      addArc(around: point, half, side, direction, over: direction, &points)
      addArc(around: point, half, direction, side.opposite, over: direction, &points)
      addConvex(points)
    }
  }

  /// A subpath without extent shows only its caps.
  private mutating func addDot(at point: Point) {
    for direction in [1.0, -1] { addCap(at: point, Vector(dx: direction, dy: 0)) }
  }

  /// Adds the points of an arc of at most half a turn, without the first one.
  ///
  /// - Parameters:
  ///   - centre: The centre of the arc.
  ///   - radius: In points; negative for the opposite side.
  ///   - start: The direction of the first point.
  ///   - end: The direction of the last point.
  ///   - middle: The direction of the arc's middle if `start` and `end` are opposite.
  ///   - points: Where the points are added.
  private func addArc(
    around centre: Point, _ radius: Double, _ start: Vector, _ end: Vector, over middle: Vector,
    _ points: inout [Point]
  ) {
    let (dx, dy) = (start.dx + end.dx, start.dy + end.dy)
    let length = (dx * dx + dy * dy).squareRoot()
    // The distance of the chord's middle from the arc.
    if half * (1 - length / 2) > tolerance {
      let between = length > 1e-6 ? Vector(dx: dx / length, dy: dy / length) : middle
      addArc(around: centre, radius, start, between, over: between, &points)
      addArc(around: centre, radius, between, end, over: between, &points)
    } else {
      points.append(centre.moved(end, radius))
    }
  }
}

extension Vector {
  fileprivate var left: Vector { Vector(dx: -dy, dy: dx) }
  fileprivate var opposite: Vector { Vector(dx: -dx, dy: -dy) }
  fileprivate func times(_ factor: Double) -> Vector { Vector(dx: dx * factor, dy: dy * factor) }
  fileprivate func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
  fileprivate func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}

extension Point {
  fileprivate func moved(_ direction: Vector, _ distance: Double) -> Point {
    Point(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
