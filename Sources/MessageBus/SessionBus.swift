internal import CDBus

/// The D-Bus message bus of a person's login session.
package enum SessionBus {
  /// The bus's address in an environment: the one that it names, or else `bus` in its runtime
  /// folder; `nil` if it has neither, or names an address that is not a Unix socket.
  ///
  /// Only Unix sockets count: to connect to another address, libdbus may start a bus
  /// (`autolaunch:`), run a program (`unixexec:`) or use the network (`tcp:`).
  package static func address(_ environment: [String: String]) -> String? {
    if let named = environment["DBUS_SESSION_BUS_ADDRESS"], !named.isEmpty {
      let sockets = named.split(separator: ";").filter { $0.hasPrefix("unix:") }
      return sockets.isEmpty ? nil : sockets.joined(separator: ";")
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      let escaped = dbus_address_escape_value("\(folder)/bus")
    else { return nil }
    defer { dbus_free(escaped) }
    return "unix:path=\(String(cString: escaped))"
  }
}
