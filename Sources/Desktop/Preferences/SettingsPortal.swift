internal import MessageBus

/// A connection to the settings portal: one request, then signals of changes.
struct SettingsPortal: ~Copyable {
  private static let name = "org.freedesktop.portal.Desktop"

  private let bus: BusConnection
  private var answers: PortalAnswers

  /// Subscribes before it sends the request, so that no change is missed.
  init?(_ address: String, disconnector: BusDisconnector) {
    guard let bus = BusConnection(address, disconnector: disconnector) else { return nil }
    for namespace in DesktopPreferences.namespaces {
      bus.subscribe(
        "type='signal',sender='\(Self.name)',path='\(PortalAnswers.path)',"
          + "interface='\(PortalAnswers.interface)',member='\(PortalAnswers.change)',"
          + "arg0='\(namespace)'")
    }
    let serial = bus.call(
      "ReadAll", of: PortalAnswers.interface, at: PortalAnswers.path, on: Self.name,
      [.texts(DesktopPreferences.namespaces)])
    answers = PortalAnswers(to: serial)
    self.bus = bus
  }

  var preferences: DesktopPreferences { answers.preferences }

  mutating func awaitReply() -> Bool {
    while answers.awaitsReply, listen() {}
    return !answers.awaitsReply
  }

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

  private mutating func listen() -> Bool {
    let isOpen = bus.wait()
    while let message = bus.next() { answers.take(message) }
    return isOpen
  }
}
