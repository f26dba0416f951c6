/// Where a person's message bus listens: a socket of the file system, or one without a file.
struct BusAddress: Hashable {
  let path: String
  /// Whether the path is only a name, and no file.
  let isAbstract: Bool

  /// The bus that an environment names, or the one of the systems that name none; `nil` where there
  /// is none to be asked without starting one.
  static func session(_ environment: [String: String]) -> BusAddress? {
    if let named = environment["DBUS_SESSION_BUS_ADDRESS"], !named.isEmpty {
      return named.split(separator: ";").lazy.compactMap { BusAddress(String($0)) }.first
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    return BusAddress(path: "\(folder)/bus", isAbstract: false)
  }

  private init(path: String, isAbstract: Bool) {
    self.path = path
    self.isAbstract = isAbstract
  }

  /// Reads an address as `unix:path=/run/user/1000/bus,guid=…`; `nil` for other ways than sockets
  /// of this machine.
  init?(_ address: String) {
    guard address.hasPrefix("unix:") else { return nil }
    for pair in address.dropFirst("unix:".count).split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = Self.unescaped(parts[1]) else { continue }
      switch parts[0] {
      case "path": self.init(path: value, isAbstract: false)
      case "abstract": self.init(path: value, isAbstract: true)
      default: continue
      }
      return
    }
    return nil
  }

  /// Undoes `%2f` and the like.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
