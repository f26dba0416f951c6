internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

extension StageSetup {
  /// Starts the flow; if that fails, the run shows a page with the error instead.
  ///
  /// - Parameters:
  ///   - measuring: Measures text.
  ///   - blocks: Laid-out text, shared with other runs.
  ///   - calls: Where the results of calls come from; a replay takes them from its input.
  func start(
    measuring: any TextMeasuring, blocks: TextBlocks, calls: FlowLoads.Source = .simulated
  ) -> StageRun {
    let context = FlowContext()
    context.preferences = preferences
    let trace = TraceRelay()
    context.trace.observe { trace.handle($0) }
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
        title: context.strings[.cannotReach.with("\(place)")], message: "\(error)",
        context: context, isVisible: true)
    }
  }
}

/// A started flow, and how much of the input log it has received.
@MainActor
final class StageRun {
  /// Retained so that the flow keeps running.
  let flow: any FlowController
  let session: FlowSession
  let trace: TraceRelay
  private(set) var played = 0
  private(set) var presses: [PressedPointer] = []
  var traced = 0

  init(flow: any FlowController, session: FlowSession, trace: TraceRelay) {
    self.flow = flow
    self.session = session
    self.trace = trace
  }

  /// Counts an input of the log as received, without sending it; call this in the order of the log.
  func count(_ input: InputEvent) {
    played += 1
    presses.follow(input)
  }

  /// Sends the next input of the log to the session, at its own instant.
  func send(_ input: Script.TimedInput) {
    count(input.input)
    session.send(input.input, at: input.instant)
  }

  var now: Instant { session.context.clock.now }

  /// `nil` if the demo has no places.
  var place: FlowPlace? { flow.asPlacedFlow?.place }
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

  func handle(_ line: TraceLine) {
    if let sink { sink(line) } else { early.append(line) }
  }
}
