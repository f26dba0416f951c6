extension LoadedValue {
  /// Parses JSON and what the property `text` writes; lenient with numbers and escapes.
  convenience init?(text: String) {
    var parser = LoadedValueParser(rest: text.utf8[...])
    guard let value = parser.value(depth: 0), parser.isAtEnd else { return nil }
    self.init(value.content)
  }
}

private struct LoadedValueParser {
  /// The maximum depth of nesting, so that a hostile recording cannot use up the call stack.
  private static let deepest = 500
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9,
  ]

  var rest: Substring.UTF8View

  init(rest: Substring.UTF8View) { self.rest = rest }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return rest.isEmpty
    }
  }

  mutating func value(depth: Int) -> LoadedValue? {
    guard depth < Self.deepest else { return nil }
    skipSpaces()
    switch rest.first {
    case UInt8(ascii: "\""): return string().map { LoadedValue(.string($0)) }
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "{"): return object(depth: depth)
    default: return leaf()
    }
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func leaf() -> LoadedValue? {
    let token = rest.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard !token.isEmpty, let text = String(token) else { return nil }
    rest = rest[token.endIndex...]
    if text == "null" { return LoadedValue() }
    guard Bool(text) != nil || Double(text) != nil else { return nil }
    return LoadedValue(.leaf(text))
  }

  private mutating func array(depth: Int) -> LoadedValue? {
    rest.removeFirst()
    var elements: [LoadedValue] = []
    if take("]") { return LoadedValue(.array([])) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? LoadedValue(.array(elements)) : nil
  }

  private mutating func object(depth: Int) -> LoadedValue? {
    rest.removeFirst()
    var members: [(key: String, value: LoadedValue)] = []
    if take("}") { return LoadedValue(.object([])) }
    repeat {
      skipSpaces()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? LoadedValue(.object(members)) : nil
  }

  private mutating func string() -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        bytes += escaped
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Parses the rest of an escape, after the backslash; a character without a special meaning there
  /// stands for itself.
  private mutating func escape() -> [UInt8]? {
    guard let letter = rest.popFirst() else { return nil }
    guard letter == UInt8(ascii: "u") else { return [Self.escapes[letter] ?? letter] }
    guard let first = unit() else { return nil }
    var units = [first]
    if UTF16.isLeadSurrogate(first) {
      guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
        let second = unit()
      else { return nil }
      units.append(second)
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  private mutating func unit() -> UInt16? {
    let digits = rest.prefix(4)
    // `UInt16` would also accept a sign.
    guard digits.count == 4, let text = String(digits), text.allSatisfy(\.isHexDigit) else {
      return nil
    }
    rest = rest.dropFirst(4)
    return UInt16(text, radix: 16)
  }
}
