internal import FlowCore
internal import FlowScene

/// The soft shadow of a rounded rectangle, an approximation of a Gaussian blur.
///
/// The shadow fades along a smoothstep curve across the shape's edge, where it has half of its full
/// strength. Only IEEE square roots are used, so the result is the same on every machine.
struct CardShadow: CorneredShape {
  /// The offset and the blur, in points, as in CSS's `0 8px 24px`; the blur reaches 24 points on
  /// either side of the edge.
  private static let shadow = (drop: 8.0, blur: 24.0)
  /// Its 18 % opacity was chosen by eye.
  static let ink = RGBA.black.opacity(0.18)

  /// The card, moved down by the shadow's offset.
  private let shape: RoundedCoverage
  /// How far the shadow reaches on either side of the edge, in the card's units.
  private let blur: Double

  /// Creates the shadow of a card; `scale` is the number of the card's units per point.
  init(_ card: RoundedCoverage, scale: Double) {
    let drop = Self.shadow.drop * scale
    shape = RoundedCoverage(
      left: card.left, top: card.top + drop, right: card.right, bottom: card.bottom + drop,
      radius: card.radius)
    blur = Self.shadow.blur * scale
  }

  private init(shape: RoundedCoverage, blur: Double) {
    (self.shape, self.blur) = (shape, blur)
  }

  var bounds: PixelRect { shape.inset(by: -blur).bounds }

  var area: Rect {
    Rect(
      x: shape.left - blur, y: shape.top - blur, width: shape.right - shape.left + 2 * blur,
      height: shape.bottom - shape.top + 2 * blur)
  }

  var middle: PixelRect { shape.middle(beyond: shape.radius + blur) }

  func moved(left: Int, top: Int, right: Int, bottom: Int) -> CardShadow {
    CardShadow(
      shape: shape.moved(left: left, top: top, right: right, bottom: bottom), blur: blur)
  }

  var key: ShapeKey { .shadow(self) }

  func core(y: Int) -> Range<Int>? { shape.inset(by: blur).core(y: y) }

  func coverage(x: Int, y: Int) -> UInt32 { coverage(at: Double(x) + 0.5, Double(y) + 0.5) }

  /// 0…255.
  func coverage(at x: Double, _ y: Double) -> UInt32 {
    let distance = shape.distance(x: x, y: y)
    // With this order of arguments, NaN gives 0.
    let nearness = min(max(0, (1 - distance / blur) / 2), 1)
    return UInt32((nearness * nearness * (3 - 2 * nearness) * 255).rounded())
  }
}

extension RoundedCoverage {
  fileprivate func inset(by distance: Double) -> RoundedCoverage {
    RoundedCoverage(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance, radius: radius - distance)
  }

  /// Returns the distance of a point from the edge; negative inside the shape.
  fileprivate func distance(x: Double, y: Double) -> Double {
    let across = max(left + radius - x, x - (right - radius))
    let down = max(top + radius - y, y - (bottom - radius))
    let (outward, sideward) = (max(across, 0), max(down, 0))
    return (outward * outward + sideward * sideward).squareRoot() + min(max(across, down), 0)
      - radius
  }
}
