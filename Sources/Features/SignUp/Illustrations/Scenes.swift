internal import FlowUI

/// The illustrations of the tour, 320 by 280 points each.
extension Artwork {
  static let finder = Artwork(
    width: 320, height: 280, on: 0xDDE8D3,
    [
      .block(x: -20, y: 0, width: 150, height: 300, radius: 0, colour: 0xCADDBB),
      .disc(x: 30, y: 60, radius: 54, colour: 0xA9C88E),
      .disc(x: 14, y: 150, radius: 60, colour: 0x8FB573),
      .disc(x: 80, y: 214, radius: 62, colour: 0xA9C88E),
      .disc(x: 24, y: 262, radius: 56, colour: 0x7DA562),
      .disc(x: 290, y: 70, radius: 50, colour: 0xB9D2A3),
      .disc(x: 306, y: 166, radius: 58, colour: 0xA9C88E),
      .disc(x: 250, y: 252, radius: 60, colour: 0x8FB573),
      .block(x: 99, y: 25, width: 122, height: 236, radius: 24, colour: 0xB4C8A2),
      .block(x: 99, y: 20, width: 122, height: 236, radius: 24, colour: 0x1D2A4D),
      .block(x: 106, y: 27, width: 108, height: 222, radius: 18, colour: 0x7DA562),
      .disc(x: 130, y: 70, radius: 30, colour: 0x8FB573),
      .disc(x: 190, y: 58, radius: 28, colour: 0x6E9B4E),
      .disc(x: 186, y: 152, radius: 36, colour: 0x8FB573),
      .disc(x: 124, y: 146, radius: 26, colour: 0x6E9B4E),
      .disc(x: 160, y: 112, radius: 36, colour: 0xFFFFFF),
      .disc(x: 160, y: 112, radius: 31, colour: 0x4F8A3C),
      .disc(x: 160, y: 112, radius: 4, colour: 0xFFFFFF),
      .block(x: 116, y: 196, width: 88, height: 42, radius: 10, colour: 0xFFFFFF),
      .block(x: 122, y: 202, width: 30, height: 30, radius: 6, colour: 0x4F8A3C),
      .block(x: 159, y: 207, width: 36, height: 6, radius: 3, colour: 0x59616E),
      .block(x: 159, y: 220, width: 24, height: 5, radius: 2.5, colour: 0xB9BEC9),
    ])

  static let street = Artwork(
    width: 320, height: 280, on: 0xD9E6F2,
    [
      .disc(x: 262, y: 52, radius: 24, colour: 0xF9E2A8),
      .block(x: -20, y: 206, width: 360, height: 90, radius: 0, colour: 0x9FC3DC),
      .block(x: -20, y: 222, width: 360, height: 3, radius: 0, colour: 0xB9D5E8),
      .block(x: 40, y: 244, width: 90, height: 3, radius: 1.5, colour: 0xB9D5E8),
      .block(x: 190, y: 256, width: 110, height: 3, radius: 1.5, colour: 0xB9D5E8),
    ] + house(28, 84, 0xD9694F, 0x7A3B32) + house(120, 62, 0xE8B04A, 0x6F5A3A)
      + house(212, 96, 0x4C86B8, 0x2B4666) + [
        .block(x: -20, y: 200, width: 360, height: 8, radius: 0, colour: 0x77828F)
      ]
      + slip(38, 178, 0xD9694F) + slip(130, 166, 0xE8B04A) + slip(222, 184, 0x4C86B8))

  /// The top left corner of its wall is at `x`, `y`.
  private static func house(
    _ x: Double, _ y: Double, _ wall: UInt32, _ roof: UInt32
  ) -> [Drawing] {
    [
      .block(x: x, y: y, width: 80, height: 206 - y, radius: 2, colour: wall),
      .block(x: x - 5, y: y - 12, width: 90, height: 16, radius: 5, colour: roof),
      .block(x: x + 12, y: y + 20, width: 20, height: 28, radius: 3, colour: 0xF7F4EA),
      .block(x: x + 48, y: y + 20, width: 20, height: 28, radius: 3, colour: 0xF7F4EA),
      .block(x: x + 21, y: y + 20, width: 2, height: 28, radius: 0, colour: wall),
      .block(x: x + 57, y: y + 20, width: 2, height: 28, radius: 0, colour: wall),
      .block(x: x + 12, y: y + 62, width: 20, height: 28, radius: 3, colour: 0xF7F4EA),
      .block(x: x + 48, y: y + 62, width: 20, height: 28, radius: 3, colour: 0xF7F4EA),
    ]
  }

  static let room = Artwork(
    width: 320, height: 280, on: 0xB9C9D6,
    [
      .block(x: -20, y: 214, width: 360, height: 90, radius: 0, colour: 0xC79B6B),
      .block(x: -20, y: 208, width: 360, height: 8, radius: 0, colour: 0xF1EADC),
      .block(x: 74, y: 32, width: 172, height: 74, radius: 10, colour: 0x9DB0BF),
      .block(x: 74, y: 28, width: 172, height: 74, radius: 10, colour: 0xFFFFFF),
      .block(x: 84, y: 38, width: 26, height: 54, radius: 4, colour: 0x2B4666),
      .block(x: 116, y: 38, width: 26, height: 54, radius: 4, colour: 0xB9C9D6),
      .block(x: 148, y: 38, width: 26, height: 54, radius: 4, colour: 0xF1EADC),
      .block(x: 180, y: 38, width: 26, height: 54, radius: 4, colour: 0xE8B04A),
      .block(x: 212, y: 38, width: 24, height: 54, radius: 4, colour: 0xC0543F),
      .block(x: 60, y: 232, width: 200, height: 30, radius: 15, colour: 0xE5D5B8),
      .block(x: 82, y: 238, width: 156, height: 18, radius: 9, colour: 0xC0543F),
      .block(x: 84, y: 210, width: 10, height: 22, radius: 2, colour: 0x5B4632),
      .block(x: 204, y: 210, width: 10, height: 22, radius: 2, colour: 0x5B4632),
      .block(x: 78, y: 134, width: 142, height: 70, radius: 18, colour: 0x2B4666),
      .block(x: 66, y: 164, width: 32, height: 54, radius: 14, colour: 0x233A56),
      .block(x: 200, y: 164, width: 32, height: 54, radius: 14, colour: 0x233A56),
      .block(x: 92, y: 176, width: 114, height: 38, radius: 8, colour: 0x365779),
      .block(x: 108, y: 150, width: 38, height: 34, radius: 8, colour: 0xE8B04A),
      .block(x: 156, y: 152, width: 36, height: 32, radius: 8, colour: 0xF1EADC),
      .block(x: 271, y: 142, width: 4, height: 82, radius: 2, colour: 0x5B4632),
      .block(x: 256, y: 220, width: 34, height: 6, radius: 3, colour: 0x5B4632),
      .block(x: 250, y: 112, width: 46, height: 36, radius: 10, colour: 0xF1EADC),
    ])
}

extension Artwork {
  /// A colour card whose top left corner is at `x`, `y`.
  fileprivate static func slip(_ x: Double, _ y: Double, _ colour: UInt32) -> [Drawing] {
    [
      .block(x: x, y: y + 3, width: 60, height: 78, radius: 9, colour: 0xC9C6BD),
      .block(x: x, y: y, width: 60, height: 78, radius: 9, colour: 0xFFFFFF),
      .block(x: x + 6, y: y + 6, width: 48, height: 44, radius: 5, colour: colour),
      .block(x: x + 6, y: y + 57, width: 34, height: 5, radius: 2.5, colour: 0x8A8F9C),
      .block(x: x + 6, y: y + 66, width: 22, height: 4, radius: 2, colour: 0xC5C8D0),
    ]
  }
}
