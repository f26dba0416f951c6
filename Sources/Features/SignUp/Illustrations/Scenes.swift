internal import FlowUI

/// The illustrations of the tour, 320 by 280 points each.
extension Artwork {
  static let finder = Artwork(
    width: 320, height: 280, on: 0xDDE8D3,
    [
      .block(-20, 0, 150, 300, 0, 0xCADDBB), .disc(30, 60, 54, 0xA9C88E),
      .disc(14, 150, 60, 0x8FB573), .disc(80, 214, 62, 0xA9C88E), .disc(24, 262, 56, 0x7DA562),
      .disc(290, 70, 50, 0xB9D2A3), .disc(306, 166, 58, 0xA9C88E), .disc(250, 252, 60, 0x8FB573),
      .block(99, 25, 122, 236, 24, 0xB4C8A2), .block(99, 20, 122, 236, 24, 0x1D2A4D),
      .block(106, 27, 108, 222, 18, 0x7DA562), .disc(130, 70, 30, 0x8FB573),
      .disc(190, 58, 28, 0x6E9B4E), .disc(186, 152, 36, 0x8FB573), .disc(124, 146, 26, 0x6E9B4E),
      .disc(160, 112, 36, 0xFFFFFF), .disc(160, 112, 31, 0x4F8A3C), .disc(160, 112, 4, 0xFFFFFF),
      .block(116, 196, 88, 42, 10, 0xFFFFFF), .block(122, 202, 30, 30, 6, 0x4F8A3C),
      .block(159, 207, 36, 6, 3, 0x59616E), .block(159, 220, 24, 5, 2.5, 0xB9BEC9),
    ])

  static let street = Artwork(
    width: 320, height: 280, on: 0xD9E6F2,
    [
      .disc(262, 52, 24, 0xF9E2A8), .block(-20, 206, 360, 90, 0, 0x9FC3DC),
      .block(-20, 222, 360, 3, 0, 0xB9D5E8), .block(40, 244, 90, 3, 1.5, 0xB9D5E8),
      .block(190, 256, 110, 3, 1.5, 0xB9D5E8),
    ] + house(28, 84, 0xD9694F, 0x7A3B32) + house(120, 62, 0xE8B04A, 0x6F5A3A)
      + house(212, 96, 0x4C86B8, 0x2B4666) + [.block(-20, 200, 360, 8, 0, 0x77828F)]
      + slip(38, 178, 0xD9694F) + slip(130, 166, 0xE8B04A) + slip(222, 184, 0x4C86B8))

  /// The top left corner of its wall is at `x`, `y`.
  private static func house(
    _ x: Double, _ y: Double, _ wall: UInt32, _ roof: UInt32
  ) -> [Drawing] {
    [
      .block(x, y, 80, 206 - y, 2, wall), .block(x - 5, y - 12, 90, 16, 5, roof),
      .block(x + 12, y + 20, 20, 28, 3, 0xF7F4EA), .block(x + 48, y + 20, 20, 28, 3, 0xF7F4EA),
      .block(x + 21, y + 20, 2, 28, 0, wall), .block(x + 57, y + 20, 2, 28, 0, wall),
      .block(x + 12, y + 62, 20, 28, 3, 0xF7F4EA), .block(x + 48, y + 62, 20, 28, 3, 0xF7F4EA),
    ]
  }

  static let room = Artwork(
    width: 320, height: 280, on: 0xB9C9D6,
    [
      .block(-20, 214, 360, 90, 0, 0xC79B6B), .block(-20, 208, 360, 8, 0, 0xF1EADC),
      .block(74, 32, 172, 74, 10, 0x9DB0BF), .block(74, 28, 172, 74, 10, 0xFFFFFF),
      .block(84, 38, 26, 54, 4, 0x2B4666), .block(116, 38, 26, 54, 4, 0xB9C9D6),
      .block(148, 38, 26, 54, 4, 0xF1EADC), .block(180, 38, 26, 54, 4, 0xE8B04A),
      .block(212, 38, 24, 54, 4, 0xC0543F),
      .block(60, 232, 200, 30, 15, 0xE5D5B8), .block(82, 238, 156, 18, 9, 0xC0543F),
      .block(84, 210, 10, 22, 2, 0x5B4632), .block(204, 210, 10, 22, 2, 0x5B4632),
      .block(78, 134, 142, 70, 18, 0x2B4666), .block(66, 164, 32, 54, 14, 0x233A56),
      .block(200, 164, 32, 54, 14, 0x233A56), .block(92, 176, 114, 38, 8, 0x365779),
      .block(108, 150, 38, 34, 8, 0xE8B04A), .block(156, 152, 36, 32, 8, 0xF1EADC),
      .block(271, 142, 4, 82, 2, 0x5B4632), .block(256, 220, 34, 6, 3, 0x5B4632),
      .block(250, 112, 46, 36, 10, 0xF1EADC),
    ])
}

extension Artwork {
  /// A colour card whose top left corner is at `x`, `y`.
  fileprivate static func slip(_ x: Double, _ y: Double, _ colour: UInt32) -> [Drawing] {
    [
      .block(x, y + 3, 60, 78, 9, 0xC9C6BD), .block(x, y, 60, 78, 9, 0xFFFFFF),
      .block(x + 6, y + 6, 48, 44, 5, colour), .block(x + 6, y + 57, 34, 5, 2.5, 0x8A8F9C),
      .block(x + 6, y + 66, 22, 4, 2, 0xC5C8D0),
    ]
  }
}
