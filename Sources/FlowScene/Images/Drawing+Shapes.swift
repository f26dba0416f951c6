package import FlowCore

/// The shapes that illustrations are made of; colours are `0xRRGGBB`.
extension Drawing {
  /// A disc around a centre, with a radius in points.
  public static func disc(
    x: Double, y: Double, radius: Double, colour: UInt32
  ) -> Drawing {
    disc(x: x, y: y, radius: radius, colour: RGBA(hex: colour))
  }

  /// A disc in a colour that may be translucent.
  package static func disc(
    x: Double, y: Double, radius: Double, colour: RGBA
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      colour: colour)
  }

  /// A rectangle with its upper left corner at (`x`, `y`), and with rounded corners unless the
  /// radius is 0; all lengths are in points.
  public static func block(
    x: Double, y: Double, width: Double, height: Double, radius: Double, colour: UInt32
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius, colour: RGBA(hex: colour))
  }
}

extension Artwork {
  /// Creates an illustration on a background of one colour.
  ///
  /// Traps unless width and height are positive and finite.
  ///
  /// - Parameters:
  ///   - width: The width in the artwork's own points.
  ///   - height: The height in the artwork's own points.
  ///   - ground: The background colour, as `0xRRGGBB`.
  ///   - drawings: The drawings on the background, the first at the bottom.
  public init(width: Double, height: Double, on ground: UInt32, _ drawings: [Drawing]) {
    let size = Size(width: width, height: height)
    self.init(size: size, drawings: [.fill(Rect(size), colour: RGBA(hex: ground))] + drawings)
  }
}
