internal import Dispatch

/// Hears when a person changes their preferences, as long as it is kept.
///
/// A thread of its own sleeps until the desktop's portal says something. It ends with the watch, or
/// with the bus: then the preferences stay as they were.
public final class PreferencesWatch: Sendable {
  private let socket: BusSocket

  /// Goes on listening where a request has stopped; `nil` where there is no bus, or no longer.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - hear: Takes the preferences each time they are others than the request had at last, on the
  ///     watch's thread. A call that has begun may end after the watch has.
  public init?(
    _ request: consuming PreferencesRequest,
    hear: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    let portal = request.portal
    guard let socket = portal.socket else { return nil }
    self.socket = socket
    // A queue of its own has a thread of its own for as long as it works.
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
