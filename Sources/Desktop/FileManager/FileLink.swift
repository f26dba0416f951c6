/// Paths as `file:` links, as the desktop's programs exchange them.
public enum FileLink {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func link(to path: String) -> String {
    let bytes = path.utf8.flatMap { byte in
      plain.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return "file://" + String(decoding: bytes, as: UTF8.self)
  }

  /// The path to which a link leads; `nil` if the text is not a link to a local file.
  ///
  /// The link may name no host, an empty one, or `localhost`, as in RFC 8089.
  static func path(of link: String) -> String? {
    let head = ["file://localhost", "file://", "file:"].first { link.hasPrefix("\($0)/") }
    // After `file://`, only the empty host and `localhost` are this machine.
    guard let head, head != "file:" || !link.hasPrefix("file://") else { return nil }
    var (bytes, rest) = ([UInt8](), link.utf8.dropFirst(head.utf8.count))
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        let code = String(decoding: rest.prefix(2), as: UTF8.self)
        // `UInt8(_:radix:)` alone would also accept one digit, or a sign. The system would end the
        // path at a zero byte, and so open another file.
        guard code.utf8.count == 2, code.allSatisfy(\.isHexDigit),
          let value = UInt8(code, radix: 16), value != 0
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.hasPrefix("/") && Array(path.utf8) == bytes ? path : nil
  }

  /// The path that a person has entered, with a `file:` link decoded and a leading `~` replaced by
  /// the home folder, if `HOME` is set; other text is returned unchanged.
  ///
  /// - Parameters:
  ///   - text: The entered text.
  ///   - environment: The process's environment, which determines the home folder.
  public static func entered(_ text: String, environment: [String: String]) -> String {
    if let path = path(of: text) { return path }
    guard text == "~" || text.hasPrefix("~/"), let home = environment["HOME"] else { return text }
    return home + text.dropFirst()
  }
}
