public import FlowCore
public import FlowUI

/// Proves that the gates of a flow hold: that no route leads back to the screens behind them.
///
/// It explores the flow from the start, breadth first, as a person could, until it has found every
/// reachable screen or reaches a limit. Then, for moves that arrive at a gate or start beyond it,
/// the prover replays the flow for every route and instant. At every step it checks whether a
/// screen behind a gate is visible, in a stack, or, once the flow has settled, still alive.
///
/// A state of a flow is represented by the actions that lead to it, and each replay begins with a
/// new flow. Therefore `start` must make the same flow each time, and the flows must share no
/// state.
@MainActor
public struct FlowProver {
  /// What is known about the flow, and the limits of the search.
  public var settings: ProofSettings

  let size: Size
  let measuring: any TextMeasuring
  /// Shared by all replays.
  let blocks = TextBlocks()
  let prepare: @MainActor (FlowSession) -> Void
  let start: @MainActor (FlowContext) -> any FlowController

  /// Creates a prover.
  ///
  /// - Parameters:
  ///   - size: The stage's size in points; 390x844 by default.
  ///   - measuring: Measures text, which determines the positions of controls.
  ///   - settings: What is known about the flow, and the limits of the search.
  ///   - prepare: Sets up each session before any input, for example its direction, text size or
  ///     status bar.
  ///   - start: Makes a new flow each time it is called.
  public init(
    size: Size = Size(width: 390, height: 844), measuring: any TextMeasuring,
    settings: ProofSettings = ProofSettings(),
    prepare: @escaping @MainActor (FlowSession) -> Void = { _ in },
    start: @escaping @MainActor (FlowContext) -> any FlowController
  ) {
    self.size = size
    self.measuring = measuring
    self.settings = settings
    self.prepare = prepare
    self.start = start
  }

  /// Explores the flow, tries all routes, and reports the result.
  ///
  /// The proof always ends, at the latest when it reaches a limit of the settings; the report names
  /// the limits that were reached.
  ///
  /// - Parameter onReplay: Called before each replay with the proof's progress; returns why the
  ///   proof must stop, or `nil` to continue. The report of a stopped proof has the results so far.
  public func prove(
    onReplay: @escaping @MainActor (ProofProgress) -> ProofStop? = { _ in nil }
  ) -> ProofReport {
    let counter = ReplayCounter(limit: settings.limits.replays, onReplay: onReplay)
    let map = Explorer(self, counter).explore()
    var complete = self
    complete.settings.routes += links
    let trials = Trials(of: map, complete, counter)
    return ProofReport(map, trials.run(), counter, complete.settings)
  }
}

extension FlowProver {
  private var links: [Route] {
    let flow = start(FlowContext(reducesMotion: settings.reducesMotion))
    return (flow.asPlacedFlow?.places ?? []).map { .link(to: $0) }
  }
}
