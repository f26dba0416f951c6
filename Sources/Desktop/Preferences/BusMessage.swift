/// A message of D-Bus: calls as they are sent, and what comes back.
struct BusMessage {
  /// What kind of message it is.
  enum Kind: UInt8 {
    case call = 1
    case answer = 2
    case error = 3
    case signal = 4
  }

  /// What a message's header says; the numbers are the specification's.
  private enum Field: UInt8 {
    case path = 1
    case interface = 2
    case member = 3
    case replySerial = 5
    case destination = 6
    case signature = 8
  }

  /// The most bytes of a message; the specification's limit.
  private static let most = 1 << 27
  /// What comes before the fields of the header: byte order, kind, flags, version, length of the body, serial number,
  /// and length of the fields.
  private static let fixed = 16

  let kind: Kind
  /// The call that it answers; 0 where it answers none.
  let replySerial: Int64
  /// The first value in it.
  let body: BusValue?

  // MARK: Sending

  /// The bytes of a call, with an array of strings or nothing.
  static func call(
    _ member: String, of interface: String, at path: String, to destination: String,
    serial: UInt32, _ strings: [String]? = nil
  ) -> [UInt8] {
    var body = BusWriter()
    if let strings { body.write(strings) }
    var head = BusWriter()
    // Lowest byte first; a call; no flags; version 1 of the protocol.
    head.bytes = [UInt8(ascii: "l"), Kind.call.rawValue, 0, 1]
    head.write(UInt32(body.bytes.count))
    head.write(serial)
    head.write(UInt32(0))
    head.write(field: Field.path.rawValue, "o", path)
    head.write(field: Field.interface.rawValue, "s", interface)
    head.write(field: Field.member.rawValue, "s", member)
    head.write(field: Field.destination.rawValue, "s", destination)
    if strings != nil { head.write(field: Field.signature.rawValue, "g", "as") }
    head.set(UInt32(head.bytes.count - fixed), at: 12)
    head.align(to: 8)
    return head.bytes + body.bytes
  }

  // MARK: Receiving

  /// How many bytes the message has that begins so; `nil` until enough are there to tell.
  static func length(of bytes: ArraySlice<UInt8>) throws(BusReader.Malformed) -> Int? {
    guard bytes.count >= fixed else { return nil }
    // A sender on the same machine has the same byte order.
    guard bytes.first == UInt8(ascii: "l") else { throw BusReader.Malformed() }
    var reader = BusReader(Array(bytes.prefix(fixed)), from: 4)
    let body = Int(try reader.number(UInt32.self))
    _ = try reader.number(UInt32.self)
    let fields = Int(try reader.number(UInt32.self))
    let length = (fixed + fields + 7) & ~7 + body
    guard length <= most else { throw BusReader.Malformed() }
    return length
  }

  /// Reads all bytes of a message.
  init(_ bytes: [UInt8]) throws(BusReader.Malformed) {
    guard bytes.count >= Self.fixed, let kind = Kind(rawValue: bytes[1]) else {
      throw BusReader.Malformed()
    }
    self.kind = kind
    var reader = BusReader(bytes, from: 12)
    var types: Substring = "a(yv)"
    guard case .list(let list) = try reader.value(&types) else { throw BusReader.Malformed() }
    let fields = list.reduce(into: [Int64: BusValue]()) { fields, field in
      if case .list(let pair) = field, pair.count == 2, let code = pair[0].number {
        fields[code] = pair[1]
      }
    }
    replySerial = fields[Int64(Field.replySerial.rawValue)]?.number ?? 0
    guard case .text(let signature)? = fields[Int64(Field.signature.rawValue)], !signature.isEmpty
    else {
      body = nil
      return
    }
    try reader.align(to: 8)
    var rest = signature[...]
    body = try reader.value(&rest)
  }
}

/// Writes values as D-Bus messages have them, lowest byte first.
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

  /// Puts a number in the place of another one.
  mutating func set(_ number: UInt32, at place: Int) {
    for index in 0..<4 {
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(8 * index))
    }
  }

  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  mutating func write(_ strings: [String]) {
    write(UInt32(0))
    let start = bytes.count
    for string in strings { write(string) }
    set(UInt32(bytes.count - start), at: start - 4)
  }

  /// Writes a field of a header: its number, and a variant.
  mutating func write(field: UInt8, _ type: Character, _ text: String) {
    align(to: 8)
    bytes += [field, 1] + Array(String(type).utf8) + [0]
    guard type == "g" else { return write(text) }
    bytes += [UInt8(truncatingIfNeeded: text.utf8.count)] + Array(text.utf8) + [0]
  }
}
