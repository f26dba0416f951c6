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
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double = 0,
    _ colour: UInt32
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius, RGBA(hex: colour))
  }
}

extension Artwork {
  /// An illustration of the tour on a ground of one colour.
  init(on ground: UInt32, _ drawings: [Drawing]) {
    let size = Size(width: 320, height: 280)
    self.init(size: size, drawings: [.fill(Rect(size), RGBA(hex: ground))] + drawings)
  }

  /// A mark on a map with its foot at a point.
  static func pin(_ x: Double, _ y: Double) -> [Drawing] {
    [
      .block(x - 9, y - 4, 18, 8, 4, 0x3B6B58), .block(x - 2.5, y - 26, 5, 27, 2.5, 0xB3261E),
      .disc(x, y - 36, 16, 0xE5483D), .disc(x, y - 36, 6.5, 0xFFFFFF),
    ]
  }

  /// A fir with its foot at a point.
  static func fir(_ x: Double, _ y: Double, _ height: Double, _ colour: UInt32) -> [Drawing] {
    let width = height * 0.42
    return [
      .block(x - height * 0.04, y - height * 0.25, height * 0.08, height * 0.25, 0, 0x6B4F3A),
      .block(x - width / 2, y - height, width, height * 0.85, width / 2, colour),
    ]
  }
}
