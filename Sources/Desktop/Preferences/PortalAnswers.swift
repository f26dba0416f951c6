package import MessageBus

/// What the desktop's settings portal has answered so far: the reply to a request, and signals of
/// changes.
package struct PortalAnswers {
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"
  static let change = "SettingChanged"

  /// The serial number of the request.
  private let requestSerial: UInt32
  /// Whether the reply to the request is still expected.
  private(set) var awaitsReply = true
  /// The settings received so far, by namespace.
  private var settings: [String: [String: BusValue]] = [:]

  /// Creates an empty set of answers to the request with a serial number.
  package init(to requestSerial: UInt32) { self.requestSerial = requestSerial }

  /// The preferences in the settings received so far.
  package var preferences: DesktopPreferences { DesktopPreferences(settings) }

  /// Processes a message if it is the reply or a signal of a change; ignores unexpected contents.
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
