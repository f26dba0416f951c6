/// One event or effect of a session.
public struct TraceLine: Hashable, Sendable, CustomStringConvertible {
  /// When it happened.
  public let instant: Instant
  /// What happened: `willShow`, `down`, `release`.
  public let verb: String
  /// Whom it concerns: a screen's name, `mouse`, `key`.
  public let subject: String
  /// What more there is to say, words separated by spaces; may be empty.
  public let details: String

  /// The line as files hold it: `350.000000 willShow second animated`.
  public var description: String {
    var line = instant.description
    for part in [verb, subject, details] where !part.isEmpty {
      line += " "
      line += part
    }
    return line
  }
}

/// The one log of a session: everything that came in and everything that followed, in order.
///
/// The same input into the same demo gives the same lines, on every machine and at every frame
/// rate.
public final class Trace {
  private let clock: FlowClock
  private var sink: ((TraceLine) -> Void)?

  init(clock: FlowClock) {
    self.clock = clock
  }

  /// Hands every line from now on to `sink`, at the moment it happens; `nil` ends that.
  public func send(to sink: ((TraceLine) -> Void)?) {
    self.sink = sink
  }

  /// Adds a line that happens now.
  ///
  /// Subject and details are put together only if somebody listens.
  public func record(
    _ verb: String, _ subject: @autoclosure () -> String,
    _ details: @autoclosure () -> String = ""
  ) {
    guard let sink else { return }
    sink(TraceLine(instant: clock.now, verb: verb, subject: subject(), details: details()))
  }
}
