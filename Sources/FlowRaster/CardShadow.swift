internal import FlowCore

/// The soft shadow around a rounded rectangle, as if its shape were blurred.
///
/// It gets lighter on a smooth curve across the edge of the shape, where it is half as dark as
/// within. Only IEEE square roots are used, so the result is the same on every machine.
struct CardShadow {
  /// How far down it lies, and how far to either side of the edge it is blurred, in points: CSS's
  /// 0/8/24.
  private static let look = (drop: 8.0, blur: 24.0)
  /// What it is drawn with; 18 % by eye.
  static let ink = RGBA.black.opacity(0.18)

  /// The card, moved down.
  private let shape: RoundedCoverage
  /// In pixels.
  private let blur: Double

  /// Creates the shadow of a shape in device pixels, at so many of them a point.
  init(_ card: RoundedCoverage, scale: Double) {
    let drop = Self.look.drop * scale
    shape = RoundedCoverage(
      left: card.left, top: card.top + drop, right: card.right, bottom: card.bottom + drop,
      radius: card.radius)
    blur = Self.look.blur * scale
  }

  /// The whole pixels that it touches.
  var bounds: PixelRect { shape.inset(by: -blur).bounds }

  /// The pixels of a row where nothing is blurred.
  func core(y: Int) -> Range<Int>? { shape.inset(by: blur).core(y: y) }

  /// How much of the ink a pixel gets, 0…255.
  func coverage(x: Int, y: Int) -> UInt32 {
    let distance = shape.distance(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let nearness = min(max((1 - distance / blur) / 2, 0), 1)
    return UInt32((nearness * nearness * (3 - 2 * nearness) * 255).rounded())
  }
}

extension RoundedCoverage {
  /// The shape smaller by so much on each side, or larger.
  fileprivate func inset(by distance: Double) -> RoundedCoverage {
    RoundedCoverage(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance, radius: radius - distance)
  }

  /// How far a place lies from the edge; negative inside.
  fileprivate func distance(x: Double, y: Double) -> Double {
    let across = max(left + radius - x, x - (right - radius))
    let down = max(top + radius - y, y - (bottom - radius))
    let (outward, sideward) = (max(across, 0), max(down, 0))
    return (outward * outward + sideward * sideward).squareRoot() + min(max(across, down), 0)
      - radius
  }
}
