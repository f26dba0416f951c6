internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

extension StageSetup {
  /// Starts a new run; if the flow cannot be started, the run shows a page with the error instead.
  ///
  /// - Parameters:
  ///   - measuring: Measures text.
  ///   - blocks: Laid-out text, shared with other runs.
  ///   - calls: Where the results of the flow's calls come from; a replay gets them from its input.
  func start(
    measuring: any TextMeasuring, blocks: TextBlocks, calls: FlowLoads.Source = .simulated
  ) -> StageRun {
    let context = FlowContext()
    context.preferences = preferences
    let trace = TraceRelay()
    context.trace.send { trace.handle($0) }
    context.loads.source = calls
    let flow = startFlow(in: context)
    let session = FlowSession(
      navigation: flow.navigationController, size: size, measuring: measuring, blocks: blocks)
    session.configureAsStage(onDevice: isOnDevice)
    return StageRun(flow: flow, session: session, trace: trace)
  }

  private func startFlow(in context: FlowContext) -> any FlowController {
    let flow = demo.startOrExplain(in: context, settings: settings)
    guard let place, !(flow is FailedFlow) else { return flow }
    do {
      try flow.go(to: place)
      return flow
    } catch {
      return FailedFlow(
        context.strings[.cannotReach.with("\(place)")], "\(error)", context, isOnStage: true)
    }
  }
}

/// A started flow, and how much of the input log has been played into it.
@MainActor
final class StageRun {
  /// The flow; retained here so that it keeps running.
  let flow: any FlowController
  /// The session that runs the flow.
  let session: FlowSession
  /// The run's trace.
  let trace: TraceRelay
  /// The number of log entries played.
  private(set) var played = 0
  /// The pointers that press the stage.
  private(set) var presses: [PressedPointer] = []
  /// The number of trace lines so far.
  var traced = 0

  init(flow: any FlowController, session: FlowSession, trace: TraceRelay) {
    self.flow = flow
    self.session = session
    self.trace = trace
  }

  /// Counts the next input of the log as played, and updates the pressed pointers.
  func follow(_ input: InputEvent) {
    played += 1
    presses.follow(input)
  }

  /// The run's current instant.
  var now: Instant { session.context.clock.now }

  /// The deep link to the flow's place in the demo; `nil` if the demo has no places.
  var place: FlowPlace? { (flow as? any PlacedFlow)?.place }
}

/// Buffers trace lines until there is a sink for them.
@MainActor
final class TraceRelay {
  /// Receives every line, including those traced before it was set.
  var sink: ((TraceLine) -> Void)? {
    didSet {
      guard let sink else { return }
      let lines = early
      early = []
      for line in lines { sink(line) }
    }
  }
  private var early: [TraceLine] = []

  /// Passes a line to the sink, or buffers it.
  func handle(_ line: TraceLine) {
    if let sink { sink(line) } else { early.append(line) }
  }
}
