/// A request for a person's preferences to the desktop's settings portal, sent over the session
/// message bus.
///
/// It is sent early and collected when the result is needed, so nothing waits for it. It does not
/// start a bus, although the bus may start the portal. Without a bus, or with an invalid reply,
/// there are no preferences.
public struct PreferencesRequest: ~Copyable {
  private(set) var portal: SettingsPortal
  private let end: ContinuousClock.Instant

  /// Sends the request without waiting for a reply.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, which determines the bus.
  ///   - patience: How long to wait for a reply; a later one is reported by `PreferencesWatch`. The
  ///     default, a tenth of a second, allows for a quick first frame.
  public init(environment: [String: String], patience: Duration = .milliseconds(100)) {
    end = .now + patience
    portal = SettingsPortal(environment: environment)
  }

  /// Whether a reply is still expected in time.
  public var isPending: Bool { portal.owesAnswer && .now < end }

  /// The preferences, with all changes received so far; the defaults if no reply has come in time.
  ///
  /// - Parameter waits: Whether to wait for the reply while time is left; otherwise only checks
  ///   whether it has come.
  public mutating func preferences(waits: Bool = true) -> DesktopPreferences {
    while isPending {
      let rest = max(.zero, end - .now)
      let milliseconds = waits ? Int32((rest / .milliseconds(1)).rounded(.up)) : 0
      guard portal.listen(milliseconds: milliseconds), waits else { break }
    }
    return portal.preferences
  }
}
