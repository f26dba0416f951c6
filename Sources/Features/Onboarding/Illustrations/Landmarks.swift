internal import FlowUI

/// Shapes that several illustrations share.
extension Artwork {
  /// A pin whose tip drops to `x`, `y` as `part` goes from 0 to 1.
  static func pin(_ x: Double, _ y: Double, part: Double = 1) -> [Drawing] {
    guard part > 0 else { return [] }
    let (top, size) = (y - 22 * (1 - part), 0.4 + 0.6 * part)
    return [
      .veil(x - 10 * part, y - 4, 20 * part, 8, 4, 0x2E5546, 0.55 * part),
      .block(x - 2.5 * size, top - 26 * size, 5 * size, 27 * size, 2.5 * size, 0xB3261E),
      .disc(x, top - 36 * size, 16 * size, 0xE5483D),
      .disc(x, top - 36 * size, 6.5 * size, 0xFFFFFF),
    ]
  }

  /// The foot is at `x`, `y`.
  static func fir(_ x: Double, _ y: Double, _ height: Double, _ colour: UInt32) -> [Drawing] {
    let trunk = Drawing.block(
      x - height * 0.04, y - height * 0.22, height * 0.08, height * 0.22, height * 0.03, 0x6B4F3A)
    let tiers = [(0.46, 0.15, 0.42), (0.36, 0.40, 0.38), (0.24, 0.63, 0.37)]
    return [trunk]
      + tiers.enumerated().map { index, tier in
        let (width, bottom, tall) = (height * tier.0, height * tier.1, height * tier.2)
        return .block(
          x - width / 2, y - bottom - tall, width, tall, width / 2,
          mixed(colour, 0xFFFFFF, 0.06 * Double(index)))
      }
  }
}
