/// Unpadded base64url (RFC 4648, section 5), which needs no quoting in a shell or a URL: letters,
/// digits, `-` and `_`.
public enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// By ASCII code.
  private static let values: [UInt8: UInt32] = Dictionary(
    uniqueKeysWithValues: zip(letters, 0...))

  /// Encodes bytes; three bytes make four letters.
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

  /// Decodes a text; `nil` unless `encode` can produce the text.
  ///
  /// Padding and non-zero trailing bits are rejected, so each sequence of bytes has exactly one
  /// encoding.
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

  private static func decode(_ group: ArraySlice<UInt8>) -> [UInt8]? {
    let values = group.compactMap { Self.values[$0] }
    guard values.count == group.count, values.count > 1 else { return nil }
    let bits = values.reduce(0) { $0 << 6 | $1 } << UInt32(6 * (4 - values.count))
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
    // The unused bits of the last letter must be zero.
    guard bytes[(values.count - 1)...].allSatisfy({ $0 == 0 }) else { return nil }
    return Array(bytes[..<(values.count - 1)])
  }
}
