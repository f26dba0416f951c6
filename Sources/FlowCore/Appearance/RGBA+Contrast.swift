extension RGBA {
  /// How much light the colour gives, 0…1, as WCAG 2 defines it, whatever its alpha.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of two opaque colours, 1…21, as WCAG 2 defines it; alpha is left aside.
  ///
  /// Text is to have 4.5 or more.
  public func contrast(with other: RGBA) -> Double {
    let luminances = (relativeLuminance, other.relativeLuminance)
    return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
  }

  /// The light of a channel, 0…1.
  private static func linear(_ channel: UInt8) -> Double {
    let encoded = Double(channel) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // x^2.4 is x^2 times its fifth root. The C library's power differs between machines.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number above 0 and up to 1.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    while true {
      // Newton's steps come from above and shrink, until rounding ends that.
      let square = root * root
      let next = (4 * root + number / (square * square)) / 5
      guard next < root else { return root }
      root = next
    }
  }
}
