import Packing
import Testing

@Suite struct Base64URLTests {
  @Test(
    "Bytes are encoded as in RFC 4648, without padding",
    arguments: [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
      ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
    ])
  func known(plain: String, text: String) {
    #expect(Base64URL.encode(Array(plain.utf8)) == text)
    #expect(Base64URL.decode(text) == Array(plain.utf8))
  }

  @Test("Every byte value survives a round trip, and no character needs quoting in a shell")
  func allBytes() throws {
    let bytes: [UInt8] = (UInt8.min...UInt8.max).flatMap { [$0, 255 - $0, 7] }

    let text = Base64URL.encode(bytes)

    #expect(Base64URL.decode(text) == bytes)
    #expect(text.contains("-") && text.contains("_"))
    #expect(text.utf8.allSatisfy { Character(UnicodeScalar($0)).isLetterDigitOrMark })
  }

  @Test(
    "Text that the encoder never produces is refused",
    arguments: ["Z", "Zm9vY", "Zg==", "Zm+v", "Zm/v", "Zm 9", "Zm9v\n", "Zé", "Zh", "Zm9", "😀"])
  func refused(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }
}

extension Character {
  fileprivate var isLetterDigitOrMark: Bool {
    isASCII && (isLetter || isNumber || self == "-" || self == "_")
  }
}
