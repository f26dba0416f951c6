/// How long a call of `FlowContext.load` takes, and with what it ends, where nothing is really
/// called: in scripts, tests, proofs and demos.
public struct SimulatedLoad<Value> {
  /// The time until the call ends, in virtual time; at least 0 s.
  public let duration: Duration
  /// The result with which the call ends.
  public let result: Result<Value, LoadFailure>

  /// Creates a simulated call.
  ///
  /// - Parameters:
  ///   - result: The result with which the call ends.
  ///   - duration: The time until it ends; a negative one counts as 0 s. The default, 1 s, is by
  ///     eye: long enough to see that a page loads.
  public init(_ result: Result<Value, LoadFailure>, after duration: Duration = .seconds(1)) {
    self.result = result
    self.duration = max(.zero, duration)
  }

  /// A call that ends with a value.
  public static func success(_ value: Value, after duration: Duration = .seconds(1)) -> Self {
    Self(.success(value), after: duration)
  }

  /// A call that fails.
  public static func failure(_ failure: LoadFailure, after duration: Duration = .seconds(1)) -> Self
  {
    Self(.failure(failure), after: duration)
  }
}

extension SimulatedLoad: Sendable where Value: Sendable {}
