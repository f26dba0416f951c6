internal import MessageBus

/// A connection to the desktop's settings portal over the message bus: one request, then
/// notifications of changes.
struct SettingsPortal: ~Copyable {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let change = "SettingChanged"

  private let bus: BusConnection
  /// The serial number of the request.
  private let requestSerial: UInt32
  /// Whether the reply to the request is still expected.
  private var awaitsReply = true
  /// The settings received so far, by namespace.
  private var settings: [String: [String: BusValue]] = [:]

  /// Connects to the bus, subscribes to changes and then sends the request, so that no change is
  /// missed; `nil` if there is no bus.
  init?(_ address: String, disconnector: BusDisconnector) {
    guard let bus = BusConnection(address, disconnector: disconnector) else { return nil }
    for namespace in DesktopPreferences.namespaces {
      bus.subscribe(
        "type='signal',sender='\(Self.name)',path='\(Self.path)',interface='\(Self.interface)',"
          + "member='\(Self.change)',arg0='\(namespace)'")
    }
    requestSerial = bus.call(
      "ReadAll", of: Self.interface, at: Self.path, on: Self.name, DesktopPreferences.namespaces)
    self.bus = bus
  }

  /// The preferences in the settings received so far.
  var preferences: DesktopPreferences { DesktopPreferences(settings) }

  /// Waits for the reply to the request; returns false if the connection ends without it.
  mutating func awaitReply() -> Bool {
    while awaitsReply, listen() {}
    return !awaitsReply
  }

  /// Reports the preferences whenever they differ from the last ones known, until the connection
  /// ends.
  mutating func watch(from known: DesktopPreferences, _ hear: (DesktopPreferences) -> Void) {
    var (known, isOpen) = (known, true)
    while true {
      if preferences != known {
        known = preferences
        hear(known)
      }
      guard isOpen else { return }
      isOpen = listen()
    }
  }

  /// Waits until the bus sends something, and processes it; returns whether the connection is still
  /// open.
  private mutating func listen() -> Bool {
    let isOpen = bus.wait()
    while let message = bus.next() { handle(message) }
    return isOpen
  }

  /// Processes the reply, or the signal of a change; ignores other messages and unexpected
  /// contents.
  private mutating func handle(_ message: borrowing BusMessage) {
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
