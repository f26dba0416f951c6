internal import CDBus

/// A connection to a message bus, for one thread at a time.
///
/// Replies and signals are received in `wait()`, which also sends the calls that could not be sent
/// immediately. Another thread can end the connection with its `BusDisconnector`.
package struct BusConnection: ~Copyable {
  /// In bytes, by estimate: far larger than all settings of a desktop.
  ///
  /// A larger message ends the connection.
  private static let maxMessageSize = 1 << 20

  private let connection: OpaquePointer

  /// Connects to a bus, and calls its `Hello` method, as every client must do first; `nil` if no
  /// bus can be reached.
  ///
  /// May block if the bus hangs.
  package init?(_ address: String, disconnector: BusDisconnector) {
    // libdbus sends without SIGPIPE, but older versions would also make the whole process ignore
    // the signal.
    dbus_connection_set_change_sigpipe(0)
    // Unlike a connection from `dbus_bus_get`, this one does not end the program when the bus does;
    // it is private because a shared one must not be closed.
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    self.connection = connection
    dbus_connection_set_max_message_size(connection, Self.maxMessageSize)
    var socket: CInt = -1
    dbus_connection_get_unix_fd(connection, &socket)
    disconnector.attach(socket)
    call("Hello", of: DBUS_INTERFACE_DBUS, at: DBUS_PATH_DBUS, on: DBUS_SERVICE_DBUS)
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  package func subscribe(_ rule: String) { dbus_bus_add_match(connection, rule, nil) }

  /// Sends a call, and returns its serial number, which the reply names.
  ///
  /// `name` is that of the called program on the bus.
  @discardableResult
  package func call(
    _ method: String, of interface: String, at path: String, on name: String,
    _ arguments: [BusArgument] = []
  ) -> UInt32 {
    let message = BusMessage(calling: method, of: interface, at: path, on: name)
    message.append(arguments)
    var serial: UInt32 = 0
    dbus_connection_send(connection, message.message, &serial)
    return serial
  }

  /// Sleeps until something can be received or sent; returns whether the connection is still open.
  ///
  /// It may return without having received a message. After each call, even if it returns false,
  /// take all received messages with `next()`.
  package func wait() -> Bool { dbus_connection_read_write(connection, -1) != 0 }

  /// Waits for one message after another until `body` returns a value for one; returns that value,
  /// or `nil` once the connection is closed.
  package func firstValue<Value>(_ body: (borrowing BusMessage) -> Value?) -> Value? {
    var isOpen = true
    while isOpen {
      isOpen = wait()
      while let message = next() {
        if let value = body(message) { return value }
      }
    }
    return nil
  }

  package func next() -> BusMessage? {
    guard let message = dbus_connection_pop_message(connection) else { return nil }
    return BusMessage(message)
  }
}
