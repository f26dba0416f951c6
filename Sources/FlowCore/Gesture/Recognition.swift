/// The phase of a continuous gesture.
///
/// A gesture begins once, moves any number of times, and then either ends or is cancelled.
public enum GesturePhase: String, Hashable, Sendable, CaseIterable {
  case began
  case moved
  /// The pointer was released.
  case ended
  /// The press was cancelled before the pointer was released.
  case cancelled
}

/// A recogniser's result for an event.
package enum Recognition<Gesture> {
  case waiting
  /// This press or scroll can no longer become the gesture.
  case failed
  case recognized(Gesture)

  package var gesture: Gesture? {
    if case .recognized(let gesture) = self { gesture } else { nil }
  }

  package var response: GestureResponse {
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
