/// Decodes values from the bytes of a little-endian D-Bus message.
///
/// The bytes come from another program and are not trusted: the reader throws instead of reading
/// past their end.
struct BusReader {
  /// The bytes cannot be decoded; no details are given, because nobody needs them.
  struct Malformed: Error {}

  /// The deepest nesting of values; the specification's limit for arrays and structures together.
  private static let deepest = 64

  private let bytes: [UInt8]
  private(set) var place: Int
  private let end: Int
  private var depth = 0

  /// Creates a reader that begins at an offset; `bytes` must begin where the message does, because
  /// values are aligned relative to it.
  init(_ bytes: [UInt8], from place: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.place = place
    self.end = min(end ?? bytes.count, bytes.count)
  }

  /// Decodes the next value, whose type is the first complete type of `signature`, and removes that
  /// type from it.
  mutating func value(_ signature: inout Substring) throws(Malformed) -> BusValue {
    guard let type = signature.popFirst() else { throw Malformed() }
    switch type {
    case "y": return .number(Int64(try number(UInt8.self)))
    case "b": return .flag(try number(UInt32.self) != 0)
    case "n": return .number(Int64(try number(Int16.self)))
    case "q": return .number(Int64(try number(UInt16.self)))
    case "i": return .number(Int64(try number(Int32.self)))
    case "u", "h": return .number(Int64(try number(UInt32.self)))
    case "x": return .number(try number(Int64.self))
    case "t": return .number(Int64(truncatingIfNeeded: try number(UInt64.self)))
    case "d": return .real(Double(bitPattern: try number(UInt64.self)))
    case "s", "o": return .text(try text(length: Int(try number(UInt32.self))))
    case "g": return .text(try text(length: Int(try number(UInt8.self))))
    case "v", "a", "(": return try container(type, &signature)
    default: throw Malformed()
    }
  }

  private mutating func container(
    _ type: Character, _ signature: inout Substring
  ) throws(Malformed) -> BusValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw Malformed() }
    switch type {
    case "v": return try variant()
    case "a": return try array(&signature)
    default: return .list(try members(&signature))
    }
  }

  private mutating func variant() throws(Malformed) -> BusValue {
    let signature = try text(length: Int(try number(UInt8.self)))
    var rest = signature[...]
    let value = try value(&rest)
    guard rest.isEmpty else { throw Malformed() }
    return value
  }

  private mutating func array(_ signature: inout Substring) throws(Malformed) -> BusValue {
    let length = Int(try number(UInt32.self))
    let element = try Self.first(of: signature)
    signature = signature.dropFirst(element.count)
    // The padding before the first element exists even in an empty array.
    try align(to: Self.alignment(of: element))
    guard length <= end - place else { throw Malformed() }
    let last = place + length
    var list: [BusValue] = []
    var entries: [String: BusValue] = [:]
    while place < last {
      let start = place
      if element.first == "{" {
        let (key, value) = try entry(element)
        entries[key] = value
      } else {
        var type = element
        list.append(try value(&type))
      }
      // Elements without bytes, such as empty structures, would make the loop endless.
      guard place > start else { throw Malformed() }
    }
    guard place == last else { throw Malformed() }
    return element.first == "{" ? .dictionary(entries) : .list(list)
  }

  /// Decodes a dictionary entry; the keys of settings are always strings.
  private mutating func entry(_ element: Substring) throws(Malformed) -> (String, BusValue) {
    try align(to: 8)
    var types = element.dropFirst().dropLast()
    guard case .text(let key) = try value(&types) else { throw Malformed() }
    let value = try value(&types)
    guard types.isEmpty else { throw Malformed() }
    return (key, value)
  }

  private mutating func members(_ signature: inout Substring) throws(Malformed) -> [BusValue] {
    try align(to: 8)
    var members: [BusValue] = []
    while signature.first != ")" { members.append(try value(&signature)) }
    signature.removeFirst()
    return members
  }

  // MARK: Signatures

  /// The first complete type of a signature.
  private static func first(of signature: Substring) throws(Malformed) -> Substring {
    var (length, open) = (0, 0)
    for character in signature {
      length += 1
      switch character {
      case "(", "{": open += 1
      case ")", "}": open -= 1
      case "a": continue
      default: break
      }
      if open == 0 { return signature.prefix(length) }
    }
    throw Malformed()
  }

  private static func alignment(of type: Substring) -> Int {
    switch type.first {
    case "y", "g", "v": 1
    case "n", "q": 2
    case "x", "t", "d", "(", "{": 8
    default: 4
    }
  }

  // MARK: Bytes

  /// Skips to the next multiple of a power of two.
  mutating func align(to boundary: Int) throws(Malformed) {
    place = (place + boundary - 1) & ~(boundary - 1)
    guard place <= end else { throw Malformed() }
  }

  /// Decodes a little-endian number.
  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(Malformed) -> Number {
    let size = Number.bitWidth / 8
    try align(to: size)
    guard size <= end - place else { throw Malformed() }
    defer { place += size }
    return bytes[place..<place + size].reversed().reduce(0) {
      $0 << 8 | Number(truncatingIfNeeded: $1)
    }
  }

  /// Decodes a string with its terminating zero.
  private mutating func text(length: Int) throws(Malformed) -> String {
    guard length < end - place else { throw Malformed() }
    defer { place += length + 1 }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }
}
