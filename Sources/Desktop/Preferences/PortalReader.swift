internal import Dispatch
internal import MessageBus
internal import Synchronization

/// Reads the settings portal on a thread of its own, because connecting to a bus and waiting for it
/// may block.
final class PortalReader: Sendable {
  /// The portal, locked while the thread waits for it; `nil` if there is no connection.
  private let portal = Mutex<SettingsPortal?>(nil)
  private let disconnector = BusDisconnector()
  // A serial queue runs its work on one thread at a time.
  private let queue = DispatchQueue(label: "preferences")
  /// The group is empty once the reply has come, or the connection has ended.
  private let reply = DispatchGroup()

  /// Connects to the bus at an address, and sends the request to the portal.
  init(_ address: String) {
    queue.async(group: reply) { [self] in
      portal.withLock { portal in
        portal = SettingsPortal(address, disconnector: disconnector)
        if portal?.awaitReply() == false { portal = nil }
      }
    }
  }

  /// Ends the connection and the thread.
  func end() { disconnector.end() }

  /// Waits for the reply, and returns its preferences; `nil` if the reply has not come by the
  /// deadline `end`, or the connection has ended.
  func preferences(until end: DispatchTime) -> DesktopPreferences? {
    guard reply.wait(timeout: end) == .success else { return nil }
    return portal.withLock { $0?.preferences }
  }

  /// Calls `hear` on the reader's thread whenever the preferences change, starting from `known`,
  /// until the connection ends; returns false if the connection has already ended.
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
