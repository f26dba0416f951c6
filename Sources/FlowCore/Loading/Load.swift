/// A call that takes time, started by `FlowContext.load`.
///
/// It ends by itself even if nothing else refers to it. Keep a reference only to cancel it.
@MainActor
public final class Load {
  /// The call's number in its session: the first call has the number 1.
  public let number: Int
  /// The name in traces and recordings.
  public let name: String
  /// Whether it has neither ended nor been cancelled.
  public private(set) var isRunning = true

  /// What is really called, off the main actor; `nil` if the call is always simulated.
  let call: (@Sendable () async -> LoadResult.Outcome)?
  let simulation: LoadRequest.Simulation
  /// Called when the call is cancelled, also because its screen has left the stack.
  package var onCancel: (() -> Void)?
  /// The simulated end that is due, or the delayed start of a real call.
  var due: ScheduledAction?
  /// True if `Preferences.network` makes the call fail.
  ///
  /// `FlowLoads.source` does not apply to such a call.
  var isRefused = false
  /// How much longer the call takes, by the network condition at its start.
  var slowness = Duration.zero
  let start: Instant

  private let receive: (LoadResult.Outcome) -> Void
  private let isTied: Bool
  private weak var screen: (any Screen)?
  private weak var loads: FlowLoads?

  init(
    _ request: LoadRequest, number: Int, at start: Instant, in loads: FlowLoads
  ) {
    self.number = number
    self.start = start
    self.loads = loads
    (name, call, simulation) = (request.name, request.call, request.simulation)
    (screen, isTied) = (request.screen, request.screen != nil)
    receive = request.receive
  }

  /// Cancels the call: its `then` is not called any more, and the task of a real call is cancelled;
  /// does nothing if it has ended.
  public func cancel() { loads?.cancel(self) }

  var hasLostScreen: Bool { isTied && screen == nil }

  func belongs(to other: any Screen) -> Bool { screen === other }

  /// Stops the call; returns whether it was running.
  func stop() -> Bool {
    defer { (isRunning, due) = (false, nil) }
    due?.cancel()
    return isRunning
  }

  func deliver(_ outcome: LoadResult.Outcome) { receive(outcome) }
}

/// The arguments of `FlowContext.load`, without the type of the value.
@MainActor
struct LoadRequest {
  struct Simulation {
    let duration: Duration
    let failure: LoadFailure?
    let end: () -> Void

    init<Value>(
      _ load: SimulatedLoad<Value>, _ then: @escaping (Result<Value, LoadFailure>) -> Void
    ) {
      duration = load.duration
      failure = if case .failure(let failure) = load.result { failure } else { nil }
      end = { then(load.result) }
    }
  }

  let name: String
  let screen: (any Screen)?
  let call: (@Sendable () async -> LoadResult.Outcome)?
  let simulation: Simulation
  let receive: (LoadResult.Outcome) -> Void
}
