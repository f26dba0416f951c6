/// A direction: a point of the unit circle.
///
/// Its functions use only operations that IEEE 754 defines exactly, so the same angle has the same
/// bits on every machine; the results of the C library's sine and cosine may differ.
struct UnitVector: Hashable, Sendable {
  var x: Double
  var y: Double

  init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// Creates the direction at an angle: 0 gives (1, 0), and 90 gives (0, 1); exact at multiples of
  /// 90.
  init(degrees: Double) {
    guard degrees.isFinite else {
      self.init(x: .nan, y: .nan)
      return
    }
    let turned = degrees.remainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let (cosine, sine) = Self.cosineAndSine((turned - quarter * 90) * (Double.pi / 180))
    switch (Int(quarter) + 4) % 4 {
    case 0: self.init(x: cosine, y: sine)
    case 1: self.init(x: -sine, y: cosine)
    case 2: self.init(x: -cosine, y: -sine)
    default: self.init(x: sine, y: -cosine)
    }
  }

  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y }

  /// The sine of the angle from this direction to another one.
  func cross(_ other: UnitVector) -> Double { x * other.y - y * other.x }

  func rotated(by angle: UnitVector) -> UnitVector {
    UnitVector(x: x * angle.x - y * angle.y, y: x * angle.y + y * angle.x)
  }

  /// The cosine and sine of an angle of at most an eighth of a turn, in radians, by Taylor series
  /// whose omitted terms are smaller than the rounding errors.
  private static func cosineAndSine(_ angle: Double) -> (Double, Double) {
    let square = angle * angle
    var (cosine, sine) = (1.0, 1.0)
    for term in stride(from: 18.0, through: 2, by: -2) {
      cosine = 1 - square / (term * (term - 1)) * cosine
      sine = 1 - square / (term * (term + 1)) * sine
    }
    return (cosine, angle * sine)
  }
}
