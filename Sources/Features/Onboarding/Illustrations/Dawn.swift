internal import FlowCore
internal import FlowUI

extension Artwork {
  /// A valley at dawn, with a walker in the middle, because the sides may be clipped.
  static let dawn = Artwork(
    width: 480, height: 480, on: 0xCFE4EE,
    [
      .disc(x: 318, y: 190, radius: 250, colour: 0xDBE8E6),
      .disc(x: 318, y: 190, radius: 186, colour: 0xE9E9DB),
      .disc(x: 318, y: 190, radius: 130, colour: 0xF4E6CA),
      .disc(x: 318, y: 190, radius: 82, colour: 0xFADDB2),
      .disc(x: 318, y: 190, radius: 42, colour: 0xFFC36B),
      .veil(64, 96, 118, 22, 11, 0xFFFFFF, 0.8), .veil(98, 80, 62, 30, 15, 0xFFFFFF, 0.8),
      .veil(366, 92, 84, 16, 8, 0xFFFFFF, 0.7), .veil(196, 138, 58, 12, 6, 0xFFFFFF, 0.6),
      .disc(x: 70, y: 470, radius: 226, colour: 0xB3CED6),
      .disc(x: 430, y: 480, radius: 236, colour: 0xA6C5CB),
      .disc(x: 236, y: 560, radius: 250, colour: 0x9CC3B4),
    ] + fir(150, 322, 34, 0x7FB39C) + fir(166, 326, 26, 0x86B9A2) + fir(332, 318, 30, 0x7FB39C)
      + [
        .disc(x: 30, y: 590, radius: 270, colour: 0x84BD92),
        .disc(x: 470, y: 620, radius: 300, colour: 0x74B087),
      ]
      + fir(96, 352, 62, 0x559A76) + fir(126, 360, 44, 0x62A683) + fir(382, 350, 58, 0x4F9672)
      + [.disc(x: 236, y: 800, radius: 416, colour: 0x5BA475)] + path + signpost(300, 410)
      + walker(241, 420)
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
          x: at(near.0, far.0) - radius, y: at(near.1, far.1) - radius * 0.45, width: 2 * radius,
          height: radius * 0.9, radius: radius * 0.45, colour: 0xF1E4C3)
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
      .veil(x - 9, y - 3, 20, 6, 3, 0x2E5546, 0.35),
      .block(x: x - 2.5, y: y - 58, width: 5, height: 58, radius: 2.5, colour: 0x7A5B3E),
      .block(x: x - 2, y: y - 54, width: 34, height: 12, radius: 4, colour: 0xFBF3DC),
      .block(x: x - 30, y: y - 38, width: 32, height: 12, radius: 4, colour: 0xF4E3BC),
      .block(x: x + 5, y: y - 49.5, width: 18, height: 3, radius: 1.5, colour: 0x9A7B58),
      .block(x: x - 24, y: y - 33.5, width: 18, height: 3, radius: 1.5, colour: 0x9A7B58),
    ]
  }

  /// The feet are at `x`, `y`.
  private static func walker(_ x: Double, _ y: Double) -> [Drawing] {
    [
      .veil(x - 12, y - 3, 26, 6, 3, 0x2E5546, 0.35),
      .block(x: x - 7, y: y - 20, width: 6, height: 20, radius: 3, colour: 0x2B3F4E),
      .block(x: x + 1, y: y - 21, width: 6, height: 19, radius: 3, colour: 0x344B5C),
      .block(x: x - 10, y: y - 42, width: 20, height: 26, radius: 8, colour: 0xD9694F),
      .block(x: x - 8, y: y - 40, width: 16, height: 20, radius: 5, colour: 0x3E5C76),
      .block(x: x - 6, y: y - 31, width: 12, height: 3, radius: 1.5, colour: 0x6F8CA6),
      .disc(x: x, y: y - 50, radius: 7.5, colour: 0xF0C8A4),
      .block(x: x - 7.5, y: y - 58, width: 15, height: 9, radius: 4.5, colour: 0x7A4B32),
      .block(x: x + 11, y: y - 38, width: 4.5, height: 17, radius: 2.2, colour: 0xC65B43),
      .block(x: x + 14, y: y - 25, width: 2.2, height: 27, radius: 1.1, colour: 0x7A5B3E),
    ]
  }
}
