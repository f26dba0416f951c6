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

  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
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
