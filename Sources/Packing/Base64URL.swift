/// Bytes as text that needs no quotes in a shell or an address: letters, digits, `-` and `_` (RFC
/// 4648, section 5), without padding.
public enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// What each letter stands for, by its code.
  private static let values: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: zip(letters, 0...))

  /// The text for some bytes: four letters for three bytes.
  public static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for letter in 0...group.count {
        text.append(letters[Int(bits >> UInt32(18 - 6 * letter) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes for a text; `nil` where it is none that `encode` makes.
  ///
  /// So there is only one text for some bytes: padding and bits that stand for nothing are refused.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let letters = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    for start in stride(from: 0, to: letters.count, by: 4) {
      let group = letters[start..<min(start + 4, letters.count)]
      guard let part = decode(group) else { return nil }
      bytes += part
    }
    return bytes
  }

  /// One to three bytes for two to four letters.
  private static func decode(_ group: ArraySlice<UInt8>) -> [UInt8]? {
    let values = group.compactMap { Self.values[$0] }
    guard values.count == group.count, values.count > 1 else { return nil }
    let bits = values.reduce(0) { $0 << 6 | $1 } << UInt32(6 * (4 - values.count))
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
    // What is left over of the last letter must stand for nothing.
    guard bytes[(values.count - 1)...].allSatisfy({ $0 == 0 }) else { return nil }
    return Array(bytes[..<(values.count - 1)])
  }
}
