internal import Glibc
internal import Synchronization

/// Ends a connection to a bus from any thread, even while the connection is still being made.
package final class BusDisconnector: Sendable {
  /// A duplicate of the connection's descriptor, -1 before there is one: libdbus closes its own
  /// descriptor as soon as the bus has gone, and then the number may be that of another file.
  private let state = Mutex<(socket: CInt, isEnded: Bool)>((-1, false))

  package init() {}

  deinit {
    state.withLock { if $0.socket >= 0 { close($0.socket) } }
  }

  /// Takes on the connection with this descriptor, so that `end()` ends it.
  ///
  /// The connection ends at once if `end()` was called before, or would not be able to end it.
  func attach(_ socket: CInt) {
    state.withLock { state in
      state.socket = fcntl(socket, F_DUPFD_CLOEXEC, 0)
      if state.isEnded || state.socket < 0 { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// Ends the connection, which wakes a thread that waits for messages.
  package func end() {
    state.withLock { state in
      state.isEnded = true
      shutdown(state.socket, Int32(SHUT_RDWR))
    }
  }
}
