/// The font of a bar's title.
public struct BarTitleFont: Hashable, Sendable {
  /// The weight of the letters.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular
    case semibold
    case bold
  }

  /// The size in points at the default text size, 8…24: larger letters would not fit into a bar at
  /// larger text sizes.
  public let size: Double
  /// The weight of the letters.
  public let weight: Weight

  /// UIKit's font: 17 points, semibold.
  public static let standard = BarTitleFont(size: 17, weight: .semibold)

  /// Creates a font; the size is clamped to 8…24, and NaN counts as 17.
  public init(size: Double, weight: Weight) {
    self.size = size.isNaN ? 17 : min(max(size, 8), 24)
    self.weight = weight
  }
}

extension BarTitleFont: Interpolatable {
  /// Returns the font at a fraction of the change to another one; the weight is that of the nearer
  /// font, since there are no intermediate weights.
  public func interpolated(to other: BarTitleFont, fraction: Double) -> BarTitleFont {
    guard fraction > 0, self != other else { return self }
    guard fraction < 1 else { return other }
    return BarTitleFont(
      size: interpolate(size, other.size, fraction),
      weight: fraction < 0.5 ? weight : other.weight)
  }
}
