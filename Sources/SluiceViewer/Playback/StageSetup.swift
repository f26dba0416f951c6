internal import FlowCore
internal import FlowUI

/// What a flow on the stage starts from: with the same setup and the same input it is always the
/// same.
struct StageSetup {
  /// The demo.
  var demo: Demo
  /// What it is told.
  var settings = DemoSettings()
  /// Where in it it begins, if not where it does by itself.
  var place: FlowPlace?
  /// The stage's size in points.
  var size = Size(width: 390, height: 844)
  /// What people want of it.
  var preferences = Preferences()
  /// Whether the stage is that of a device, which covers parts of it.
  var isOnDevice = false

  /// Starts the flow anew; where it cannot be started, a page in its place says why.
  func start(measuring: any TextMeasuring, blocks: TextBlocks) -> StageRun {
    let context = FlowContext()
    context.preferences = preferences
    let trace = TraceRelay()
    context.trace.send { trace.take($0) }
    let flow = startFlow(in: context)
    let session = FlowSession(
      navigation: flow.navigationController, size: size, measuring: measuring, blocks: blocks)
    session.beStage(onDevice: isOnDevice)
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
        "'\(place)' cannot be reached", "\(error)", context, isOnStage: true)
    }
  }
}

extension FlowSession {
  /// Gives it a status bar, and keeps it clear of what a device of its size covers, if it is on
  /// one.
  func beStage(onDevice isOnDevice: Bool) {
    statusBar = StatusBar()
    if isOnDevice { cover = { Device(size: $0).safeArea } }
  }
}

/// A flow that was started, and as much of the past as was played into it.
final class StageRun {
  /// Kept alive as long as the run is.
  let flow: any FlowController
  /// The flow on its stage.
  let session: FlowSession
  /// What it has traced.
  let trace: TraceRelay
  /// How much of the log was played.
  private(set) var played = 0
  /// Who presses the stage.
  private(set) var presses: [PressedPointer] = []
  /// How many lines it has traced.
  var traced = 0

  init(flow: any FlowController, session: FlowSession, trace: TraceRelay) {
    self.flow = flow
    self.session = session
    self.trace = trace
  }

  /// Takes notice of the next input of the log.
  func follow(_ input: InputEvent) {
    played += 1
    presses.follow(input)
  }

  /// The instant that it shows.
  var now: Instant { session.context.clock.now }

  /// Where in the demo it is; `nil` where the demo has no places.
  var place: FlowPlace? { (flow as? any PlacedFlow)?.place }
}

/// Keeps a trace until somebody wants to hear it.
final class TraceRelay {
  /// Hears every line, also those that came before.
  var sink: ((TraceLine) -> Void)? {
    didSet {
      guard let sink else { return }
      let lines = early
      early = []
      for line in lines { sink(line) }
    }
  }
  private var early: [TraceLine] = []

  /// Takes a line that happens now.
  func take(_ line: TraceLine) {
    if let sink { sink(line) } else { early.append(line) }
  }
}
