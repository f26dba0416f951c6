internal import FlowCore
internal import FlowUI

/// The shapes that illustrations are made of.
extension Drawing {
  /// A disc about a point.
  static func disc(_ x: Double, _ y: Double, _ radius: Double, _ colour: UInt32) -> Drawing {
    block(x - radius, y - radius, 2 * radius, 2 * radius, radius, colour)
  }

  /// A rectangle with round corners.
  static func block(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ colour: UInt32
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius, RGBA(hex: colour))
  }
}

extension Artwork {
  /// An illustration of so many points on a ground of one colour.
  init(_ width: Double, _ height: Double, on ground: UInt32, _ drawings: [Drawing]) {
    let size = Size(width: width, height: height)
    self.init(size: size, drawings: [.fill(Rect(size), RGBA(hex: ground))] + drawings)
  }

  /// A sample of a colour on a white slip, with its corner at a point: what the app is about.
  static func slip(_ x: Double, _ y: Double, _ colour: UInt32) -> [Drawing] {
    [
      .block(x, y + 3, 60, 78, 9, 0xC9C6BD), .block(x, y, 60, 78, 9, 0xFFFFFF),
      .block(x + 6, y + 6, 48, 44, 5, colour), .block(x + 6, y + 57, 34, 5, 2.5, 0x8A8F9C),
      .block(x + 6, y + 66, 22, 4, 2, 0xC5C8D0),
    ]
  }
}
