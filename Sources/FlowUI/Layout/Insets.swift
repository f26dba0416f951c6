internal import FlowCore

/// Distances from the edges of a rectangle inward, in points.
public struct Insets: Hashable, Sendable, Codable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the leading edge, where lines of text begin.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the trailing edge, where lines of text end.
  public var trailing: Double

  /// No insets.
  public static let zero = Insets()

  /// Creates insets; each is 0 by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are equal on opposite sides.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension Rect {
  /// The rectangle reduced by insets; its width and height are clamped to at least 0.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
