internal import Glibc
internal import Synchronization

/// Ends a connection to a bus from any thread, even while the connection is still being made.
package final class BusDisconnector: Sendable {
  /// `socket` is a duplicate of the connection's file descriptor, or -1.
  ///
  /// The connection's own descriptor will not do: libdbus closes it as soon as the bus is gone, and
  /// the system may then give its number to another file.
  private let state = Mutex<(socket: CInt, isEnded: Bool)>((-1, false))

  package init() {}

  deinit {
    state.withLock { if $0.socket >= 0 { close($0.socket) } }
  }

  /// If `end()` was already called, or the descriptor cannot be duplicated, the connection ends
  /// immediately.
  func attach(_ socket: CInt) {
    state.withLock { state in
      state.socket = fcntl(socket, F_DUPFD_CLOEXEC, 0)
      if state.isEnded || state.socket < 0 { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// Also wakes a thread that waits for messages.
  package func end() {
    state.withLock { state in
      state.isEnded = true
      shutdown(state.socket, Int32(SHUT_RDWR))
    }
  }
}
