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
    for field in fields {
      line += " "
      line += field
    }
    return line
  }

  /// The line without its instant.
  package var content: String { fields.joined(separator: " ") }

  private var fields: some Sequence<String> {
    [verb, subject, details].lazy.filter { !$0.isEmpty }
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
  private var observers: [TraceObservation] = []

  init(clock: FlowClock) {
    self.clock = clock
  }

  /// Passes every line from now on to `sink` as it is recorded, in place of the previous sink;
  /// `nil` removes the sink.
  ///
  /// Receivers that `observe` has added are not affected.
  public func send(to sink: ((TraceLine) -> Void)?) {
    self.sink = sink
  }

  /// Also passes every line from now on to `receive`, until the observation is ended.
  ///
  /// Receivers get a line in the order in which they were added, after the sink.
  ///
  /// - Parameter receive: Called with each line as it is recorded.
  /// - Returns: The observation; the trace keeps it until it is ended.
  @discardableResult
  public func observe(_ receive: @escaping (TraceLine) -> Void) -> TraceObservation {
    let observation = TraceObservation(receive)
    observers.append(observation)
    return observation
  }

  /// Records a line at the current instant.
  ///
  /// Subject and details are evaluated only if there is a sink or an observation.
  public func record(
    _ verb: String, _ subject: @autoclosure () -> String,
    _ details: @autoclosure () -> String = ""
  ) {
    guard sink != nil || !observers.isEmpty else { return }
    let line = TraceLine(
      instant: clock.now, verb: verb, subject: subject(), details: details())
    sink?(line)
    for observer in observers { observer.receive?(line) }
    observers.removeAll { $0.receive == nil }
  }
}

/// A receiver of trace lines that `Trace.observe` has added.
@MainActor
public final class TraceObservation {
  fileprivate private(set) var receive: ((TraceLine) -> Void)?

  fileprivate init(_ receive: @escaping (TraceLine) -> Void) { self.receive = receive }

  /// Ends the observation; no more lines are received.
  public func end() { receive = nil }
}
