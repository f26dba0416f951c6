public import FlowCore

/// Why a script does not play on a flow as it says: a step names what is not there, or the flow is
/// not as expected.
public struct ScriptFailure: Error, CustomStringConvertible {
  /// File, line, the step, what was expected and what was there, in one line.
  public let description: String
  /// The line of the step.
  public let line: Int
  /// The instant at which it failed; the session is left at it.
  public let instant: Instant
  /// What was played until then, as a script of points.
  public let played: Script
}
