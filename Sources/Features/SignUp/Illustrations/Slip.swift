internal import FlowUI

extension Artwork {
  /// A colour card: a swatch on a white slip, whose top left corner is at a point.
  static func slip(_ x: Double, _ y: Double, _ colour: UInt32) -> [Drawing] {
    [
      .block(x, y + 3, 60, 78, 9, 0xC9C6BD), .block(x, y, 60, 78, 9, 0xFFFFFF),
      .block(x + 6, y + 6, 48, 44, 5, colour), .block(x + 6, y + 57, 34, 5, 2.5, 0x8A8F9C),
      .block(x + 6, y + 66, 22, 4, 2, 0xC5C8D0),
    ]
  }
}
