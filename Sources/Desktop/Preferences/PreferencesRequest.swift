internal import Dispatch
internal import MessageBus

/// A request to the desktop's settings portal for a person's preferences, sent over the session
/// message bus.
///
/// Send the request early, and call `preferences()` when the result is needed, so that the reply
/// can arrive meanwhile. The request does not start a bus, although the bus may start the portal.
/// Without a bus, or with an invalid reply, the preferences are the defaults.
public struct PreferencesRequest: ~Copyable, Sendable {
  fileprivate let reader: PortalReader?
  private let end: DispatchTime
  /// The preferences that were returned last, from which a watch reports changes.
  fileprivate private(set) var known = DesktopPreferences()

  /// Sends the request; waits neither for the connection nor for the reply.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, which determines the bus.
  ///   - timeLimit: The time from now until `preferences()` stops waiting for the reply; a later
  ///     reply is reported by `PreferencesWatch`. The default hardly delays the first frame.
  public init(environment: [String: String], timeLimit: Duration = .milliseconds(100)) {
    end = .now() + timeLimit / .seconds(1)
    reader = SessionBus.address(environment).map(PortalReader.init)
  }

  deinit { reader?.end() }

  /// Waits for the reply until the time limit, and returns the preferences: the defaults if no
  /// reply has come by then.
  public mutating func preferences() -> DesktopPreferences {
    known = reader?.preferences(until: end) ?? known
    return known
  }
}

/// Observes changes to a person's preferences, as long as it is kept alive.
///
/// A separate thread sleeps until the desktop's portal sends something. The thread ends when the
/// watch is released or the bus disconnects; after that no changes are reported.
public final class PreferencesWatch: Sendable {
  /// Kept because releasing the request closes the connection on which the watch listens.
  private let request: PreferencesRequest

  /// Continues to listen on the connection of a request; `nil` if the request has no open
  /// connection.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - hear: Called on the watch's thread with the new preferences whenever they change, starting
  ///     from those that the request returned. A call in progress may outlive the watch.
  public init?(
    _ request: consuming PreferencesRequest,
    hear: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    guard request.reader?.watch(from: request.known, hear) == true else { return nil }
    self.request = request
  }
}
