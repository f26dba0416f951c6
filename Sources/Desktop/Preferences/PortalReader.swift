internal import Dispatch
internal import MessageBus
internal import Synchronization

/// Reads the settings portal on a thread of its own, because connecting to a bus and waiting for it
/// may block.
final class PortalReader: Sendable {
  /// Locked while the thread waits for the bus; `nil` if there is no connection.
  private let portal = Mutex<SettingsPortal?>(nil)
  private let disconnector = BusDisconnector()
  // A serial queue stands for the thread: it does one piece of work at a time.
  private let queue = DispatchQueue(label: "preferences")
  /// Empty once the reply has come, or the connection has ended.
  private let reply = DispatchGroup()

  init(_ address: String) {
    queue.async(group: reply) { [self] in
      portal.withLock { portal in
        portal = SettingsPortal(address, disconnector: disconnector)
        if portal?.awaitReply() == false { portal = nil }
      }
    }
  }

  func end() { disconnector.end() }

  func preferences(until end: DispatchTime) -> DesktopPreferences? {
    guard reply.wait(timeout: end) == .success else { return nil }
    return portal.withLock { $0?.preferences }
  }

  /// Calls `hear` on the reader's thread for each change from `known`; returns false if the
  /// connection has already ended.
  func watch(
    from known: DesktopPreferences, _ hear: @escaping @Sendable (DesktopPreferences) -> Void
  ) -> Bool {
    if reply.wait(timeout: .now()) == .success, portal.withLock({ $0 == nil }) { return false }
    queue.async { [self] in
      portal.withLock { portal in
        portal?.watch(from: known, hear)
        portal = nil
      }
    }
    return true
  }
}
