internal import FlowCore
internal import FlowUI

extension Double {
  /// The fraction of the range from `start` to `end` that this presence has covered, 0…1, eased at
  /// both ends.
  func fraction(from start: Double, to end: Double) -> Double {
    let fraction = min(max((self - start) / (end - start), 0), 1)
    return fraction * fraction * (3 - 2 * fraction)
  }

  /// The fraction, 0…1, to which an item has appeared, eased at both ends.
  ///
  /// The items appear one after another; each begins when the previous one is half-way.
  func fraction(of index: Int, of count: Int, from start: Double, to end: Double) -> Double {
    let step = (end - start) / Double(count + 1)
    let own = start + step * Double(index)
    return fraction(from: own, to: own + 2 * step)
  }
}

extension Drawing {
  static func growing(
    _ fraction: Double, disc x: Double, _ y: Double, _ radius: Double, _ colour: UInt32
  ) -> Drawing? {
    fraction > 0 ? .disc(x: x, y: y, radius: radius * fraction, colour: colour) : nil
  }

  static func glow(
    _ x: Double, _ y: Double, _ radius: Double, _ colour: UInt32, _ opacity: Double
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      colour: RGBA(hex: colour).opacity(opacity))
  }

  static func veil(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ colour: UInt32, _ opacity: Double
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius,
      colour: RGBA(hex: colour).opacity(opacity))
  }
}

/// Colours are `0xRRGGBB`.
func mixed(_ first: UInt32, _ second: UInt32, _ fraction: Double) -> UInt32 {
  let colour = RGBA(hex: first).interpolated(to: RGBA(hex: second), fraction: fraction)
  return UInt32(colour.red) << 16 | UInt32(colour.green) << 8 | UInt32(colour.blue)
}
