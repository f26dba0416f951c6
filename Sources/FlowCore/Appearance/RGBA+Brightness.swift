extension RGBA {
  /// How bright the colour is, 0…1: (299 R + 587 G + 114 B) / 1000, whatever its alpha.
  ///
  /// The weights are those of the appearance article, and of the W3C's techniques for accessibility
  /// before it.
  public var brightness: Double { Double(weighted) / Double(Self.brightest) }

  /// Whether the colour is strictly brighter than half.
  public var isBright: Bool { 2 * weighted > Self.brightest }

  /// The colour with each channel taken from 255, and the same alpha.
  public var inverse: RGBA {
    RGBA(red: 255 - red, green: 255 - green, blue: 255 - blue, alpha: alpha)
  }

  // Whole numbers, so that greys have the very brightness that their channels say.
  private var weighted: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
  private static var brightest: Int { 255 * 1000 }
}

extension RGBA {
  /// A colour by chance, all of them equally likely.
  ///
  /// - Parameters:
  ///   - generator: Where chance comes from. Equal bits give equal colours, whatever the standard
  ///     library does.
  ///   - alpha: The range of its opacity; beyond 0…1 it is clamped. By default up to 0.99, as in
  ///     the appearance article.
  public static func random(
    using generator: inout some RandomNumberGenerator, alpha: ClosedRange<Double> = 0...0.99
  ) -> RGBA {
    let bits = generator.next()
    // 53 bits are as many as a number holds.
    let chance = Double(generator.next() >> 11) * 0x1p-53
    return RGBA(hex: UInt32(truncatingIfNeeded: bits >> 40))
      .opacity(interpolate(alpha.lowerBound, alpha.upperBound, chance))
  }
}
