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
      .disc(242, 74, 34, 0xFFD166),
      .block(38, 52, 84, 20, 10, 0xFFFFFF), .block(62, 38, 46, 26, 13, 0xFFFFFF),
      .block(150, 96, 62, 14, 7, 0xE6F5FC),
      .disc(64, 330, 170, 0xA5D3A6), .disc(284, 350, 200, 0x86C08F),
    ] + fir(108, 196, 34, 0x5C9F78) + fir(92, 200, 42, 0x4C966F) + fir(236, 182, 36, 0x5C9F78)
    + [.disc(140, 420, 220, 0x5FA777)]
    + fir(40, 226, 64, 0x3F8562) + fir(66, 232, 46, 0x4C966F) + fir(282, 252, 74, 0x357A58)

  /// The positions of the footprints, from the foreground to the pin; left and right alternate.
  private static let steps: [(x: Double, y: Double)] = [
    (112, 271), (130, 266), (133, 252), (153, 250), (158, 238), (176, 239), (182, 229), (193, 233),
    (196, 223), (204, 228),
  ]

  private static func footprints(_ presence: Double) -> [Drawing] {
    let prints = steps.enumerated().flatMap { index, step -> [Drawing] in
      let part = presence.part(of: index, of: steps.count, from: 0.05, to: 0.8)
      guard part > 0 else { return [] }
      let size = (1 - 0.055 * Double(index)) * (0.5 + 0.5 * part)
      return [
        .veil(
          step.x - 5 * size, step.y - 4 * size, 10 * size, 7 * size, 3.5 * size, 0xFBF3DC, part),
        .veil(
          step.x + 4.5 * size, step.y - 5.5 * size, 5.5 * size, 5.5 * size, 2.7 * size, 0xFBF3DC,
          part),
      ]
    }
    return prints + pin(218, 220, part: presence.part(from: 0.72, to: 1))
  }

  static func photos(_ presence: Double) -> Artwork {
    let part = presence.part(from: 0.05, to: 0.95)
    // The photos spread out from a pile with its corner at (94, 66).
    let at = { (x: Double, y: Double) in (94 + (x - 94) * part, 66 + (y - 66) * part) }
    let (dusk, lake, wood) = (at(28, 54), at(166, 36), at(96, 92))
    return Artwork(
      width: 320, height: 280, on: 0xE6E1F4,
      [.disc(292, 250, 96, 0xDCD5EF), .disc(16, 20, 74, 0xDCD5EF)]
        + photo(dusk.0, dusk.1, 0xF2B8A0) { x, y in
          [
            .disc(x + 36, y + 44, 17, 0xFFE2B8), .block(x + 8, y + 76, 112, 36, 4, 0xB5655A),
            .block(x + 8, y + 84, 112, 3, 1.5, 0xD08A76),
            .block(x + 22, y + 93, 46, 3, 1.5, 0xD08A76),
          ]
        }
        + photo(lake.0, lake.1, 0x9AD0EC) { x, y in
          [
            .block(x + 8, y + 58, 112, 54, 4, 0x2F7FA8), .disc(x + 96, y + 60, 14, 0x4E8F6E),
            .disc(x + 78, y + 62, 9, 0x5FA777), .block(x + 8, y + 62, 112, 20, 0, 0x2F7FA8),
            .block(x + 26, y + 84, 60, 4, 2, 0x9AD0EC), .block(x + 48, y + 96, 44, 4, 2, 0x6FB2D3),
          ]
        }
        + photo(wood.0, wood.1, 0xBFE3C8) { x, y in
          [.disc(x + 94, y + 36, 13, 0xFFD166), .block(x + 8, y + 82, 112, 30, 4, 0x5FA777)]
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
      .block(x, y, 128, 150, 10, 0xFFFFFF), .block(x + 8, y + 8, 112, 104, 4, sky),
    ] + content(x, y) + [
      .block(x + 12, y + 122, 62, 6, 3, 0xB9AEDA), .block(x + 12, y + 133, 38, 5, 2.5, 0xDAD3EC),
    ]
  }
}
