public import FlowCore

extension Path {
  /// A closed rectangle, clockwise from its top left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.line(to: Point(x: rect.maxX, y: rect.minY))
      path.line(to: Point(x: rect.maxX, y: rect.maxY))
      path.line(to: Point(x: rect.minX, y: rect.maxY))
      path.close()
    }
  }

  /// A closed rectangle with rounded corners, clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius of the corners in points; clamped to half of the shorter side.
  public static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let radius = max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
    // Arcs that are not finite would be left out.
    guard radius > 0, rect.maxX.isFinite, rect.maxY.isFinite else { return .rectangle(rect) }
    let corners = [
      (Point(x: rect.maxX - radius, y: rect.minY + radius), -90.0),
      (Point(x: rect.maxX - radius, y: rect.maxY - radius), 0),
      (Point(x: rect.minX + radius, y: rect.maxY - radius), 90),
      (Point(x: rect.minX + radius, y: rect.minY + radius), 180),
    ]
    return Path { path in
      for (centre, angle) in corners {
        path.arc(centre: centre, radius: radius, from: angle, to: angle + 90)
      }
      path.close()
    }
  }

  /// A closed ellipse that touches the sides of a rectangle, clockwise from its right end.
  public static func ellipse(in rect: Rect) -> Path {
    let unit = Path { path in
      path.arc(centre: .zero, radius: 1, from: 0, to: 360)
      path.close()
    }
    return unit.transformed(
      by: .scale(x: rect.size.width / 2, y: rect.size.height / 2)
        .followed(by: .translation(x: rect.midX, y: rect.midY)))
  }

  /// A closed circle, clockwise from its right end.
  ///
  /// - Parameters:
  ///   - centre: The centre of the circle.
  ///   - radius: The radius in points.
  public static func circle(centre: Point, radius: Double) -> Path {
    .ellipse(
      in: Rect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds an arc of a circle, after a line from the current point to the beginning of the arc.
  ///
  /// Nothing is added if an argument is not finite. The arc differs from the circle by at most five
  /// millionths of the radius.
  ///
  /// - Parameters:
  ///   - centre: The centre of the circle.
  ///   - radius: The radius in points; if it is negative, the arc lies on the opposite side of the
  ///     centre.
  ///   - start: Where the arc begins, in degrees: 0 is to the right of the centre, and 90 below it.
  ///   - end: Where the arc ends, in degrees. It runs clockwise if `end` is greater than `start`,
  ///     otherwise anticlockwise, and ends after one whole turn at the latest.
  public mutating func arc(centre: Point, radius: Double, from start: Double, to end: Double) {
    guard centre.isFinite, radius.isFinite, start.isFinite, end.isFinite else { return }
    let sweep = min(max(end - start, -360), 360)
    line(to: Point(from: centre, degrees: start, distance: radius))
    let count = max(1, Int((abs(sweep) / 45).rounded(.up)))
    guard sweep != 0 else { return }
    var from = UnitVector(degrees: start)
    for piece in 1...count {
      let to = UnitVector(degrees: start + sweep * Double(piece) / Double(count))
      addArc(from: from, to: to) {
        Point(x: centre.x + radius * $0, y: centre.y + radius * $1)
      }
      from = to
    }
  }

  /// Adds an arc of an ellipse to a point, as SVG's command `A` does.
  ///
  /// Radii that are too small for the distance are enlarged in proportion. A radius of 0 gives a
  /// line, and an arc that ends where it begins adds nothing.
  ///
  /// - Parameters:
  ///   - point: Where the arc ends.
  ///   - radii: The half axes of the ellipse, in points; their signs are ignored.
  ///   - rotation: The clockwise rotation of the ellipse, in degrees.
  ///   - isLarge: Whether the arc is longer than half of the ellipse.
  ///   - isClockwise: Whether the arc runs clockwise.
  public mutating func arc(
    to point: Point, radii: Size, rotation: Double = 0, isLarge: Bool, isClockwise: Bool
  ) {
    guard let begin = current else { return line(to: point) }
    guard begin != point else { return }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite, rotation.isFinite else {
      return line(to: point)
    }
    let turn = UnitVector(degrees: rotation)
    // Half of the vector from the end to the beginning, in the coordinates of a unit circle.
    let (dx, dy) = ((begin.x - point.x) / 2, (begin.y - point.y) / 2)
    var (x, y) = ((turn.x * dx + turn.y * dy) / rx, (turn.x * dy - turn.y * dx) / ry)
    let square = x * x + y * y
    if square > 1 {
      let factor = square.squareRoot()
      (rx, ry, x, y) = (rx * factor, ry * factor, x / factor, y / factor)
    }
    let length = max(0, 1 / (x * x + y * y) - 1).squareRoot()
    let side = isLarge == isClockwise ? -length : length
    let (cx, cy) = (side * y, -side * x)
    let middle = Point(
      x: (begin.x + point.x) / 2 + turn.x * cx * rx - turn.y * cy * ry,
      y: (begin.y + point.y) / 2 + turn.y * cx * rx + turn.x * cy * ry)
    addTurn(
      from: UnitVector(x: x - cx, y: y - cy), to: UnitVector(x: -x - cx, y: -y - cy),
      isClockwise: isClockwise, endingAt: point
    ) { x, y in
      Point(
        x: middle.x + turn.x * x * rx - turn.y * y * ry,
        y: middle.y + turn.y * x * rx + turn.x * y * ry)
    }
  }

  /// Adds an arc of the unit circle, mapped to an ellipse.
  private mutating func addTurn(
    from start: UnitVector, to end: UnitVector, isClockwise: Bool, endingAt point: Point,
    _ map: (Double, Double) -> Point
  ) {
    let eighth = UnitVector(x: 0.5.squareRoot(), y: (isClockwise ? 1 : -1) * 0.5.squareRoot())
    var from = start
    // An arc has at most eight pieces; the last one ends exactly at the point.
    for _ in 0..<8 {
      let ahead = from.cross(end) * (isClockwise ? 1 : -1)
      // Not 0, since rounding errors may lead beyond the end by a little.
      if from.dot(end) >= 0.5.squareRoot(), ahead >= -1e-9 { break }
      let next = from.rotated(by: eighth)
      addArc(from: from, to: next, map)
      from = next
    }
    addArc(from: from, to: end, endingAt: point, map)
  }

  /// Adds one curve: an arc of less than a quarter of a turn of the unit circle, mapped to an
  /// ellipse.
  private mutating func addArc(
    from start: UnitVector, to end: UnitVector, endingAt point: Point? = nil,
    _ map: (Double, Double) -> Point
  ) {
    // 4/3 of the tangent of a quarter of the angle, from its sine and cosine by half-angle
    // formulas.
    let cosine = min(max(start.dot(end), -1), 1)
    let (half, sine) = (((1 + cosine) / 2).squareRoot(), ((1 - cosine) / 2).squareRoot())
    let reach = 4 / 3 * sine / (1 + half) * (start.cross(end) < 0 ? -1 : 1)
    cubic(
      to: point ?? map(end.x, end.y),
      control1: map(start.x - reach * start.y, start.y + reach * start.x),
      control2: map(end.x + reach * end.y, end.y - reach * end.x))
  }
}

extension Point {
  /// Creates the point at a direction and a distance from another one.
  ///
  /// - Parameters:
  ///   - centre: The other point.
  ///   - degrees: The direction: 0 is to the right, 90 down, and -90 up. The result has the same
  ///     bits on every machine; it is not finite if `degrees` is not.
  ///   - distance: The distance in points; a negative one leads in the opposite direction.
  public init(from centre: Point, degrees: Double, distance: Double) {
    let direction = UnitVector(degrees: degrees)
    self.init(x: centre.x + distance * direction.x, y: centre.y + distance * direction.y)
  }
}
