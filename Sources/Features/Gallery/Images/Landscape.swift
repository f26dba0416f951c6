internal import FlowCore
internal import FlowUI

/// A generated picture of hills behind a lake at noon.
enum Landscape {
  static let bitmap = Bitmap(width: 480, height: 300) { x, y in
    colour(x: (Double(x) + 0.5) / 480, y: (Double(y) + 0.5) / 480)
  }

  // All coordinates are fractions of the picture's width, counted from its top left corner.
  private static let height = 0.625
  private static let shore = 0.43
  private static let sun = (x: 0.735, y: 0.158, radius: 0.07)

  private static func colour(x: Double, y: Double) -> RGBA {
    if y >= shore { return lake(x, y) }
    if y > 0.35 - hill(x, middle: 0.26, width: 0.31, height: 0.22) {
      return RGBA(hex: 0x2F6B4F).interpolated(to: RGBA(hex: 0x1F4B38), fraction: (y - 0.12) / 0.3)
    }
    if y > 0.37 - hill(x, middle: 0.79, width: 0.35, height: 0.16) { return RGBA(hex: 0x5E9A78) }
    let (dx, dy) = (x - sun.x, y - sun.y)
    if dx * dx + dy * dy <= sun.radius * sun.radius { return RGBA(hex: 0xFFE9A8) }
    return RGBA(hex: 0x4E97D6).interpolated(to: RGBA(hex: 0xD9ECF6), fraction: y / shore)
  }

  private static func lake(_ x: Double, _ y: Double) -> RGBA {
    let depth = (y - shore) / (height - shore)
    let water = RGBA(hex: 0x9CC7E0).interpolated(to: RGBA(hex: 0x2D6A9C), fraction: depth)
    let isLit = abs(x - sun.x) < 0.12 - 0.1 * depth && Int(y * 120) % 3 == 0
    return isLit ? water.interpolated(to: RGBA(hex: 0xFFF3CC), fraction: 0.6) : water
  }

  private static func hill(
    _ x: Double, middle: Double, width: Double, height: Double
  ) -> Double {
    let part = (x - middle) / width
    return max(0, height * (1 - part * part))
  }
}
