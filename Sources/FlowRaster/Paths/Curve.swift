internal import FlowCore
internal import FlowScene

/// A line, or a cubic Bézier curve.
struct Curve {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  let isLine: Bool

  private static let limit = 4096.0

  init(lineFrom start: Point, to end: Point) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
  }

  init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  /// A quadratic curve.
  init(from start: Point, control: Point, to end: Point) {
    func third(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(from: start, third(start), third(end), to: end)
  }

  /// Returns how many lines, at equal steps of the parameter, approximate the curve within the
  /// tolerance, by Wang's formula.
  func count(tolerance: Double) -> Int {
    guard !isLine else { return 1 }
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return x * x + y * y
    }
    let bend = max(bend(start, control1, control2), bend(control1, control2, end)).squareRoot()
    return Int(min(max((0.75 * bend / tolerance).squareRoot().rounded(.up), 1), Self.limit))
  }

  func point(at t: Double) -> Point {
    guard !isLine else {
      return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the direction as a unit vector; `nil` where the curve turns back, or has no length.
  func direction(at t: Double) -> Vector? {
    if isLine { return Vector(from: start, to: end).unit }
    let s = 1 - t
    let (first, middle, last) = (
      Vector(from: start, to: control1), Vector(from: control1, to: control2),
      Vector(from: control2, to: end)
    )
    let slope = Vector(
      dx: s * s * first.dx + 2 * s * t * middle.dx + t * t * last.dx,
      dy: s * s * first.dy + 2 * s * t * middle.dy + t * t * last.dy)
    // A control point may lie on its end.
    let others =
      t == 0
      ? [Vector(from: start, to: control2), Vector(from: start, to: end)]
      : t == 1 ? [Vector(from: control1, to: end), Vector(from: start, to: end)] : []
    return slope.unit ?? others.lazy.compactMap(\.unit).first
  }

  var isPoint: Bool { start == end && (isLine || control1 == start && control2 == start) }
}

extension Vector {
  init(from start: Point, to end: Point) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  var unit: Vector? {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 1e-12 ? Vector(dx: dx / length, dy: dy / length) : nil
  }
}

/// A part of a path between two moves.
struct Subpath {
  let start: Point
  /// The curves that have an extent; in a closed subpath, the last one ends at `start`.
  private(set) var curves: [Curve] = []
  private(set) var isClosed = false
  /// Whether there are elements after the move, even if none has an extent.
  private(set) var hasElements = false

  private init(start: Point) { self.start = start }

  static func all(of path: Path) -> [Subpath] {
    var subpaths: [Subpath] = []
    for element in path.elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
      } else if !subpaths.isEmpty {
        subpaths[subpaths.count - 1].add(element)
      }
    }
    return subpaths
  }

  private mutating func add(_ element: Path.Element) {
    let last = curves.last?.end ?? start
    hasElements = true
    switch element {
    case .move: break
    case .line(let point): add(Curve(lineFrom: last, to: point))
    case .quadratic(let point, let control): add(Curve(from: last, control: control, to: point))
    case .cubic(let point, let first, let second): add(Curve(from: last, first, second, to: point))
    case .close:
      add(Curve(lineFrom: last, to: start))
      isClosed = true
    }
  }

  private mutating func add(_ curve: Curve) {
    if !curve.isPoint { curves.append(curve) }
  }

  func polygon(tolerance: Double) -> [Point] {
    var points = [start]
    for curve in curves {
      let count = curve.count(tolerance: tolerance)
      for step in 1..<count {
        points.append(curve.point(at: Double(step) / Double(count)))
      }
      points.append(curve.end)
    }
    return points
  }
}
