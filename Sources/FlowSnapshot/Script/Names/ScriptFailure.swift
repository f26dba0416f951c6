public import FlowCore

/// Why a script cannot be played on a flow: a step names a missing element or cannot be carried
/// out, or an expectation fails.
public struct ScriptFailure: Error, CustomStringConvertible {
  /// File, line, step, what was expected and what was found, in one line.
  public let description: String
  /// The line of the step, from 1; 0 if it is unknown.
  public let line: Int
  /// The instant of the failure, at which the session has stopped.
  public let instant: Instant
  /// The input played up to the failure, as a script of points.
  public let played: Script
}
