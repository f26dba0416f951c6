internal import FlowCore

/// The shapes that illustrations are made of.
///
/// They are written short, as an illustration has dozens of them; colours are `0xRRGGBB`.
extension Drawing {
  /// A disc about a point, with a radius in points.
  public static func disc(
    _ x: Double, _ y: Double, _ radius: Double, _ colour: UInt32
  ) -> Drawing {
    block(x - radius, y - radius, 2 * radius, 2 * radius, radius, colour)
  }

  /// A rectangle with its upper left corner at a point, and with round corners where their radius
  /// is not 0.
  public static func block(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ colour: UInt32
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius, RGBA(hex: colour))
  }
}

extension Artwork {
  /// Creates an illustration on a ground of one colour.
  ///
  /// Traps unless the extents are positive and finite.
  /// - Parameters:
  ///   - width: In points of its own.
  ///   - height: In points of its own.
  ///   - ground: The colour that all of it is filled with first, as `0xRRGGBB`.
  ///   - drawings: What lies on that, the first at the bottom.
  public init(_ width: Double, _ height: Double, on ground: UInt32, _ drawings: [Drawing]) {
    let size = Size(width: width, height: height)
    self.init(size: size, drawings: [.fill(Rect(size), RGBA(hex: ground))] + drawings)
  }
}
