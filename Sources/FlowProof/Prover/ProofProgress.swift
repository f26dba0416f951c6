/// The progress of a proof.
public struct ProofProgress: Hashable, Sendable, CustomStringConvertible {
  /// The number of replays so far, including the one that begins now.
  public let replayCount: Int
  /// The number of states of the flow that have been found.
  public let stateCount: Int
  /// The gate at which routes are tried; `nil` while the flow is explored.
  public let gate: String?

  /// The progress in a few words: `exploring: 12 states, 340 replays`.
  public var description: String {
    let counts = "\(stateCount.counted("state")), \(replayCount.counted("replay"))"
    return gate.map { "trying routes at the gate \($0): \(counts)" } ?? "exploring: \(counts)"
  }
}

/// Why a proof was stopped before a limit of its settings.
public enum ProofStop: String, Hashable, Sendable {
  /// It took longer than its caller allowed.
  case time
  /// Somebody interrupted it.
  case interruption
}

/// Counts replays, limits their number, and asks before each whether to go on.
@MainActor
final class ReplayCounter {
  private(set) var count = 0
  /// The number of states found so far; like `gate`, only for reports of progress.
  var stateCount = 0
  var gate: String?
  private(set) var reachedLimit: String?
  private let limit: Int
  private let onReplay: @MainActor (ProofProgress) -> ProofStop?

  init(limit: Int, onReplay: @escaping @MainActor (ProofProgress) -> ProofStop?) {
    self.limit = limit
    self.onReplay = onReplay
  }

  /// Returns whether one more replay may begin, which is then counted.
  func requestReplay() -> Bool {
    guard reachedLimit == nil else { return false }
    guard count < limit else {
      reachedLimit = "replays"
      return false
    }
    let progress = ProofProgress(replayCount: count + 1, stateCount: stateCount, gate: gate)
    if let stop = onReplay(progress) {
      reachedLimit = stop.rawValue
      return false
    }
    count += 1
    return true
  }
}
