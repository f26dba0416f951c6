/// A script with contextual shaping, which works only if the shaper is told the script.
public struct Script: Hashable, Sendable {
  /// The script's four-letter ISO 15924 code, such as `Arab`.
  public let code: String

  /// The script of a character.
  ///
  /// - Returns: `nil` for characters that all scripts share, such as spaces and accents, for
  ///   scripts without contextual shaping, such as Latin, and for rare scripts, such as Tai Tham.
  public init?(of scalar: Unicode.Scalar) {
    guard scalar.value >= 0x590,
      let block = Self.blocks.first(where: { $0.range.contains(scalar.value) })
    else { return nil }
    code = block.code
  }

  /// The blocks of the scripts with contextual shaping, except for rare ones.
  private static let blocks: [(range: ClosedRange<UInt32>, code: String)] = [
    (0x0590...0x05FF, "Hebr"), (0x0600...0x06FF, "Arab"), (0x0700...0x074F, "Syrc"),
    (0x0750...0x077F, "Arab"), (0x0780...0x07BF, "Thaa"), (0x07C0...0x07FF, "Nkoo"),
    (0x0840...0x085F, "Mand"), (0x0860...0x086F, "Syrc"), (0x0870...0x08FF, "Arab"),
    (0x0900...0x097F, "Deva"), (0x0980...0x09FF, "Beng"), (0x0A00...0x0A7F, "Guru"),
    (0x0A80...0x0AFF, "Gujr"), (0x0B00...0x0B7F, "Orya"), (0x0B80...0x0BFF, "Taml"),
    (0x0C00...0x0C7F, "Telu"), (0x0C80...0x0CFF, "Knda"), (0x0D00...0x0D7F, "Mlym"),
    (0x0D80...0x0DFF, "Sinh"), (0x0E00...0x0E7F, "Thai"), (0x0E80...0x0EFF, "Laoo"),
    (0x0F00...0x0FFF, "Tibt"), (0x1000...0x109F, "Mymr"), (0x1100...0x11FF, "Hang"),
    (0x1780...0x17FF, "Khmr"), (0x1800...0x18AF, "Mong"), (0x1B00...0x1B7F, "Bali"),
    (0xA8E0...0xA8FF, "Deva"), (0xA960...0xA97F, "Hang"), (0xA980...0xA9DF, "Java"),
    (0xA9E0...0xA9FF, "Mymr"), (0xAA60...0xAA7F, "Mymr"), (0xAC00...0xD7FF, "Hang"),
    (0xFB1D...0xFB4F, "Hebr"), (0xFB50...0xFDFF, "Arab"), (0xFE70...0xFEFE, "Arab"),
    (0x1E900...0x1E95F, "Adlm"), (0x1EE00...0x1EEFF, "Arab"),
  ]
}
