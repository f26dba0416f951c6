/// A position in a flow whose number of steps is known.
public struct FlowStep: Hashable, Sendable {
  /// The number of the step, from 1.
  public let number: Int
  /// The total number of steps.
  public let count: Int

  /// Creates a position; traps unless `number` is from 1 to `count`.
  public init(_ number: Int, of count: Int) {
    precondition(
      number >= 1 && number <= count, "a flow of \(count) steps has no step \(number)")
    self.number = number
    self.count = count
  }
}

/// A screen that reports the step of its flow in addition to the flow's progress.
///
/// A progress strip then shows the step, such as `2 of 5`, instead of a percentage.
@MainActor
public protocol FlowStepReporting: FlowProgressReporting {
  /// The step of the flow that this screen belongs to; `nil` while the number of steps is unknown.
  var flowStep: FlowStep? { get }
}
