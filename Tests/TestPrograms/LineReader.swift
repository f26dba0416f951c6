import Foundation

/// Reads lines from a stream as they come.
package final class LineReader {
  private let stream: CInt
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  /// Takes over a stream, which is closed with the reader.
  package init(_ stream: CInt) { self.stream = stream }

  deinit { close(stream) }

  /// The next line; waits for it until an instant, and is `nil` at the end, and where none comes.
  package func next(until deadline: ContinuousClock.Instant = .now + .seconds(30)) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      guard fill(until: deadline) else { return nil }
    }
  }

  /// All lines that are still to come; waits for the end.
  package func rest(until deadline: ContinuousClock.Instant = .now + .seconds(30)) -> [String] {
    var lines: [String] = []
    while let line = next(until: deadline) { lines.append(line) }
    return lines
  }

  /// All bytes that are still to come, up to the end; `nil` where that does not come in time.
  package func bytes(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while fill(until: deadline) {}
    return isAtEnd ? buffer : nil
  }

  /// Waits for more; false at the end, and where nothing comes.
  private func fill(until deadline: ContinuousClock.Instant) -> Bool {
    guard !isAtEnd else { return false }
    let left = max(0, Int32(clamping: Int((deadline - .now) / .milliseconds(1))))
    var source = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, left) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(stream, &chunk, chunk.count)
    isAtEnd = count <= 0
    buffer += chunk.prefix(max(0, count))
    return !isAtEnd
  }
}
