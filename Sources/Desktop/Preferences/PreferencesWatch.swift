internal import Dispatch

/// Observes changes to a person's preferences, as long as it is kept alive.
///
/// A separate thread sleeps until the desktop's portal sends something. The thread ends when the
/// watch is released or the bus disconnects; after that no changes are reported.
public final class PreferencesWatch: Sendable {
  private let socket: BusSocket

  /// Continues to listen on the connection of a request; `nil` if the request has no open
  /// connection.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - hear: Called on the watch's thread with the new preferences whenever they differ from the
  ///     last ones known, at first those of the request. A call in progress may outlive the watch.
  public init?(
    _ request: consuming PreferencesRequest,
    hear: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    let portal = request.portal
    guard let socket = portal.socket else { return nil }
    self.socket = socket
    // A serial queue has a thread of its own while its work runs.
    DispatchQueue(label: "preferences").async { Self.listen(to: portal, hear) }
  }

  deinit { socket.hangUp() }

  private static func listen(
    to portal: SettingsPortal, _ hear: @Sendable (DesktopPreferences) -> Void
  ) {
    var portal = portal
    var known = portal.preferences
    while portal.listen(milliseconds: -1) {
      guard portal.preferences != known else { continue }
      known = portal.preferences
      hear(known)
    }
  }
}
