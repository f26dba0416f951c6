internal import FlowCore

/// A leak as a watch sees it.
struct Sighting: Hashable {
  let kind: Leak.Kind
  let screen: String
  let gate: String
  let instant: Instant

  /// Whether it is the same leak, whenever it is seen.
  func isSame(_ other: Sighting) -> Bool {
    kind == other.kind && screen == other.screen && gate == other.gate
  }
}
