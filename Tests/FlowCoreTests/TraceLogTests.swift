import FlowCore
import Testing

@Suite struct TraceLogTests {
  /// Returns the lines of a trace that gets one every millisecond.
  private func lines(_ count: Int) -> [TraceLine] {
    let context = FlowContext()
    var lines: [TraceLine] = []
    context.trace.send { lines.append($0) }
    for index in 0..<count {
      context.clock.advance(to: Instant(nanoseconds: Int64(index) * 1_000_000))
      let (subject, details) = (index % 3 == 0 ? "" : "mouse", index % 7 == 0 ? "" : "ü \(index)")
      context.trace.record("move", subject, details)
    }
    return lines
  }

  private func log(_ lines: [TraceLine]) -> TraceLog {
    lines.reduce(into: TraceLog()) { $0.append($1) }
  }

  @Test(
    "A trace log has the same lines as an array", arguments: [0, 1, 1023, 1024, 1025, 5000])
  func same(count: Int) {
    let lines = lines(count)

    #expect(Array(log(lines)) == lines)
  }

  @Test(
    "Lines added after some were removed follow those that were kept",
    arguments: [0, 1, 1023, 1024, 1025, 2999, 3000, 4000])
  func removal(kept: Int) {
    let lines = lines(3000)
    var log = log(lines)

    log.removeAll(from: kept)
    #expect(log.count == min(kept, 3000) && log.last == lines.prefix(kept).last)
    for line in lines.suffix(100) { log.append(line) }

    #expect(Array(log) == lines.prefix(kept) + lines.suffix(100))
  }

  @Test("The first line at or after an instant is found, also if several have the same instant")
  func search() {
    let log = log(lines(3000).flatMap { [$0, $0] })

    for millisecond in [0, 1, 1023, 1024, 2999] {
      let instant = Instant(nanoseconds: Int64(millisecond) * 1_000_000)
      #expect(log.firstIndex(from: instant) == 2 * millisecond)
      #expect(log.firstIndex(from: instant.advanced(by: .nanoseconds(1))) == 2 * millisecond + 2)
    }
    #expect(log.firstIndex(from: Instant(nanoseconds: -1)) == 0)
  }
}
