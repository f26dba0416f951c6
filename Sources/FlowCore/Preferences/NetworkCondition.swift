/// A network that a person can choose for the calls of flows, to see how a flow copes with it.
///
/// It applies to the calls of `FlowContext.load` that are started from then on.
public enum NetworkCondition: String, Hashable, Sendable, CaseIterable {
  /// Calls take three seconds longer.
  case slow
  /// Calls are not made, and fail at once with `LoadFailure.offline`.
  case offline
  /// Calls are not made, and fail after the time that their simulation takes.
  case fail
}
