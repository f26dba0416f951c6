internal import FlowUI

/// Illustrations of the tour, 320 by 280 points each, which depend on the presence of their slides,
/// 0…1.
extension Artwork {
  static func hills(_ presence: Double) -> Artwork {
    Artwork(width: 320, height: 280, on: 0xCDE9F7, hillside + footprints(presence))
  }

  private static let hillside: [Drawing] =
    [
      .glow(242, 74, 58, 0xFFE9A8, 0.35), .glow(242, 74, 46, 0xFFE08A, 0.5),
      .disc(x: 242, y: 74, radius: 34, colour: 0xFFD166),
      .block(x: 38, y: 52, width: 84, height: 20, radius: 10, colour: 0xFFFFFF),
      .block(x: 62, y: 38, width: 46, height: 26, radius: 13, colour: 0xFFFFFF),
      .block(x: 150, y: 96, width: 62, height: 14, radius: 7, colour: 0xE6F5FC),
      .disc(x: 64, y: 330, radius: 170, colour: 0xA5D3A6),
      .disc(x: 284, y: 350, radius: 200, colour: 0x86C08F),
    ] + fir(108, 196, 34, 0x5C9F78) + fir(92, 200, 42, 0x4C966F) + fir(236, 182, 36, 0x5C9F78)
    + [.disc(x: 140, y: 420, radius: 220, colour: 0x5FA777)]
    + fir(40, 226, 64, 0x3F8562) + fir(66, 232, 46, 0x4C966F) + fir(282, 252, 74, 0x357A58)

  /// The positions of the footprints, from the foreground to the pin; left and right alternate.
  private static let steps: [(x: Double, y: Double)] = [
    (112, 271), (130, 266), (133, 252), (153, 250), (158, 238), (176, 239), (182, 229), (193, 233),
    (196, 223), (204, 228),
  ]

  private static func footprints(_ presence: Double) -> [Drawing] {
    let prints = steps.enumerated().flatMap { index, step -> [Drawing] in
      let fraction = presence.fraction(of: index, of: steps.count, from: 0.05, to: 0.8)
      guard fraction > 0 else { return [] }
      let size = (1 - 0.055 * Double(index)) * (0.5 + 0.5 * fraction)
      return [
        .veil(
          step.x - 5 * size, step.y - 4 * size, 10 * size, 7 * size, 3.5 * size, 0xFBF3DC,
          fraction),
        .veil(
          step.x + 4.5 * size, step.y - 5.5 * size, 5.5 * size, 5.5 * size, 2.7 * size, 0xFBF3DC,
          fraction),
      ]
    }
    return prints + pin(218, 220, fraction: presence.fraction(from: 0.72, to: 1))
  }

  static func photos(_ presence: Double) -> Artwork {
    let fraction = presence.fraction(from: 0.05, to: 0.95)
    // The photos spread out from a pile with its corner at (94, 66).
    let at = { (x: Double, y: Double) in (94 + (x - 94) * fraction, 66 + (y - 66) * fraction) }
    let (dusk, lake, wood) = (at(28, 54), at(166, 36), at(96, 92))
    return Artwork(
      width: 320, height: 280, on: 0xE6E1F4,
      [
        .disc(x: 292, y: 250, radius: 96, colour: 0xDCD5EF),
        .disc(x: 16, y: 20, radius: 74, colour: 0xDCD5EF),
      ]
        + photo(dusk.0, dusk.1, 0xF2B8A0) { x, y in
          [
            .disc(x: x + 36, y: y + 44, radius: 17, colour: 0xFFE2B8),
            .block(x: x + 8, y: y + 76, width: 112, height: 36, radius: 4, colour: 0xB5655A),
            .block(x: x + 8, y: y + 84, width: 112, height: 3, radius: 1.5, colour: 0xD08A76),
            .block(x: x + 22, y: y + 93, width: 46, height: 3, radius: 1.5, colour: 0xD08A76),
          ]
        }
        + photo(lake.0, lake.1, 0x9AD0EC) { x, y in
          [
            .block(x: x + 8, y: y + 58, width: 112, height: 54, radius: 4, colour: 0x2F7FA8),
            .disc(x: x + 96, y: y + 60, radius: 14, colour: 0x4E8F6E),
            .disc(x: x + 78, y: y + 62, radius: 9, colour: 0x5FA777),
            .block(x: x + 8, y: y + 62, width: 112, height: 20, radius: 0, colour: 0x2F7FA8),
            .block(x: x + 26, y: y + 84, width: 60, height: 4, radius: 2, colour: 0x9AD0EC),
            .block(x: x + 48, y: y + 96, width: 44, height: 4, radius: 2, colour: 0x6FB2D3),
          ]
        }
        + photo(wood.0, wood.1, 0xBFE3C8) { x, y in
          [
            .disc(x: x + 94, y: y + 36, radius: 13, colour: 0xFFD166),
            .block(x: x + 8, y: y + 82, width: 112, height: 30, radius: 4, colour: 0x5FA777),
          ]
            + fir(x + 36, y + 98, 58, 0x3F8562) + fir(x + 62, y + 102, 42, 0x4C966F)
        })
  }

  /// The top left corner is at `x`, `y`.
  private static func photo(
    _ x: Double, _ y: Double, _ sky: UInt32, _ content: (Double, Double) -> [Drawing]
  ) -> [Drawing] {
    [
      .veil(x - 2, y + 6, 132, 152, 12, 0x5A4B8A, 0.14),
      .veil(x, y + 3, 128, 150, 10, 0x5A4B8A, 0.2),
      .block(x: x, y: y, width: 128, height: 150, radius: 10, colour: 0xFFFFFF),
      .block(x: x + 8, y: y + 8, width: 112, height: 104, radius: 4, colour: sky),
    ] + content(x, y) + [
      .block(x: x + 12, y: y + 122, width: 62, height: 6, radius: 3, colour: 0xB9AEDA),
      .block(x: x + 12, y: y + 133, width: 38, height: 5, radius: 2.5, colour: 0xDAD3EC),
    ]
  }
}
