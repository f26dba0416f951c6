public import FlowCore
public import FlowUI

/// Proves of a flow that its gates hold: that no way leads back to what was passed.
///
/// It plays the flow as a person could, from the start and breadth first, until it has seen every
/// screen that can be reached. Then it plays each way to each gate once more for every route and
/// instant, and looks at every step whether a screen that was passed is seen, stands in a stack or
/// is still alive.
///
/// A state of a flow is the input that leads to it: each play begins with a fresh flow, which
/// therefore must be the same each time, and shares nothing with the one before.
public struct FlowProver {
  /// What is known of the flow, and how far to go.
  public var settings: ProofSettings

  let size: Size
  let measuring: any TextMeasuring
  /// All plays lay out the same text.
  let blocks = TextBlocks()
  let prepare: (FlowSession) -> Void
  let start: (FlowContext) -> any FlowController

  /// Creates a prover.
  ///
  /// - Parameters:
  ///   - size: The stage's size in points; 390x844 by default.
  ///   - measuring: How wide text is, which decides where controls are.
  ///   - settings: What is known of the flow, and how far to go.
  ///   - prepare: Sets up each session before anything happens in it: its direction, text size or
  ///     status bar.
  ///   - start: Makes the flow, anew each time it is called.
  public init(
    size: Size = Size(width: 390, height: 844), measuring: any TextMeasuring,
    settings: ProofSettings = ProofSettings(), prepare: @escaping (FlowSession) -> Void = { _ in },
    start: @escaping (FlowContext) -> any FlowController
  ) {
    self.size = size
    self.measuring = measuring
    self.settings = settings
    self.prepare = prepare
    self.start = start
  }

  /// Plays everything and tells what came of it.
  ///
  /// It ends in any case, at the latest at the limits of the settings, and then says which.
  /// - Parameter onReplay: Hears after each play how many there were.
  public func prove(onReplay: @escaping (Int) -> Void = { _ in }) -> ProofReport {
    let counter = ReplayCounter(limit: settings.limits.replays, onReplay: onReplay)
    let map = Explorer(self, counter).explore()
    var complete = self
    complete.settings.routes += links
    let trials = Trials(of: map, complete, counter)
    return ProofReport(map, trials.run(), counter, complete.settings)
  }
}

extension FlowProver {
  /// The ways in by links, where the flow has places.
  private var links: [Route] {
    let flow = start(FlowContext(reducesMotion: settings.reducesMotion)) as? any PlacedFlow
    return (flow?.places ?? []).map { .link(to: $0) }
  }
}

/// Counts plays, so that they end.
final class ReplayCounter {
  private(set) var count = 0
  /// Whether a play was refused.
  private(set) var isSpent = false
  private let limit: Int
  private let onReplay: (Int) -> Void

  init(limit: Int, onReplay: @escaping (Int) -> Void) {
    self.limit = limit
    self.onReplay = onReplay
  }

  /// Counts one more play; says whether there may be one.
  func takes() -> Bool {
    guard count < limit else {
      isSpent = true
      return false
    }
    count += 1
    onReplay(count)
    return true
  }
}
