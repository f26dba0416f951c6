internal import FlowCore
internal import FlowUI

extension Artwork {
  /// A valley at dawn, with a walker in the middle, because the sides may be clipped.
  static let dawn = Artwork(
    width: 480, height: 480, on: 0xCFE4EE,
    [
      .disc(318, 190, 250, 0xDBE8E6), .disc(318, 190, 186, 0xE9E9DB),
      .disc(318, 190, 130, 0xF4E6CA),
      .disc(318, 190, 82, 0xFADDB2), .disc(318, 190, 42, 0xFFC36B),
      .veil(64, 96, 118, 22, 11, 0xFFFFFF, 0.8), .veil(98, 80, 62, 30, 15, 0xFFFFFF, 0.8),
      .veil(366, 92, 84, 16, 8, 0xFFFFFF, 0.7), .veil(196, 138, 58, 12, 6, 0xFFFFFF, 0.6),
      .disc(70, 470, 226, 0xB3CED6), .disc(430, 480, 236, 0xA6C5CB),
      .disc(236, 560, 250, 0x9CC3B4),
    ] + fir(150, 322, 34, 0x7FB39C) + fir(166, 326, 26, 0x86B9A2) + fir(332, 318, 30, 0x7FB39C)
      + [.disc(30, 590, 270, 0x84BD92), .disc(470, 620, 300, 0x74B087)]
      + fir(96, 352, 62, 0x559A76) + fir(126, 360, 44, 0x62A683) + fir(382, 350, 58, 0x4F9672)
      + [.disc(236, 800, 416, 0x5BA475)] + path + signpost(300, 410) + walker(241, 420)
      + fir(58, 452, 128, 0x357F5C) + fir(112, 470, 92, 0x3F8C67) + fir(404, 462, 136, 0x327A58)
      + fir(452, 474, 96, 0x3F8C67))

  private static let path: [Drawing] = {
    let bends = [
      (196.0, 500.0, 34.0), (212, 476, 27), (246, 456, 21), (262, 440, 16), (252, 426, 12.5),
      (232, 415, 9.5), (228, 405, 7), (238, 396, 5), (246, 389, 3.4),
    ]
    let curve = (0..<2).reduce(bends) { bends, _ in rounded(bends) }
    return zip(curve, curve.dropFirst()).flatMap { near, far in
      (0..<3).map { index in
        let fraction = Double(index) / 3
        let at = { interpolate($0, $1, fraction) }
        let radius = at(near.2, far.2)
        return .block(
          at(near.0, far.0) - radius, at(near.1, far.1) - radius * 0.45, 2 * radius, radius * 0.9,
          radius * 0.45, 0xF1E4C3)
      }
    }
  }()

  /// A pass of Chaikin's algorithm, which cuts each side at a quarter from its ends.
  private static func rounded(_ bends: [(Double, Double, Double)]) -> [(Double, Double, Double)] {
    zip(bends, bends.dropFirst()).flatMap { near, far in
      [0.25, 0.75].map { fraction in
        let at = { interpolate($0, $1, fraction) }
        return (at(near.0, far.0), at(near.1, far.1), at(near.2, far.2))
      }
    }
  }

  /// The foot is at `x`, `y`.
  private static func signpost(_ x: Double, _ y: Double) -> [Drawing] {
    [
      .veil(x - 9, y - 3, 20, 6, 3, 0x2E5546, 0.35), .block(x - 2.5, y - 58, 5, 58, 2.5, 0x7A5B3E),
      .block(x - 2, y - 54, 34, 12, 4, 0xFBF3DC), .block(x - 30, y - 38, 32, 12, 4, 0xF4E3BC),
      .block(x + 5, y - 49.5, 18, 3, 1.5, 0x9A7B58), .block(x - 24, y - 33.5, 18, 3, 1.5, 0x9A7B58),
    ]
  }

  /// The feet are at `x`, `y`.
  private static func walker(_ x: Double, _ y: Double) -> [Drawing] {
    [
      .veil(x - 12, y - 3, 26, 6, 3, 0x2E5546, 0.35),
      .block(x - 7, y - 20, 6, 20, 3, 0x2B3F4E), .block(x + 1, y - 21, 6, 19, 3, 0x344B5C),
      .block(x - 10, y - 42, 20, 26, 8, 0xD9694F), .block(x - 8, y - 40, 16, 20, 5, 0x3E5C76),
      .block(x - 6, y - 31, 12, 3, 1.5, 0x6F8CA6),
      .disc(x, y - 50, 7.5, 0xF0C8A4), .block(x - 7.5, y - 58, 15, 9, 4.5, 0x7A4B32),
      .block(x + 11, y - 38, 4.5, 17, 2.2, 0xC65B43),
      .block(x + 14, y - 25, 2.2, 27, 1.1, 0x7A5B3E),
    ]
  }
}
