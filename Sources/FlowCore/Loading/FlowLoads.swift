/// The calls of a session that have not ended.
@MainActor
package final class FlowLoads {
  package enum Source {
    case simulated
    /// Results come from the input alone, as in a replay; calls without a result in it never end,
    /// except those that are always simulated or that `Preferences.network` makes fail.
    case input
    /// Calls run, and their results come back as input.
    case live(LiveCalls)
  }

  /// How much longer calls take on a slow network; by eye: long enough to look at a page that
  /// loads.
  static let slowness = Duration.seconds(3)

  package var source = Source.simulated { didSet { decideAll() } }

  /// The numbers of the calls whose results are in the input that is being played: they are neither
  /// made nor simulated.
  package var recorded: Set<Int> = [] { didSet { if recorded != oldValue { decideAll() } } }

  private unowned let context: FlowContext
  private var running: [Load] = []
  private var count = 0

  init(_ context: FlowContext) { self.context = context }

  package var runningCalls: [Int] { running.map(\.number) }

  func start(_ request: LoadRequest) -> Load {
    count += 1
    let load = Load(request, number: count, at: context.clock.now, in: self)
    running.append(load)
    context.trace.record("load", load.name, "\(load.number)")
    switch context.preferences.network {
    case .offline: fail(load, .offline, after: .zero)
    case .fail:
      fail(load, .failed("the network fails, as chosen"), after: load.simulation.duration)
    case .slow:
      load.slowness = Self.slowness
      decide(load)
    case nil: decide(load)
    }
    return load
  }

  private func fail(_ load: Load, _ failure: LoadFailure, after duration: Duration) {
    load.isRefused = true
    load.due = after(duration, load) { [weak self] load in
      self?.end(load, failure) { load.deliver(.failure(failure)) }
    }
  }

  // MARK: Where results come from

  private func decideAll() { for load in running { decide(load) } }

  private func decide(_ load: Load) {
    guard !load.isRefused else { return }
    load.due?.cancel()
    load.due = nil
    guard load.call != nil else { return simulate(load) }
    guard !recorded.contains(load.number) else { return }
    switch source {
    case .simulated: simulate(load)
    case .input: break
    case .live(let calls) where load.slowness == .zero: calls.begin(load)
    case .live(let calls):
      load.due = after(load.slowness, load) { calls.begin($0) }
    }
  }

  private func simulate(_ load: Load) {
    load.due = after(load.simulation.duration + load.slowness, load) { [weak self] load in
      self?.end(load, load.simulation.failure, load.simulation.end)
    }
  }

  /// Schedules `body` for the time `duration` after the call's start.
  private func after(
    _ duration: Duration, _ load: Load, _ body: @escaping (Load) -> Void
  ) -> ScheduledAction {
    let passed = context.clock.now.duration(since: load.start)
    return context.clock.schedule(isCall: true, after: duration - passed) { [weak load] in
      if let load { body(load) }
    }
  }

  // MARK: Ending

  /// Ends the running call to which a result belongs.
  ///
  /// A result for which no call waits, for example because its screen has gone, is traced and
  /// ignored, and so is a value for a call that is always simulated, which could not read it.
  package func receive(_ result: LoadResult) {
    let failure: LoadFailure? =
      if case .failure(let failure) = result.outcome { failure } else { nil }
    let load = running.first { $0.number == result.call && $0.name == result.name }
    guard let load, !load.hasLostScreen, load.call != nil || failure != nil else {
      context.trace.record("ignored", result.name, "result of call \(result.call)")
      if let load, load.hasLostScreen { cancel(load) }
      return
    }
    end(load, failure) { load.deliver(result.outcome) }
  }

  private func end(_ load: Load, _ failure: LoadFailure?, _ body: () -> Void) {
    guard !load.hasLostScreen else { return cancel(load) }
    guard remove(load) else { return }
    context.trace.record(
      failure == nil ? "loaded" : "loadFailed", load.name,
      "\(load.number)" + (failure.map { " \($0)" } ?? ""))
    body()
    context.clock.noticeChange()
  }

  func cancel(_ load: Load) {
    guard remove(load) else { return }
    context.trace.record("loadCancelled", load.name, "\(load.number)")
    if case .live(let calls) = source { calls.cancel(load.number) }
    load.onCancel?()
  }

  private func remove(_ load: Load) -> Bool {
    running.removeAll { $0 === load }
    return load.stop()
  }

  func screenHasGone(_ screen: any Screen) {
    guard !running.isEmpty else { return }
    let screens = [screen] + Self.screens(within: screen)
    for load in running
    where load.hasLostScreen || screens.contains(where: { load.belongs(to: $0) }) {
      cancel(load)
    }
  }

  private static func screens(within screen: any Screen) -> [any Screen] {
    screen.nestedFlows.flatMap(\.stack).flatMap { [$0] + screens(within: $0) }
  }
}
