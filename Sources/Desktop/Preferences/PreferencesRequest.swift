/// A request to the desktop's settings portal for a person's preferences, sent over the session
/// message bus.
///
/// Send the request early, and call `preferences(waits:)` when the result is needed, so that the
/// reply can arrive meanwhile. The request does not start a bus, although the bus may start the
/// portal. Without a bus, or with an invalid reply, the preferences are the defaults.
public struct PreferencesRequest: ~Copyable {
  private(set) var portal: SettingsPortal
  private let end: ContinuousClock.Instant

  /// Sends the request without waiting for a reply.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, which determines the bus.
  ///   - patience: How long to wait for a reply; a later reply is reported by `PreferencesWatch`.
  ///     The default, a tenth of a second, hardly delays the first frame.
  public init(environment: [String: String], patience: Duration = .milliseconds(100)) {
    end = .now + patience
    portal = SettingsPortal(environment: environment)
  }

  /// Whether the reply has not come yet and there is still time to wait for it.
  public var isPending: Bool { portal.awaitsReply && .now < end }

  /// The preferences, with all changes received so far; the defaults if no reply has come in time.
  ///
  /// - Parameter waits: Whether to wait for the reply while time is left; if not, only data that
  ///   has arrived is read.
  public mutating func preferences(waits: Bool = true) -> DesktopPreferences {
    while isPending {
      let rest = max(.zero, end - .now)
      let milliseconds = waits ? Int32((rest / .milliseconds(1)).rounded(.up)) : 0
      guard portal.listen(milliseconds: milliseconds), waits else { break }
    }
    return portal.preferences
  }
}
