internal import Foundation

/// A question to the desktop for a person's preferences: to its settings portal, by way of its message bus.
///
/// It is asked early and answered when there is something to be answered with, so that nothing waits for it. It starts
/// no bus, though the bus may start the portal. Where there is none, and in whatever way the answer is broken, there
/// are no preferences.
public struct PreferencesRequest: ~Copyable {
  /// The serial number of the question, after that of the greeting which each connection begins with.
  private static let serial: UInt32 = 2

  private var socket: BusSocket?
  private var bytes: [UInt8] = []
  private var answer: DesktopPreferences?
  private let end: ContinuousClock.Instant

  /// Asks, without waiting for anything.
  ///
  /// - Parameters:
  ///   - environment: The process's, by which its bus is found.
  ///   - patience: How long an answer still counts: what comes later would change a picture that is seen. By
  ///     default a tenth of a second, in which the first frame is to be there.
  public init(environment: [String: String], patience: Duration = .milliseconds(100)) {
    end = .now + patience
    guard let address = BusAddress.session(environment) else { return }
    socket = BusSocket(address, sending: Self.question)
  }

  /// Whether an answer may still come.
  public var isPending: Bool { answer == nil && socket != nil }

  /// The answer; waits for it as long as there is patience left, and is `nil` where none came in that time.
  ///
  /// - Parameter waits: Whether it may wait; otherwise it only looks whether the answer is there.
  public mutating func preferences(waits: Bool = true) -> DesktopPreferences? {
    while isPending {
      let rest = max(.zero, end - .now)
      let milliseconds = waits ? Int32((rest / .milliseconds(1)).rounded(.up)) : 0
      guard let more = socket?.receive(milliseconds: milliseconds), take(more) else {
        socket = nil
        break
      }
      guard more.isEmpty else { continue }
      if rest == .zero { socket = nil }
      if !waits { break }
    }
    return answer
  }

  /// Everything in one go; the bus answers one after the other.
  ///
  /// Who asks (a zero byte, and the user's number as hexadecimal digits of its decimal ones), the greeting, and the
  /// question.
  private static var question: [UInt8] {
    let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    return [0] + Array("AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8)
      + BusMessage.call(
        "Hello", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
        to: "org.freedesktop.DBus", serial: 1)
      + BusMessage.call(
        "ReadAll", of: "org.freedesktop.portal.Settings", at: "/org/freedesktop/portal/desktop",
        to: "org.freedesktop.portal.Desktop", serial: serial, DesktopPreferences.namespaces)
  }

  /// Takes bytes that have come; false where nothing good can come of them any more.
  private mutating func take(_ more: [UInt8]) -> Bool {
    bytes += more
    do {
      while let message = try nextMessage() {
        guard message.replySerial == Int64(Self.serial) else { continue }
        guard message.kind == .answer, let body = message.body else { return false }
        answer = DesktopPreferences(body)
        return answer != nil
      }
      return true
    } catch {
      return false
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
