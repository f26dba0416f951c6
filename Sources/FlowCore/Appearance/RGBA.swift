/// A colour: red, green, blue and alpha, 8 bits each, not premultiplied, in the sRGB space.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// The opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Creates a colour; opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Returns the colour with another opacity, clamped to 0…1; NaN counts as 1.
  public func opacity(_ opacity: Double) -> RGBA {
    RGBA(
      red: red, green: green, blue: blue,
      alpha: opacity.isNaN ? 255 : UInt8((min(max(opacity, 0), 1) * 255).rounded()))
  }

  /// Opaque white.
  public static let white = RGBA(hex: 0xFFFFFF)
  /// Opaque black.
  public static let black = RGBA(hex: 0x000000)
  /// Transparent black.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}

extension RGBA: LosslessStringConvertible {
  /// Parses `#rrggbb` or `#rrggbbaa`, in upper or lower case; `nil` for any other text.
  public init?(_ description: String) {
    let digits = description.utf8.dropFirst()
    guard description.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(Substring(digits), radix: 16)
    else { return nil }
    self.init(hex: digits.count == 8 ? number >> 8 : number)
    if digits.count == 8 { alpha = UInt8(truncatingIfNeeded: number) }
  }

  /// `#rrggbb`, or `#rrggbbaa` when the colour is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce("#") { text, channel in
      text + (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
  }
}

extension RGBA: Codable {
  /// Decodes a colour from a single string; throws `DecodingError.dataCorrupted` if it is neither
  /// `#rrggbb` nor `#rrggbbaa`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let colour = RGBA(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is neither #rrggbb nor #rrggbbaa")
    }
    self = colour
  }

  /// Encodes the colour as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension RGBA {
  /// The colour's brightness, 0…1: 0.299 R + 0.587 G + 0.114 B, with R, G and B from 0 to 1.
  ///
  /// Alpha is ignored. The weights come from the appearance article, and originally from the W3C's
  /// accessibility techniques.
  package var brightness: Double { Double(weighted) / Double(Self.brightest) }

  package var isBright: Bool { 2 * weighted > Self.brightest }

  /// The inverted colour: 255 minus each of red, green and blue, with the same alpha.
  public var inverse: RGBA {
    RGBA(red: 255 - red, green: 255 - green, blue: 255 - blue, alpha: alpha)
  }

  // Integer arithmetic keeps greys exact: a grey's brightness is its channel divided by 255.
  private var weighted: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
  private static var brightest: Int { 255 * 1000 }
}

extension RGBA {
  /// Returns a random colour; all combinations of red, green and blue are equally likely.
  ///
  /// - Parameters:
  ///   - generator: The source of randomness; two numbers are drawn. Equal numbers give equal
  ///     colours, whatever the version of the standard library.
  ///   - alpha: The range of the opacity; an opacity outside 0…1 is clamped. The default, up to
  ///     0.99, is that of the appearance article.
  public static func random(
    using generator: inout some RandomNumberGenerator, alpha: ClosedRange<Double> = 0...0.99
  ) -> RGBA {
    let bits = generator.next()
    // A `Double` holds 53 significant bits.
    let position = Double(generator.next() >> 11) * 0x1p-53
    return RGBA(hex: UInt32(truncatingIfNeeded: bits >> 40))
      .opacity(interpolate(alpha.lowerBound, alpha.upperBound, position))
  }
}

extension RGBA {
  /// The relative luminance that WCAG 2 defines, 0…1; alpha is ignored.
  package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the contrast ratio of two colours as WCAG 2 defines it, 1…21; alpha is ignored.
  ///
  /// WCAG 2 requires at least 4.5 for text of normal size.
  public func contrast(with other: RGBA) -> Double {
    let luminances = (relativeLuminance, other.relativeLuminance)
    return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
  }

  /// White or black, whichever has more contrast with this opaque colour.
  package var ink: RGBA { contrast(with: .white) >= contrast(with: .black) ? .white : .black }

  /// Converts an sRGB channel to linear light, 0…1.
  private static func linear(_ channel: UInt8) -> Double {
    let encoded = Double(channel) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // x^2.4 is x^2 times the fifth root of x^2. The C library's `pow` differs between machines.
    return base * base * fifthRoot(base * base)
  }

  /// The number must be above 0 and at most 1.
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

extension RGBA: Interpolatable {
  /// Returns the colour at a fraction of the change to another one.
  ///
  /// As Core Animation does, it interpolates gamma-encoded channels premultiplied with alpha: steps
  /// look even, and a nearly transparent colour contributes little. Each channel is rounded to 8
  /// bits once, at the end. For fractions of 0 or less, and for NaN, the result is exactly this
  /// colour; for 1 or more, exactly the other one.
  public func interpolated(to other: RGBA, fraction: Double) -> RGBA {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    return mixed(Double(alpha) * (1 - fraction), other, Double(other.alpha) * fraction) ?? self
  }

  /// Composites the colour over another one, which may itself be translucent.
  ///
  /// Each channel is rounded to 8 bits once. If both are fully transparent, the result is `other`.
  public func composited(over other: RGBA) -> RGBA {
    let upper = Double(alpha)
    return mixed(upper, other, Double(other.alpha) * (255 - upper) / 255) ?? other
  }

  /// Mixes two colours; `nil` if both weights are 0.
  ///
  /// The weights `near` and `far` are opacities of 0…255; their sum is the opacity of the result.
  private func mixed(_ near: Double, _ other: RGBA, _ far: Double) -> RGBA? {
    guard near + far > 0 else { return nil }
    func average(_ start: UInt8, _ end: UInt8) -> UInt8 {
      UInt8(((near * Double(start) + far * Double(end)) / (near + far)).rounded())
    }
    return RGBA(
      red: average(red, other.red), green: average(green, other.green),
      blue: average(blue, other.blue), alpha: UInt8((near + far).rounded()))
  }
}
