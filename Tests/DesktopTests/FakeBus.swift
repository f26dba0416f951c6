import Foundation
import Testing

/// A fake message bus, which sends the bytes that a test gives it.
final class FakeBus {
  private let folder: Scratch
  private let listener: Int32
  private var client: Int32 = -1

  init() throws {
    folder = try Scratch()
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = "\(folder.path)/bus"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
    }
    try #require(isBound == 0 && listen(listener, 1) == 0)
    limitWaiting(of: listener)
  }

  deinit {
    hangUp()
    close(listener)
  }

  var environment: [String: String] { ["XDG_RUNTIME_DIR": folder.path] }

  /// Returns the client's first line, which asks for authentication.
  @discardableResult
  func answerCall() throws -> String {
    client = accept(listener, nil, nil)
    // Otherwise a program that another test starts would inherit the connection and keep it open.
    try #require(fcntl(client, F_SETFD, FD_CLOEXEC) == 0)
    limitWaiting(of: client)
    return try read(until: "\r\n")
  }

  /// Returns the client's calls, the last of which requests the settings.
  @discardableResult
  func welcome() throws -> String {
    try answerCall()
    try reply(Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8))
    try #require(try read(until: "\r\n") == "NEGOTIATE_UNIX_FD\r\n")
    try reply(Array("ERROR\r\n".utf8))
    let calls = try read(until: "org.gnome.desktop.interface\0")
    try reply(BusMessages.hello + BusMessages.signal)
    return calls
  }

  private func read(until end: String) throws -> String {
    var heard = ""
    while !heard.hasSuffix(end) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(client, &bytes, bytes.count, 0)
      try #require(count > 0, "the client has said only \(heard)")
      heard += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    return heard
  }

  private func limitWaiting(of socket: Int32) {
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  func reply(_ bytes: [UInt8]) throws {
    try #require(send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
  }

  func hangUp() {
    if client >= 0 { close(client) }
    client = -1
  }
}

/// Messages of a bus and a portal, as encoded by GLib; the request is the client's fourth call.
enum BusMessages {
  /// The reply to a client's first message.
  static let hello = bytes(
    "bAIAAQkAAAAJAAAAEAAAAAgBZwABcwAABQF1AAEAAAAEAAAAOjEuNwA=")
  /// The signal that announces the client's name.
  static let signal = bytes(
    "bAQAAQkAAAAJAAAAXQAAAAEBbwAVAAAAL29yZy9mcmVlZGVza3RvcC9EQnVzAAAAAgFzABQAAABvcmcuZnJl"
      + "ZWRlc2t0b3AuREJ1cwAAAAAIAWcAAXMAAAMBcwAMAAAATmFtZUFjcXVpcmVkAAAAAAQAAAA6MS43AA==")
  /// Dark colours, high contrast, reduced motion, and an accent colour.
  static let dark = bytes(
    "bAIAAdgAAAAJAAAAGAAAAAgBZwAJYXtzYXtzdn19AAAFAXUABAAAANAAAAAAAAAAGgAAAG9yZy5mcmVlZGVz"
      + "a3RvcC5hcHBlYXJhbmNlAACAAAAAAAAAAAwAAABjb2xvci1zY2hlbWUAAXUAAQAAAAgAAABjb250cmFzdAAB"
      + "dQABAAAAAAAAAA4AAAByZWR1Y2VkLW1vdGlvbgABdQAAAAEAAAAAAAAADAAAAGFjY2VudC1jb2xvcgAFKGRk"
      + "ZCkAmpmZmZmZuT+amZmZmZnJPzMzMzMzM9M/GwAAAG9yZy5nbm9tZS5kZXNrdG9wLmludGVyZmFjZQAAAAAA"
      + "AAAAAA==")
  /// Light colours, and GNOME's own settings with values of every type.
  static let gnome = bytes(
    "bAIAAZYBAAAJAAAAGAAAAAgBZwAJYXtzYXtzdn19AAAFAXUABAAAAI4BAAAAAAAAGgAAAG9yZy5mcmVlZGVz"
      + "a3RvcC5hcHBlYXJhbmNlAAAYAAAAAAAAAAwAAABjb2xvci1zY2hlbWUAAXUAAgAAABsAAABvcmcuZ25vbWUu"
      + "ZGVza3RvcC5pbnRlcmZhY2UAJgEAAAAAAAARAAAAZW5hYmxlLWFuaW1hdGlvbnMAAWIAAAAAAAAAAAkAAABm"
      + "b250LW5hbWUAAXMAAAAADAAAAENhbnRhcmVsbCAxMQAAAAAFAAAAc2NhbGUAAWQAAAAAAAAAAAAA+D8LAAAA"
      + "Y3Vyc29yLXNpemUAAWkAAOj///8EAAAAbGlzdAACYXMAAAAADgAAAAEAAABhAAAAAQAAAGIAAAAAAAAAAQAA"
      + "AHkAAXkABwAAAAAAAAEAAAB4AAF4AAAAAAAAAAD//////////wEAAAB0AAF0AAAAAAAAAAAAAAAAAAAAgAEA"
      + "AABuAAFuAAD+/wAAAAABAAAAcQABcQAAAgAAAAAAAQAAAHYAAXYABWEoc3MpAA4AAAAAAAAAAQAAADEAAAAB"
      + "AAAAMgA=")
  static let noPreference = bytes(
    "bAIAAYgAAAAJAAAAGAAAAAgBZwAJYXtzYXtzdn19AAAFAXUABAAAAIAAAAAAAAAAGgAAAG9yZy5mcmVlZGVz"
      + "a3RvcC5hcHBlYXJhbmNlAAAsAAAAAAAAAAwAAABjb2xvci1zY2hlbWUAAXUAAAAAAAgAAABjb250cmFzdAAB"
      + "dQAAAAAAAAAAABsAAABvcmcuZ25vbWUuZGVza3RvcC5pbnRlcmZhY2UAAAAAAAAAAAA=")
  /// Values of unexpected types.
  static let strange = bytes(
    "bAIAAZAAAAAJAAAAGAAAAAgBZwAJYXtzYXtzdn19AAAFAXUABAAAAIgAAAAAAAAAGgAAAG9yZy5mcmVlZGVz"
      + "a3RvcC5hcHBlYXJhbmNlAAA0AAAAAAAAAAwAAABjb2xvci1zY2hlbWUAAXMABAAAAGRhcmsAAAAACAAAAGNv"
      + "bnRyYXN0AAFiAAEAAAAAAAAAGwAAAG9yZy5nbm9tZS5kZXNrdG9wLmludGVyZmFjZQAAAAAAAAAAAA==")
  /// The error that there is no portal.
  static let error = bytes(
    "bAMAAQ4AAAAJAAAASAAAAAQBcwApAAAAb3JnLmZyZWVkZXNrdG9wLkRCdXMuRXJyb3IuU2VydmljZVVua25v"
      + "d24AAAAAAAAACAFnAAFzAAAFAXUABAAAAAkAAABubyBwb3J0YWwA")

  /// The signal that the colour scheme is now light.
  static let nowLight = bytes(
    "bAQBATgAAAAKAAAAhwAAAAcBcwAEAAAAOjEuNQAAAAABAW8AHwAAAC9vcmcvZnJlZWRlc2t0b3AvcG9ydGFsL2Rl"
      + "c2t0b3AAAgFzAB8AAABvcmcuZnJlZWRlc2t0b3AucG9ydGFsLlNldHRpbmdzAAgBZwADc3N2AAAAAAAAAAADAXMA"
      + "DgAAAFNldHRpbmdDaGFuZ2VkAAAaAAAAb3JnLmZyZWVkZXNrdG9wLmFwcGVhcmFuY2UAAAwAAABjb2xvci1zY2hl"
      + "bWUAAXUAAgAAAA==")
  /// The signal that GNOME's animations are now disabled.
  static let nowStill = bytes(
    "bAQBAUAAAAALAAAAhwAAAAcBcwAEAAAAOjEuNQAAAAABAW8AHwAAAC9vcmcvZnJlZWRlc2t0b3AvcG9ydGFsL2Rl"
      + "c2t0b3AAAgFzAB8AAABvcmcuZnJlZWRlc2t0b3AucG9ydGFsLlNldHRpbmdzAAgBZwADc3N2AAAAAAAAAAADAXMA"
      + "DgAAAFNldHRpbmdDaGFuZ2VkAAAbAAAAb3JnLmdub21lLmRlc2t0b3AuaW50ZXJmYWNlABEAAABlbmFibGUtYW5p"
      + "bWF0aW9ucwABYgAAAAAAAAAA")

  private static func bytes(_ base64: String) -> [UInt8] {
    guard let data = Data(base64Encoded: base64) else {
      preconditionFailure("'\(base64)' is not Base64")
    }
    return [UInt8](data)
  }
}
