internal import FlowUI

/// Shapes that several illustrations share.
extension Artwork {
  /// A map pin whose tip is at a point.
  static func pin(_ x: Double, _ y: Double) -> [Drawing] {
    [
      .block(x - 9, y - 4, 18, 8, 4, 0x3B6B58), .block(x - 2.5, y - 26, 5, 27, 2.5, 0xB3261E),
      .disc(x, y - 36, 16, 0xE5483D), .disc(x, y - 36, 6.5, 0xFFFFFF),
    ]
  }

  /// A fir tree whose foot is at a point.
  static func fir(_ x: Double, _ y: Double, _ height: Double, _ colour: UInt32) -> [Drawing] {
    let width = height * 0.42
    return [
      .block(x - height * 0.04, y - height * 0.25, height * 0.08, height * 0.25, 0, 0x6B4F3A),
      .block(x - width / 2, y - height, width, height * 0.85, width / 2, colour),
    ]
  }
}
