/// A question to the desktop for a person's preferences: to its settings portal, by way of its
/// message bus.
///
/// It is asked early and answered when there is something to be answered with, so that nothing
/// waits for it. It starts no bus, though the bus may start the portal. Where there is none, and in
/// whatever way the answer is broken, there are no preferences.
public struct PreferencesRequest: ~Copyable {
  private(set) var portal: SettingsPortal
  private let end: ContinuousClock.Instant

  /// Asks, without waiting for anything.
  ///
  /// - Parameters:
  ///   - environment: The process's, by which its bus is found.
  ///   - patience: How long an answer is waited for: what comes later is news for a
  ///     `PreferencesWatch`. By default a tenth of a second, in which the first frame is to be
  ///     there.
  public init(environment: [String: String], patience: Duration = .milliseconds(100)) {
    end = .now + patience
    portal = SettingsPortal(environment: environment)
  }

  /// Whether an answer is still waited for.
  public var isPending: Bool { portal.owesAnswer && .now < end }

  /// The answer, with all changes that have come with it; none where nothing has come in time.
  ///
  /// - Parameter waits: Whether it may wait, as long as there is patience left; otherwise it only
  ///   looks whether the answer is there.
  public mutating func preferences(waits: Bool = true) -> DesktopPreferences {
    while isPending {
      let rest = max(.zero, end - .now)
      let milliseconds = waits ? Int32((rest / .milliseconds(1)).rounded(.up)) : 0
      guard portal.listen(milliseconds: milliseconds), waits else { break }
    }
    return portal.preferences
  }
}
