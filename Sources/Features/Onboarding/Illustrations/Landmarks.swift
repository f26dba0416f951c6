internal import FlowUI

/// Shapes that several illustrations share.
extension Artwork {
  /// A pin whose tip drops to `x`, `y` as `fraction` goes from 0 to 1.
  static func pin(_ x: Double, _ y: Double, fraction: Double = 1) -> [Drawing] {
    guard fraction > 0 else { return [] }
    let (top, size) = (y - 22 * (1 - fraction), 0.4 + 0.6 * fraction)
    return [
      .veil(x - 10 * fraction, y - 4, 20 * fraction, 8, 4, 0x2E5546, 0.55 * fraction),
      .block(
        x: x - 2.5 * size, y: top - 26 * size, width: 5 * size, height: 27 * size,
        radius: 2.5 * size, colour: 0xB3261E),
      .disc(x: x, y: top - 36 * size, radius: 16 * size, colour: 0xE5483D),
      .disc(x: x, y: top - 36 * size, radius: 6.5 * size, colour: 0xFFFFFF),
    ]
  }

  /// The foot is at `x`, `y`.
  static func fir(_ x: Double, _ y: Double, _ height: Double, _ colour: UInt32) -> [Drawing] {
    let trunk = Drawing.block(
      x: x - height * 0.04, y: y - height * 0.22, width: height * 0.08, height: height * 0.22,
      radius: height * 0.03, colour: 0x6B4F3A)
    let tiers = [(0.46, 0.15, 0.42), (0.36, 0.40, 0.38), (0.24, 0.63, 0.37)]
    return [trunk]
      + tiers.enumerated().map { index, tier in
        let (width, bottom, tall) = (height * tier.0, height * tier.1, height * tier.2)
        return .block(
          x: x - width / 2, y: y - bottom - tall, width: width, height: tall, radius: width / 2,
          colour: mixed(colour, 0xFFFFFF, 0.06 * Double(index)))
      }
  }
}
