/// One event or effect of a session.
public struct TraceLine: Hashable, Sendable, CustomStringConvertible {
  /// When it happened.
  public let instant: Instant
  /// What happened, such as `willShow`, `down` or `release`.
  public let verb: String
  /// The subject of the event, such as a screen's name, `mouse` or `key`.
  public let subject: String
  /// Further details, separated by spaces; may be empty.
  public let details: String

  /// The line as written to files: `350.000000 willShow second animated`.
  public var description: String {
    var line = instant.description
    for part in [verb, subject, details] where !part.isEmpty {
      line += " "
      line += part
    }
    return line
  }
}

/// The log of a session: all input and everything that follows from it, in order.
///
/// The same input into the same demo gives the same lines, on every machine and at every frame
/// rate.
@MainActor
public final class Trace {
  private let clock: FlowClock
  private var sink: ((TraceLine) -> Void)?

  init(clock: FlowClock) {
    self.clock = clock
  }

  /// Passes every line from now on to `sink` as it is recorded; `nil` stops that.
  public func send(to sink: ((TraceLine) -> Void)?) {
    self.sink = sink
  }

  /// Records a line at the current instant.
  ///
  /// Subject and details are evaluated only if there is a sink.
  public func record(
    _ verb: String, _ subject: @autoclosure () -> String,
    _ details: @autoclosure () -> String = ""
  ) {
    guard let sink else { return }
    sink(TraceLine(instant: clock.now, verb: verb, subject: subject(), details: details()))
  }
}
