extension RGBA {
  /// The relative luminance that WCAG 2 defines, 0…1; alpha is ignored.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of two colours that WCAG 2 defines, 1…21; alpha is ignored.
  ///
  /// Text needs at least 4.5.
  public func contrast(with other: RGBA) -> Double {
    let luminances = (relativeLuminance, other.relativeLuminance)
    return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
  }

  /// Converts an sRGB channel to linear light, 0…1.
  private static func linear(_ channel: UInt8) -> Double {
    let encoded = Double(channel) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // x^2.4 is x^2 times the fifth root of x^2. The C library's `pow` differs between machines.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number above 0 and at most 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    while true {
      // Newton's method decreases towards the root until rounding stops it.
      let square = root * root
      let next = (4 * root + number / (square * square)) / 5
      guard next < root else { return root }
      root = next
    }
  }
}
