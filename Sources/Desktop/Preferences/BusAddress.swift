/// The address of a session message bus: a Unix socket, either in the file system or abstract.
struct BusAddress: Hashable {
  let path: String
  /// Whether the path is the name of an abstract socket, without a file.
  let isAbstract: Bool

  /// The address of the session bus that the environment names, or else the default one; `nil` if
  /// it names no Unix socket, for example because the bus would have to be started (`autolaunch:`).
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

  /// Parses an address such as `unix:path=/run/user/1000/bus,guid=…`; `nil` if it is not a Unix
  /// socket.
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

  /// Decodes percent escapes such as `%2f`.
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
