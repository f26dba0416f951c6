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
  /// Not recognised yet.
  case waiting
  /// Failed; this press or scroll can no longer become the gesture.
  case failed
  /// Recognised; carries the gesture's current state.
  case recognized(Gesture)

  /// The gesture, if it has been recognised.
  package var gesture: Gesture? {
    if case .recognized(let gesture) = self { gesture } else { nil }
  }

  /// The corresponding answer of a pointer responder.
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
