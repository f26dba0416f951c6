/// D-Bus messages of the desktop's settings portal, with arguments from a fuzzer's input: their
/// signature, a zero byte, and their values.
///
/// The format is that of the D-Bus Specification, 0.43: little-endian, header fields as an array of
/// structures of a byte and a variant, each aligned to 8 bytes.
enum PortalMessage {
  static let requestSerial: UInt32 = 7

  /// The kinds of message, and the codes of header fields.
  private enum Code {
    static let methodReturn: UInt8 = 2
    static let signal: UInt8 = 4
    static let path: UInt8 = 1
    static let interface: UInt8 = 2
    static let member: UInt8 = 3
    static let replySerial: UInt8 = 5
    static let signature: UInt8 = 8
  }

  static func reply(_ input: [UInt8]) -> [UInt8] {
    var fields = Bytes()
    fields.begin(Code.replySerial, "u")
    fields.add(requestSerial)
    return message(Code.methodReturn, fields, input)
  }

  static func change(_ input: [UInt8]) -> [UInt8] {
    var fields = Bytes()
    fields.begin(Code.path, "o")
    fields.add("/org/freedesktop/portal/desktop")
    fields.begin(Code.interface, "s")
    fields.add("org.freedesktop.portal.Settings")
    fields.begin(Code.member, "s")
    fields.add("SettingChanged")
    return message(Code.signal, fields, input)
  }

  private static func message(_ kind: UInt8, _ fields: Bytes, _ input: [UInt8]) -> [UInt8] {
    // A signature has at most 255 bytes.
    let signature = Array(input.prefix(255).prefix { $0 != 0 })
    let body = Array(input.dropFirst(signature.count + 1))
    var fields = fields
    fields.begin(Code.signature, "g")
    fields.add(signature: signature)
    var message = Bytes()
    message.all = [UInt8(ascii: "l"), kind, 0, 1]
    message.add(UInt32(body.count))
    message.add(1 as UInt32)
    message.add(UInt32(fields.all.count))
    // The fields were aligned to 8 bytes from their own start; they begin at byte 16 of the
    // message, so they are also aligned there.
    message.all += fields.all
    message.align(to: 8)
    return message.all + body
  }

  private struct Bytes {
    var all: [UInt8] = []

    mutating func align(to size: Int) {
      while !all.count.isMultiple(of: size) { all.append(0) }
    }

    mutating func begin(_ code: UInt8, _ type: Unicode.Scalar) {
      align(to: 8)
      all.append(code)
      add(signature: [UInt8(ascii: type)])
    }

    mutating func add(_ number: UInt32) {
      align(to: 4)
      all += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    mutating func add(_ text: String) {
      add(UInt32(text.utf8.count))
      all += Array(text.utf8) + [0]
    }

    mutating func add(signature: [UInt8]) {
      all += [UInt8(signature.count)] + signature + [0]
    }
  }
}
