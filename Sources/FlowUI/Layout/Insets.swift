internal import FlowCore

/// How far something reaches in from each side of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the side at which lines begin.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From the side at which lines end.
  public var trailing: Double

  /// Nothing.
  public static let zero = Insets()

  /// Creates insets; by default nothing.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset on opposite sides.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension Rect {
  /// The rectangle that insets leave; its extents end at 0.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
