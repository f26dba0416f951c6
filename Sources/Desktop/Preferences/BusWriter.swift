/// An argument of a call, limited to the types in use.
enum BusArgument {
  case text(String)
  case texts([String])

  /// The argument's D-Bus signature.
  var signature: String {
    switch self {
    case .text: "s"
    case .texts: "as"
    }
  }
}

/// Encodes values of a little-endian D-Bus message.
struct BusWriter {
  var bytes: [UInt8] = []

  mutating func align(to boundary: Int) {
    while bytes.count % boundary != 0 { bytes.append(0) }
  }

  mutating func write(_ number: UInt32) {
    align(to: 4)
    bytes += [0, 0, 0, 0]
    set(number, at: bytes.count - 4)
  }

  /// Overwrites a number at an offset.
  mutating func set(_ number: UInt32, at place: Int) {
    for index in 0..<4 {
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * index))
    }
  }

  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  mutating func write(_ argument: BusArgument) {
    switch argument {
    case .text(let text): write(text)
    case .texts(let texts):
      write(UInt32(0))
      let start = bytes.count
      for text in texts { write(text) }
      set(UInt32(bytes.count - start), at: start - 4)
    }
  }

  /// Encodes a header field: its code, and its value as a variant.
  mutating func write(field: UInt8, _ type: Character, _ text: String) {
    align(to: 8)
    bytes += [field, 1] + Array(String(type).utf8) + [0]
    guard type == "g" else { return write(text) }
    bytes += [UInt8(truncatingIfNeeded: text.utf8.count)] + Array(text.utf8) + [0]
  }
}
