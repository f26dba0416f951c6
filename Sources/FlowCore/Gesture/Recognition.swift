/// Where a gesture that lasts is: it begins once, moves any number of times, and then either ends
/// or is cancelled.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
  case began
  case moved
  /// Let go.
  case ended
  /// Taken away.
  case cancelled
}

/// What an event has led to in a recogniser.
public enum Recognition<Gesture> {
  /// Nothing yet.
  case waiting
  /// Not this gesture, and it will not become one.
  case failed
  /// The gesture, as it stands now.
  case recognized(Gesture)

  /// The gesture, if it has been recognised.
  public var gesture: Gesture? {
    if case .recognized(let gesture) = self { gesture } else { nil }
  }

  /// What to answer for a pointer's press.
  public var response: GestureResponse {
    switch self {
    case .waiting: .pending
    case .failed: .ignored
    case .recognized: .claimed
    }
  }
}

extension Recognition: Equatable where Gesture: Equatable {}
extension Recognition: Hashable where Gesture: Hashable {}
extension Recognition: Sendable where Gesture: Sendable {}
