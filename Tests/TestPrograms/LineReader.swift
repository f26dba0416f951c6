import Foundation

/// Reads lines from a stream as they arrive.
package final class LineReader {
  private let stream: CInt
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// Creates a reader that owns a stream, and closes it when the reader is deallocated.
  package init(_ stream: CInt) { self.stream = stream }

  deinit { close(stream) }

  /// Waits for the next line; returns `nil` at the end of the stream or after the deadline.
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

  /// Waits for the end of the stream or the deadline, and returns all lines until then.
  package func rest(until deadline: ContinuousClock.Instant = .now + .seconds(30)) -> [String] {
    var lines: [String] = []
    while let line = next(until: deadline) { lines.append(line) }
    return lines
  }

  /// Waits for the end of the stream, and returns all remaining bytes; returns `nil` after the
  /// deadline.
  package func bytes(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while fill(until: deadline) {}
    return isAtEnd ? buffer : nil
  }

  /// Reads what has arrived, without waiting.
  func takeAvailable() {
    while fill(until: .now) {}
  }

  /// Waits for more bytes; returns `false` at the end of the stream or after the deadline.
  ///
  /// Can return `true` without new bytes, if a signal interrupts the wait.
  private func fill(until deadline: ContinuousClock.Instant) -> Bool {
    guard !isAtEnd else { return false }
    let left = max(0, Int32(clamping: Int((deadline - .now) / .milliseconds(1))))
    var source = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    let ready = poll(&source, 1, left)
    // A signal has interrupted the wait; the next call waits again.
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
