internal import Dispatch
internal import MessageBus

/// A request to the desktop's settings portal for a person's preferences, sent over the session
/// message bus.
///
/// Send the request early, and call `preferences()` when the result is needed, so that the reply
/// can arrive meanwhile. The request does not start a bus, although the bus may start the portal.
/// Without a bus, or with an invalid reply, the preferences are the defaults.
public struct PreferencesRequest: ~Copyable, Sendable {
  let reader: PortalReader?
  private let end: DispatchTime
  /// The preferences that were returned last, from which a watch reports changes.
  private(set) var known = DesktopPreferences()

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
