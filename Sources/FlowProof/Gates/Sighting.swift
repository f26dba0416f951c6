internal import FlowCore

/// A leak as a gate watch observes it.
struct Sighting: Hashable {
  let kind: Leak.Kind
  let screen: String
  let gate: String
  let instant: Instant

  /// Whether both are the same leak, at any instant.
  func isSame(_ other: Sighting) -> Bool {
    kind == other.kind && screen == other.screen && gate == other.gate
  }
}
