/// The widths of the zones at the side edges in which drags of pages begin, in points.
public struct EdgeZones: Hashable, Sendable {
  /// The default zone width, in points.
  ///
  /// A zone of 24 points is easy to hit with a mouse, too. For fingers, Flutter uses 20 points, and
  /// UIKit 13 to 20 according to secondary sources.
  package static let defaultWidth = 24.0
  /// Zones of the default width.
  public static let `default` = EdgeZones(leading: defaultWidth, trailing: defaultWidth)

  /// The width of the zone at the leading edge.
  public let leading: Double
  /// The width of the zone at the trailing edge.
  public let trailing: Double

  /// Creates zones; negative widths and NaN count as 0.
  public init(leading: Double, trailing: Double) {
    self.leading = leading > 0 ? leading : 0
    self.trailing = trailing > 0 ? trailing : 0
  }
}
