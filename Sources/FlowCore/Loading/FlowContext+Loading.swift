extension FlowContext {
  /// Starts a call that takes time, such as one over a network, and passes its result to `then`.
  ///
  /// In a window, `call` runs off the main actor, and its result comes back as an input event:
  /// recordings contain the result, so a replay does not run `call` again. Everywhere else, as in
  /// scripts, tests and proofs, `call` does not run: `simulation` determines the result, and how
  /// long it takes in virtual time. The person's choice of a network applies everywhere: see
  /// `Preferences.network`.
  ///
  /// ```swift
  /// context.load("teas", for: page, simulating: .success(["Green", "Mint"])) {
  ///   try await shop.teas()
  /// } then: { result in
  ///   page.show(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in traces and recordings: one word, lower case.
  ///   - screen: The screen for which it is started; `nil` if it belongs to no screen. The call is
  ///     cancelled once the screen has left its stack and its page is gone, or once the screen no
  ///     longer exists. While the page leaves, which a drag can reverse, `then` may be called.
  ///   - simulation: How the call ends where it is simulated; `nil` makes it fail there at once.
  ///   - call: Makes the call, in a task that is cancelled together with the call.
  ///   - then: Called once on the main actor when the call has ended, but not if it was cancelled.
  ///     It should not capture anything strongly that keeps the screen alive.
  /// - Returns: The call, which can be cancelled.
  @discardableResult
  public func load<Value: Codable & Sendable>(
    _ name: String = "load", for screen: (any Screen)? = nil,
    simulating simulation: SimulatedLoad<Value>? = nil,
    _ call: @escaping @Sendable () async throws -> Value,
    then: @escaping @MainActor (Result<Value, LoadFailure>) -> Void
  ) -> Load {
    let simulation =
      simulation
      ?? SimulatedLoad(.failure(.failed("'\(name)' has no simulated result")), after: .zero)
    return loads.start(
      LoadRequest(
        name: name, screen: screen, call: { await LoadResult.Outcome(of: call) },
        simulation: LoadRequest.Simulation(simulation, then),
        receive: { then($0.result(of: name)) }))
  }

  /// Starts a call that is simulated even in a window, as in a demo; everything else is as for
  /// `load` with a call.
  ///
  /// - Parameters:
  ///   - name: The name in traces: one word, lower case.
  ///   - screen: The screen for which it is started; `nil` if it belongs to no screen.
  ///   - simulation: How long the call takes, and with what it ends.
  ///   - then: Called once when the call has ended, but not if it was cancelled.
  /// - Returns: The call, which can be cancelled.
  @discardableResult
  public func load<Value>(
    _ name: String = "load", for screen: (any Screen)? = nil,
    simulating simulation: SimulatedLoad<Value>,
    then: @escaping @MainActor (Result<Value, LoadFailure>) -> Void
  ) -> Load {
    loads.start(
      LoadRequest(
        name: name, screen: screen, call: nil,
        simulation: LoadRequest.Simulation(simulation, then),
        receive: { outcome in
          if case .failure(let failure) = outcome { then(.failure(failure)) }
        }))
  }
}

extension LoadResult.Outcome {
  fileprivate init<Value: Codable & Sendable>(
    of call: @Sendable () async throws -> Value
  ) async {
    do {
      self = .value(try LoadedValue(encoding: await call()).text)
    } catch {
      self = .failure(LoadFailure(error))
    }
  }

  fileprivate func result<Value: Decodable>(of name: String) -> Result<Value, LoadFailure> {
    switch self {
    case .failure(let failure): return .failure(failure)
    case .value(let text):
      guard let value = try? LoadedValue(text: text)?.decoded(as: Value.self) else {
        return .failure(.failed("the recorded result of '\(name)' is no \(Value.self)"))
      }
      return .success(value)
    }
  }
}
