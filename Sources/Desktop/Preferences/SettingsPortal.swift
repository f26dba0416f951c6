internal import Glibc

/// A conversation with the desktop's settings portal, by way of its message bus: one question, and
/// the changes that it tells of from then on.
///
/// A copy goes on with the same connection, so only one of them may listen.
struct SettingsPortal: Sendable {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let change = "SettingChanged"
  /// The serial number of the question, after that of the greeting which each connection begins
  /// with.
  private static let question: UInt32 = 2

  /// The connection; `nil` where there is none, or no longer.
  private(set) var socket: BusSocket?
  /// Whether the question has no answer yet, and may still get one.
  private(set) var owesAnswer: Bool
  private var bytes: [UInt8] = []
  /// What the portal has said, by namespace.
  private var settings: [String: [String: BusValue]] = [:]

  /// Asks the portal of the bus that an environment names, without waiting for anything.
  init(environment: [String: String]) {
    socket = BusAddress.session(environment).flatMap { BusSocket($0, sending: Self.opening) }
    owesAnswer = socket != nil
  }

  /// What a person wants, as far as the portal has said it.
  var preferences: DesktopPreferences { DesktopPreferences(settings) }

  /// Takes what has come, after waiting for it at most so many milliseconds, or for ever where they
  /// are negative.
  ///
  /// - Returns: Whether more may come.
  mutating func listen(milliseconds: Int32) -> Bool {
    guard let more = socket?.receive(milliseconds: milliseconds), take(more) else {
      (socket, owesAnswer) = (nil, false)
      return false
    }
    return true
  }

  /// Everything in one go; the bus answers one after the other.
  ///
  /// Who asks (a zero byte, and the user's number as hexadecimal digits of its decimal ones), the
  /// greeting, the wish to hear of changes, before the question so that none is missed, and the
  /// question.
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

  /// Takes bytes that have come; false where nothing good can come of them any more.
  private mutating func take(_ more: [UInt8]) -> Bool {
    bytes += more
    do {
      while let message = try nextMessage() { take(message) }
      return true
    } catch {
      return false
    }
  }

  /// Takes the answer or a change; everything else is none of its business, as is either in a form
  /// that is not the portal's.
  private mutating func take(_ message: BusMessage) {
    if message.answers(Self.question) {
      owesAnswer = false
      guard message.kind == .answer, let all = message.body.first?.entries else { return }
      settings = all.compactMapValues(\.entries)
    } else if message.isSignal(Self.change, of: Self.interface, at: Self.path),
      message.body.count == 3, let namespace = message.body[0].text,
      DesktopPreferences.namespaces.contains(namespace), let key = message.body[1].text
    {
      settings[namespace, default: [:]][key] = message.body[2]
    }
  }

  /// Takes the next whole message away, and the line before the first by which the bus lets us in.
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
