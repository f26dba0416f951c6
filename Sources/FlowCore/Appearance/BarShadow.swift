/// The shadow at the edge of a bar that faces the page: below a navigation bar, above a toolbar.
///
/// It is strongest at the edge and fades out evenly.
public struct BarShadow: Hashable, Sendable {
  /// The colour at the bar's edge.
  public var colour: RGBA
  /// The distance over which the shadow fades out, in points; nothing is drawn unless it is
  /// positive.
  public var extent: Double

  /// No shadow.
  public static let none = BarShadow(colour: .clear, extent: 0)

  /// Creates a shadow.
  public init(colour: RGBA, extent: Double) {
    self.colour = colour
    self.extent = extent
  }
}

extension BarShadow: Interpolatable {
  /// Returns the shadow at a fraction of the change to another one.
  ///
  /// A shadow that appears or disappears keeps its extent.
  public func interpolated(to other: BarShadow, fraction: Double) -> BarShadow {
    guard fraction > 0, self != other else { return self }
    guard fraction < 1 else { return other }
    let colour = colour.interpolated(to: other.colour, fraction: fraction)
    if self == .none { return BarShadow(colour: colour, extent: other.extent) }
    if other == .none { return BarShadow(colour: colour, extent: extent) }
    return BarShadow(colour: colour, extent: interpolate(extent, other.extent, fraction))
  }
}
