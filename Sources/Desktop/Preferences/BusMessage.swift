/// A D-Bus message: encodes calls, and decodes messages from the bus.
struct BusMessage {
  /// The type of a message.
  enum Kind: UInt8 {
    case call = 1
    case answer = 2
    case error = 3
    case signal = 4
  }

  /// The header fields in use, with their codes from the specification.
  private enum Field: UInt8 {
    case path = 1
    case interface = 2
    case member = 3
    case replySerial = 5
    case destination = 6
    case signature = 8
  }

  /// The largest size of a message in bytes; the specification's limit.
  private static let most = 1 << 27
  /// The size of the header before its fields: byte order, type, flags, version, body length,
  /// serial number, and length of the fields.
  private static let fixed = 16

  let kind: Kind
  private let fields: [Int64: BusValue]
  /// The values of the body; empty if one of them cannot be decoded, which is no error, because
  /// unrelated settings may have any type.
  let body: [BusValue]

  // MARK: Sending

  /// Encodes a method call.
  static func call(
    _ member: String, of interface: String, at path: String, to destination: String,
    serial: UInt32, _ argument: BusArgument? = nil
  ) -> [UInt8] {
    var body = BusWriter()
    if let argument { body.write(argument) }
    var head = BusWriter()
    // Little-endian, a call, no flags, protocol version 1.
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

  /// The length of the message that starts with these bytes; `nil` if there are too few bytes to
  /// tell.
  static func length(of bytes: ArraySlice<UInt8>) throws(BusReader.Malformed) -> Int? {
    guard bytes.count >= fixed else { return nil }
    // All programs on one machine use the same byte order.
    guard bytes.first == UInt8(ascii: "l") else { throw BusReader.Malformed() }
    var reader = BusReader(Array(bytes.prefix(fixed)), from: 4)
    let body = Int(try reader.number(UInt32.self))
    _ = try reader.number(UInt32.self)
    let fields = Int(try reader.number(UInt32.self))
    let length = (fixed + fields + 7) & ~7 + body
    guard length <= most else { throw BusReader.Malformed() }
    return length
  }

  /// Decodes a complete message.
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

  /// Whether the message is the reply to the call with a serial number, with a result or an error.
  func answers(_ serial: UInt32) -> Bool { value(.replySerial)?.number == Int64(serial) }

  /// Whether the message is a given signal of an object.
  func isSignal(_ member: String, of interface: String, at path: String) -> Bool {
    kind == .signal && value(.member)?.text == member && value(.interface)?.text == interface
      && value(.path)?.text == path
  }

  private func value(_ field: Field) -> BusValue? { fields[Int64(field.rawValue)] }
}
