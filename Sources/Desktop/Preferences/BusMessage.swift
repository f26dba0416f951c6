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
  /// What comes before the fields of the header: byte order, kind, flags, version, length of the
  /// body, serial number, and length of the fields.
  private static let fixed = 16

  let kind: Kind
  private let fields: [Int64: BusValue]
  /// The values in it; none where one cannot be read, as settings that nobody here asks for may
  /// have any type.
  let body: [BusValue]

  // MARK: Sending

  /// The bytes of a call.
  static func call(
    _ member: String, of interface: String, at path: String, to destination: String,
    serial: UInt32, _ argument: BusArgument? = nil
  ) -> [UInt8] {
    var body = BusWriter()
    if let argument { body.write(argument) }
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
    if let argument { head.write(field: Field.signature.rawValue, "g", argument.signature) }
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
    fields = list.reduce(into: [:]) { fields, field in
      if case .list(let pair) = field, pair.count == 2, let code = pair[0].number {
        fields[code] = pair[1]
      }
    }
    do {
      body = try Self.values(fields[Int64(Field.signature.rawValue)]?.text ?? "", &reader)
    } catch {
      body = []
    }
  }

  private static func values(
    _ signature: String, _ reader: inout BusReader
  ) throws(BusReader.Malformed) -> [BusValue] {
    try reader.align(to: 8)
    var rest = signature[...]
    var values: [BusValue] = []
    while !rest.isEmpty { values.append(try reader.value(&rest)) }
    return values
  }

  /// Whether it answers a call, well or with an error.
  func answers(_ serial: UInt32) -> Bool { value(.replySerial)?.number == Int64(serial) }

  /// Whether it tells everybody that something has happened to an object.
  func isSignal(_ member: String, of interface: String, at path: String) -> Bool {
    kind == .signal && value(.member)?.text == member && value(.interface)?.text == interface
      && value(.path)?.text == path
  }

  private func value(_ field: Field) -> BusValue? { fields[Int64(field.rawValue)] }
}
