internal import CDBus

/// A message to or from a bus.
///
/// Received messages are well-formed: libdbus ends the connection when it receives a malformed one.
package struct BusMessage: ~Copyable {
  let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  /// Reads a message from bytes in the protocol's format; `nil` if they are not well-formed.
  package init?(_ bytes: [UInt8]) {
    let message = bytes.withUnsafeBytes {
      dbus_message_demarshal(
        $0.bindMemory(to: CChar.self).baseAddress, CInt(clamping: $0.count), nil)
    }
    guard let message else { return nil }
    self.message = message
  }

  init(calling method: String, of interface: String, at path: String, on name: String) {
    guard let message = dbus_message_new_method_call(name, path, interface, method) else {
      preconditionFailure("libdbus is out of memory, or refuses a name in the call of \(method)")
    }
    self.message = message
  }

  deinit { dbus_message_unref(message) }

  func append(_ arguments: [BusArgument]) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for argument in arguments { argument.append(to: &iterator) }
  }

  /// The serial number of the call to which the message replies, with a result or an error; 0 for
  /// other messages.
  package var replySerial: UInt32 { dbus_message_get_reply_serial(message) }

  package var isResult: Bool {
    dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_RETURN
  }

  package func isSignal(_ name: String, of interface: String, at path: String) -> Bool {
    dbus_message_is_signal(message, interface, name) != 0
      && dbus_message_has_path(message, path) != 0
  }

  package var values: [BusValue] {
    var arguments = DBusMessageIter()
    dbus_message_iter_init(message, &arguments)
    return BusValue.all(from: &arguments)
  }
}
