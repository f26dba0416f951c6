import Foundation

/// Reads lines from a stream, and waits for each only until a deadline.
package final class LineReader {
  private let stream: CInt
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// The reader closes the stream when it is deallocated.
  package init(_ stream: CInt) { self.stream = stream }

  deinit { close(stream) }

  /// Returns the next line, or `nil` at the end of the stream or after the deadline.
  ///
  /// Text without a line break is a line only at the end of the stream.
  package func next(until deadline: ContinuousClock.Instant = .now + .seconds(30)) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      guard fill(until: deadline) else {
        guard isAtEnd, !buffer.isEmpty else { return nil }
        defer { buffer = [] }
        return String(decoding: buffer, as: UTF8.self)
      }
    }
  }

  /// Returns all lines up to the end of the stream or the deadline.
  package func rest(until deadline: ContinuousClock.Instant = .now + .seconds(30)) -> [String] {
    var lines: [String] = []
    while let line = next(until: deadline) { lines.append(line) }
    return lines
  }

  /// Waits for the end of the stream, and returns all unread bytes; `nil` after the deadline.
  package func bytes(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while fill(until: deadline) {}
    return isAtEnd ? buffer : nil
  }

  func takeAvailable() {
    while fill(until: .now) {}
  }

  /// Waits for bytes and reads them.
  ///
  /// Returns `false` at the end of the stream or after the deadline; `true` does not mean that any
  /// bytes were read.
  private func fill(until deadline: ContinuousClock.Instant) -> Bool {
    guard !isAtEnd else { return false }
    let left = max(0, Int32(clamping: Int((deadline - .now) / .milliseconds(1))))
    var source = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    let ready = poll(&source, 1, left)
    // The next call waits again.
    if ready < 0, errno == EINTR { return true }
    guard ready > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(stream, &chunk, chunk.count)
    if count < 0, errno == EINTR { return true }
    isAtEnd = count <= 0
    buffer += chunk.prefix(max(0, count))
    return !isAtEnd
  }
}
