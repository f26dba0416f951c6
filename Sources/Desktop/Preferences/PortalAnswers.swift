package import MessageBus

/// Collects the settings portal's reply to a request, and its later signals of changes.
package struct PortalAnswers {
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"
  static let change = "SettingChanged"

  private let requestSerial: UInt32
  private(set) var awaitsReply = true
  /// The settings by namespace and key.
  private var settings: [String: [String: BusValue]] = [:]

  package init(to requestSerial: UInt32) { self.requestSerial = requestSerial }

  package var preferences: DesktopPreferences { DesktopPreferences(settings) }

  package mutating func take(_ message: borrowing BusMessage) {
    if message.replySerial == requestSerial {
      awaitsReply = false
      guard message.isResult, let all = message.values.first?.entries else { return }
      settings = all.compactMapValues(\.entries)
    } else if message.isSignal(Self.change, of: Self.interface, at: Self.path) {
      let values = message.values
      guard values.count == 3, let namespace = values[0].text, let key = values[1].text,
        DesktopPreferences.namespaces.contains(namespace)
      else { return }
      settings[namespace, default: [:]][key] = values[2]
    }
  }
}
