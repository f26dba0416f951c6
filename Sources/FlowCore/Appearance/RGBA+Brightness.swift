extension RGBA {
  /// The colour's brightness, 0…1: (299 R + 587 G + 114 B) / 1000, with R, G and B from 0 to 1.
  ///
  /// Alpha is ignored. The weights come from the appearance article, and originally from the W3C's
  /// accessibility techniques.
  public var brightness: Double { Double(weighted) / Double(Self.brightest) }

  /// Whether the brightness is strictly greater than one half.
  public var isBright: Bool { 2 * weighted > Self.brightest }

  /// The colour with each channel subtracted from 255, and the same alpha.
  public var inverse: RGBA {
    RGBA(red: 255 - red, green: 255 - green, blue: 255 - blue, alpha: alpha)
  }

  // Integer arithmetic, so that a grey's brightness is exactly that of its channels.
  private var weighted: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
  private static var brightest: Int { 255 * 1000 }
}

extension RGBA {
  /// Returns a random colour; all of them are equally likely.
  ///
  /// - Parameters:
  ///   - generator: The source of randomness; two numbers are drawn. Equal numbers give equal
  ///     colours, independent of the standard library's algorithms.
  ///   - alpha: The range of the opacity, clamped to 0…1. The default, up to 0.99, is that of the
  ///     appearance article.
  public static func random(
    using generator: inout some RandomNumberGenerator, alpha: ClosedRange<Double> = 0...0.99
  ) -> RGBA {
    let bits = generator.next()
    // A `Double` holds 53 significant bits.
    let chance = Double(generator.next() >> 11) * 0x1p-53
    return RGBA(hex: UInt32(truncatingIfNeeded: bits >> 40))
      .opacity(interpolate(alpha.lowerBound, alpha.upperBound, chance))
  }
}
