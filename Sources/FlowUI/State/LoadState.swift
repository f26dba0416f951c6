public import FlowCore
public import Observation

/// The state of content that is loaded: not started, loading, loaded or failed.
///
/// A screen keeps a state for each content, calls `load` when it appears, and shows the state with
/// `Loadable`.
///
/// ```swift
/// teas.load("teas", for: self, simulating: .success(["Green", "Mint"])) {
///   try await shop.teas()
/// }
/// ```
@MainActor
@Observable
public final class LoadState<Value> {
  /// A phase of loading.
  public enum Phase {
    /// Nothing has been started, or the last call has been cancelled because its screen has left
    /// the stack.
    case idle
    /// A call is running.
    case loading
    /// The last call has failed.
    case failed(LoadFailure)
    /// The last call has ended with this value.
    case loaded(Value)
  }

  /// The current phase; a layout that has read it is out of date when it changes.
  public private(set) var phase = Phase.idle

  /// The control of the button that loads again after a failure.
  let retry = Control()
  /// The rotation of the spinner; `nil` while nothing is loading, so that nothing wakes the window.
  @ObservationIgnored
  private(set) var spin: SpinnerState?

  private let context: FlowContext
  @ObservationIgnored
  private var start: (() -> Load?)?
  @ObservationIgnored
  private var running: Load?

  /// Creates a state with nothing loaded.
  public init(in context: FlowContext) {
    self.context = context
    retry.onActivate = { [weak self] in self?.reload() }
  }

  /// The value that was loaded last; `nil` unless the phase is `loaded`.
  public var value: Value? { if case .loaded(let value) = phase { value } else { nil } }

  /// Loads the content, and cancels a call of this state that is still running; what was loaded
  /// before is no longer shown.
  ///
  /// - Parameters:
  ///   - name: The name of the call in traces and recordings: one word, lower case.
  ///   - screen: The screen that shows the content; see `FlowContext.load`.
  ///   - simulation: How the call ends where it is simulated.
  ///   - call: Makes the call, off the main actor.
  public func load(
    _ name: String, for screen: any Screen, simulating simulation: SimulatedLoad<Value>? = nil,
    _ call: @escaping @Sendable () async throws -> Value
  ) where Value: Codable & Sendable {
    start = { [weak self, weak screen] in
      guard let self, let screen else { return nil }
      return context.load(name, for: screen, simulating: simulation, call) { [weak self] in
        self?.end(with: $0)
      }
    }
    reload()
  }

  /// Loads the content with a call that is simulated even in a window, as in a demo.
  ///
  /// - Parameters:
  ///   - name: The name of the call in traces: one word, lower case.
  ///   - screen: The screen that shows the content; see `FlowContext.load`.
  ///   - simulation: How long the call takes, and with what it ends.
  public func load(
    _ name: String, for screen: any Screen, simulating simulation: SimulatedLoad<Value>
  ) {
    start = { [weak self, weak screen] in
      guard let self, let screen else { return nil }
      return context.load(name, for: screen, simulating: simulation) { [weak self] in
        self?.end(with: $0)
      }
    }
    reload()
  }

  /// Loads the content again in the same way, as the button of a failure does; does nothing before
  /// the first `load`, or if the screen no longer exists.
  public func reload() {
    running?.cancel()
    guard let load = start?(), load.isRunning else { return }
    running = load
    load.onCancel = { [weak self] in self?.reset() }
    spin = SpinnerState(on: context.clock)
    phase = .loading
  }

  private func reset() { (running, spin, phase) = (nil, nil, .idle) }

  /// Shows a value without a call, such as one that is known already; cancels a running call.
  public func show(_ value: Value) {
    running?.cancel()
    end(with: .success(value))
  }

  private func end(with result: Result<Value, LoadFailure>) {
    (running, spin) = (nil, nil)
    switch result {
    case .success(let value): phase = .loaded(value)
    case .failure(let failure): phase = .failed(failure)
    }
  }
}
