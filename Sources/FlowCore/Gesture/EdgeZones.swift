/// How wide the zones at a stage's edges are in which drags of pages begin, in points.
public struct EdgeZones: Hashable, Sendable {
  /// How wide a zone is where nobody wants another one, in points: Flutter has 20, UIKit 13 to 20
  /// (second-hand), both for fingers; 24 so that a mouse finds it too.
  public static let defaultWidth = 24.0
  /// Zones as wide as usual.
  public static let `default` = EdgeZones(leading: defaultWidth, trailing: defaultWidth)

  /// The zone where lines begin.
  public let leading: Double
  /// The zone where they end.
  public let trailing: Double

  /// Creates zones; what is below 0, or no number, counts as 0.
  public init(leading: Double, trailing: Double) {
    self.leading = leading > 0 ? leading : 0
    self.trailing = trailing > 0 ? trailing : 0
  }
}
