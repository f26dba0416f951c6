extension LineScanner {
  /// Reads a word with its `@`, `#` or backquotes, a number, or a single other character.
  mutating func takeWord() {
    switch byte() {
    case UInt8(ascii: "@"): consume(1 + count(after: 1, while: \.isWordByte), as: .attribute)
    case UInt8(ascii: "#"):
      let length = 1 + count(after: 1, while: \.isWordByte)
      let isDirective = SwiftKeywords.directives.contains(String(text(length).dropFirst()))
      consume(length, as: length == 1 ? .plain : isDirective ? .keyword : .attribute)
    case UInt8(ascii: "`"):
      consume(2 + count(after: 1) { $0 != UInt8(ascii: "`") }, as: .plain)
    case let first where first.isDigit: takeNumber()
    case let first where first.isWordByte:
      let length = count(while: \.isWordByte)
      consume(length, as: kind(ofWord: text(length), length))
    default: consume(1, as: .plain)
    }
  }

  private func text(_ length: Int) -> String {
    String(decoding: bytes[offset..<offset + length], as: UTF8.self)
  }

  // MARK: Numbers

  private mutating func takeNumber() {
    // In `pair.0`, the 0 is a member name.
    if isMember { return consume(count(while: \.isDigit), as: .plain) }
    let isHexadecimal = starts(with: "0x")
    var length = count(while: \.isWordByte)
    if byte(length) == UInt8(ascii: "."), byte(length + 1).isDigit {
      length += 1 + count(after: length + 1, while: \.isWordByte)
    }
    let isSigned = byte(length) == UInt8(ascii: "-") || byte(length) == UInt8(ascii: "+")
    let mark = byte(length - 1) | 0x20
    if isSigned, byte(length + 1).isDigit, mark == UInt8(ascii: isHexadecimal ? "p" : "e") {
      length += 1 + count(after: length + 1, while: \.isWordByte)
    }
    consume(length, as: .number)
  }

  // MARK: Words

  private func kind(ofWord word: String, _ length: Int) -> SourceSpan.Kind {
    if SwiftKeywords.isKeyword(word, isMember: isMember, after: previous, before: next(length)) {
      return .keyword
    }
    let first = word.utf8.first { $0 != UInt8(ascii: "_") } ?? 0
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first ? .type : .plain
  }

  /// A member follows a single dot, not a range operator.
  private var isMember: Bool {
    byte(-1) == UInt8(ascii: ".") && byte(-2) != UInt8(ascii: ".")
  }

  private var previous: UInt8 { bytes[..<offset].last { !$0.isSpace } ?? 0 }

  /// What follows a word of `length` code units at the current position.
  private func next(_ length: Int) -> SwiftKeywords.Next {
    let spaces = count(after: length, while: \.isSpace)
    let rest = bytes.dropFirst(offset + length + spaces)
    return SwiftKeywords.Next(
      spaces: spaces, sign: rest.first ?? 0,
      word: String(decoding: rest.prefix(while: \.isWordByte), as: UTF8.self))
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// `$` is for `$0`; all bytes of non-ASCII characters count.
  var isWordByte: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}
