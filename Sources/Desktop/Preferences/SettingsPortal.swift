internal import Glibc

/// A connection to the desktop's settings portal over the message bus: one request, then
/// notifications of changes.
///
/// Copies share the connection, so only one of them may listen.
struct SettingsPortal: Sendable {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let change = "SettingChanged"
  /// The serial number of the request; 1 is that of the `Hello` call, which starts each connection.
  private static let question: UInt32 = 2

  /// The connection; `nil` if there is none, or it has ended.
  private(set) var socket: BusSocket?
  /// Whether the reply to the request is still expected.
  private(set) var awaitsReply: Bool
  private var bytes: [UInt8] = []
  /// The settings received so far, by namespace.
  private var settings: [String: [String: BusValue]] = [:]

  /// Sends the request on the environment's bus, without waiting for a reply.
  init(environment: [String: String]) {
    socket = BusAddress.session(environment).flatMap { BusSocket($0, sending: Self.opening) }
    awaitsReply = socket != nil
  }

  /// The preferences in the settings received so far.
  var preferences: DesktopPreferences { DesktopPreferences(settings) }

  /// Waits for data for at most `milliseconds`, or without a limit if negative, and processes it.
  ///
  /// - Returns: Whether the connection is still open.
  mutating func listen(milliseconds: Int32) -> Bool {
    guard let more = socket?.receive(milliseconds: milliseconds), take(more) else {
      (socket, awaitsReply) = (nil, false)
      return false
    }
    return true
  }

  /// All bytes to send at the start of the connection; the bus processes them in order.
  ///
  /// They are the authentication (a zero byte, then the decimal user ID in hexadecimal digits), the
  /// `Hello` call, the subscriptions to changes, and the request. Subscribing first ensures that no
  /// change is missed.
  private static var opening: [UInt8] {
    let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    let wishes = DesktopPreferences.namespaces.enumerated().map { index, namespace in
      callBus(
        "AddMatch", serial: question + 1 + UInt32(index),
        .text(
          "type='signal',sender='\(name)',path='\(path)',interface='\(interface)',"
            + "member='\(change)',arg0='\(namespace)'"))
    }
    return [0] + Array("AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8) + callBus("Hello", serial: 1)
      + wishes.joined()
      + BusMessage.call(
        "ReadAll", of: interface, at: path, to: name, serial: question,
        .texts(DesktopPreferences.namespaces))
  }

  private static func callBus(
    _ member: String, serial: UInt32, _ argument: BusArgument? = nil
  ) -> [UInt8] {
    BusMessage.call(
      member, of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", to: "org.freedesktop.DBus",
      serial: serial, argument)
  }

  /// Processes received bytes; returns false if they are malformed.
  private mutating func take(_ more: [UInt8]) -> Bool {
    bytes += more
    do {
      while let message = try nextMessage() { take(message) }
      return true
    } catch {
      return false
    }
  }

  /// Processes the reply, or the signal of a change; ignores other messages and unexpected
  /// contents.
  private mutating func take(_ message: BusMessage) {
    if message.answers(Self.question) {
      awaitsReply = false
      guard message.kind == .answer, let all = message.body.first?.entries else { return }
      settings = all.compactMapValues(\.entries)
    } else if message.isSignal(Self.change, of: Self.interface, at: Self.path),
      message.body.count == 3, let namespace = message.body[0].text,
      DesktopPreferences.namespaces.contains(namespace), let key = message.body[1].text
    {
      settings[namespace, default: [:]][key] = message.body[2]
    }
  }

  /// Removes and returns the next complete message; first removes the line that confirms the
  /// authentication.
  private mutating func nextMessage() throws(BusReader.Malformed) -> BusMessage? {
    if bytes.starts(with: Array("OK ".utf8)) {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      bytes.removeFirst(end + 1)
    }
    guard let length = try BusMessage.length(of: bytes[...]), bytes.count >= length else {
      return nil
    }
    defer { bytes.removeFirst(length) }
    return try BusMessage(Array(bytes.prefix(length)))
  }
}
