public import FlowCore

/// An outline of lines and curves, in points; x grows to the right, y downward.
///
/// A path has any number of subpaths, each of which begins with ``move(to:)``. Filling closes open
/// subpaths with a line; stroking leaves them open. A path draws nothing if one of its coordinates
/// is not finite.
///
/// ```swift
/// let star = Path { path in
///   for corner in 0..<10 {
///     let distance = corner.isMultiple(of: 2) ? 40.0 : 16
///     path.line(to: Point(from: centre, degrees: Double(corner) * 36 - 90, distance: distance))
///   }
/// }
/// ```
public struct Path: Hashable, Sendable {
  /// One step of a path, from the current point.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(Point)
    /// A line to a point.
    case line(Point)
    /// A quadratic Bézier curve to a point.
    case quadratic(Point, control: Point)
    /// A cubic Bézier curve to a point; the first control point belongs to the start of the curve.
    case cubic(Point, control1: Point, control2: Point)
    /// A line to the beginning of the subpath, which it closes.
    case close
  }

  /// The steps of the path.
  ///
  /// The first one, and each one after a ``Element/close``, is a ``Element/move(_:)``.
  public private(set) var elements: [Element] = []
  /// Where the next element begins; `nil` in an empty path.
  private(set) var current: Point?
  private var start = Point.zero

  /// Creates an empty path.
  public init() {}

  /// Creates a path.
  ///
  /// - Parameter build: Adds the elements to an empty path.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    (current, start) = (point, point)
  }

  /// Adds a line to a point; in an empty path, it begins a subpath there.
  public mutating func line(to point: Point) {
    guard resume() else { return move(to: point) }
    elements.append(.line(point))
    current = point
  }

  /// Adds a quadratic Bézier curve to a point; in an empty path, the curve begins at its control
  /// point.
  public mutating func quadratic(to point: Point, control: Point) {
    if !resume() { move(to: control) }
    elements.append(.quadratic(point, control: control))
    current = point
  }

  /// Adds a cubic Bézier curve to a point; in an empty path, the curve begins at its first control
  /// point.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    if !resume() { move(to: control1) }
    elements.append(.cubic(point, control1: control1, control2: control2))
    current = point
  }

  /// Closes the current subpath with a line to its beginning; the next element begins there.
  ///
  /// Does nothing in an empty path, and directly after another `close()`.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    current = start
  }

  /// Makes sure that the next element belongs to a subpath; returns `false` in an empty path.
  private mutating func resume() -> Bool {
    guard let current else { return false }
    if elements.last == .close { move(to: current) }
    return true
  }

  /// Appends all subpaths of another path; the next element continues its last one.
  public mutating func add(_ path: Path) {
    elements += path.elements
    if let end = path.current { (current, start) = (end, path.start) }
  }
}

extension Path {
  /// The smallest rectangle that contains all points and control points; `nil` if the path is empty
  /// or a coordinate is not finite.
  ///
  /// A path with curves may be smaller than this rectangle.
  package var controlBounds: Rect? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    for point in elements.lazy.flatMap(\.points) {
      guard point.isFinite else { return nil }
      let old = box ?? (point.x, point.y, point.x, point.y)
      box = (
        min(old.left, point.x), min(old.top, point.y), max(old.right, point.x),
        max(old.bottom, point.y)
      )
    }
    return box.map {
      Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }

  /// The path with all of its points transformed.
  public func transformed(by transform: Transform) -> Path {
    var path = self
    path.elements = elements.map { $0.mapped(transform.apply) }
    path.current = current.map(transform.apply)
    path.start = transform.apply(to: start)
    return path
  }
}

extension Path.Element {
  /// The points of the element, with control points first.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let point, let control): [control, point]
    case .cubic(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }

  fileprivate func mapped(_ map: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .quadratic(let point, let control): .quadratic(map(point), control: map(control))
    case .cubic(let point, let first, let second):
      .cubic(map(point), control1: map(first), control2: map(second))
    case .close: .close
    }
  }
}

extension Path: CustomStringConvertible {
  /// The path as the `d` attribute of an SVG path, with three digits after the decimal point.
  public var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      return letter
        + element.points.map { "\($0.x.fixed(3)),\($0.y.fixed(3))" }.joined(separator: " ")
    }.joined(separator: " ")
  }
}
