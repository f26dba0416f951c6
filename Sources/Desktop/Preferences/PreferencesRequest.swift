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
  /// The preferences returned last.
  private(set) var known = DesktopPreferences()

  /// Sends the request without waiting for a reply, nor for the connection.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, which determines the bus.
  ///   - timeLimit: How long to wait for a reply; a later reply is reported by `PreferencesWatch`.
  ///     The default, a tenth of a second, hardly delays the first frame.
  public init(environment: [String: String], timeLimit: Duration = .milliseconds(100)) {
    end = .now() + timeLimit / .seconds(1)
    reader = SessionBus.address(environment).map(PortalReader.init)
  }

  deinit { reader?.end() }

  /// Waits for the reply while time is left, and returns the preferences; the defaults if no reply
  /// has come in time.
  public mutating func preferences() -> DesktopPreferences {
    known = reader?.preferences(until: end) ?? known
    return known
  }
}
