public import FlowCore

extension FlowSession {
  /// From now on, makes the calls of `FlowContext.load` instead of simulating them, including those
  /// that are running; their results are sent to the session as input.
  ///
  /// A `FlowWindow` does this while it runs. A program with a loop of its own does it once, and
  /// must let the main actor's jobs run, and then advance the session and draw a frame. Calls that
  /// have no code to run, as in demos, are still simulated.
  ///
  /// - Parameter now: Called when a result arrives; returns the current instant.
  public func makeCalls(at now: @escaping @MainActor () -> Instant) {
    context.loads.source = .live(
      LiveCalls { [weak self] result in self?.send(.loaded(result), at: now()) })
  }

  /// From now on, simulates calls again, including those that are running.
  ///
  /// The tasks of running calls are cancelled. The calls end as their simulations say, at once if
  /// that time has passed since their start.
  public func stopMakingCalls() { context.loads.source = .simulated }
}
