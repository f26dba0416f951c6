public import FlowCore

/// An affine transform of points: a translation, rotation, scale, shear, or several of them.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty). A transform with a coefficient that is
/// not finite makes the drawings under it invisible.
public struct Transform: Hashable, Sendable {
  /// How much the new x depends on the old x.
  public var a: Double
  /// How much the new y depends on the old x.
  public var b: Double
  /// How much the new x depends on the old y.
  public var c: Double
  /// How much the new y depends on the old y.
  public var d: Double
  /// What is added to x, in points.
  public var tx: Double
  /// What is added to y, in points.
  public var ty: Double

  /// Creates a transform from its coefficients; by default the one that changes nothing.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// Moves points.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public static func translation(x: Double, y: Double) -> Transform { Transform(tx: x, ty: y) }

  /// Scales about a point.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; a negative one also flips.
  ///   - y: The vertical factor; a negative one also flips.
  ///   - centre: The point that stays where it is.
  public static func scale(x: Double, y: Double, about centre: Point = .zero) -> Transform {
    Transform(a: x, d: y).about(centre)
  }

  /// Scales about a point by the same factor in all directions.
  ///
  /// - Parameters:
  ///   - factor: The factor; a negative one also turns by 180 degrees.
  ///   - centre: The point that stays where it is.
  public static func scale(_ factor: Double, about centre: Point = .zero) -> Transform {
    .scale(x: factor, y: factor, about: centre)
  }

  /// Rotates clockwise about a point; exact at multiples of 90 degrees.
  ///
  /// - Parameters:
  ///   - degrees: The angle in degrees; a negative one rotates anticlockwise.
  ///   - centre: The point that stays where it is.
  public static func rotation(degrees: Double, about centre: Point = .zero) -> Transform {
    let direction = UnitVector(degrees: degrees)
    return Transform(a: direction.x, b: direction.y, c: -direction.y, d: direction.x).about(centre)
  }

  private func about(_ centre: Point) -> Transform {
    Transform.translation(x: -centre.x, y: -centre.y).followed(by: self)
      .followed(by: .translation(x: centre.x, y: centre.y))
  }

  /// Returns the transform that applies this one, and then another one.
  public func followed(by next: Transform) -> Transform {
    let origin = next.apply(to: Point(x: tx, y: ty))
    return Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: origin.x, ty: origin.y)
  }

  /// Returns a point transformed.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest rectangle that contains a transformed rectangle.
  public func bounds(of rect: Rect) -> Rect {
    if keepsAxes {
      return Rect(
        x: tx + rect.minX * a, y: ty + rect.minY * a, width: rect.size.width * a,
        height: rect.size.height * a)
    }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    return Rect(
      x: left, y: top, width: xs.reduce(-.infinity, max) - left,
      height: ys.reduce(-.infinity, max) - top)
  }

  /// The transform that undoes this one; `nil` if this one flattens the plane or has a coefficient
  /// that is not finite.
  public var inverse: Transform? {
    let area = determinant
    guard area != 0, area.isFinite, tx.isFinite, ty.isFinite else { return nil }
    let linear = Transform(a: d / area, b: -b / area, c: -c / area, d: a / area)
    let origin = linear.apply(to: Point(x: -tx, y: -ty))
    return Transform(
      a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: origin.x, ty: origin.y)
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The factor by which areas are scaled; negative if the transform flips.
  package var determinant: Double { a * d - b * c }

  /// The largest factor by which the transform stretches a length, in any direction.
  package var greatestScale: Double {
    // The larger singular value of the linear part.
    let (sum, area) = (a * a + b * b + c * c + d * d, determinant)
    return ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
  }

  /// True if the transform only moves, and scales by one positive factor.
  package var keepsAxes: Bool { b == 0 && c == 0 && a == d && a > 0 }
}
