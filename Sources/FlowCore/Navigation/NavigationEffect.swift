/// An event that a navigation machine emits, for a controller to deliver.
package enum NavigationEffect: Hashable, Sendable {
  /// A screen is about to become visible.
  case willShow(ScreenID, TransitionMode.Kind)
  /// The announced screen has become visible.
  ///
  /// Exactly one `didShow` or `didCancel` follows each `willShow`.
  case didShow(ScreenID)
  /// The transition to the announced screen was cancelled.
  case didCancel(ScreenID)
  /// An appearance step of a screen.
  case appearance(ScreenID, AppearanceStep)
  /// A gesture or a driver has grabbed the running transition at this fraction.
  case grabbed(ScreenID, fraction: Double)
  /// The drag has moved the transition to this fraction.
  case dragged(ScreenID, fraction: Double)
  /// A transition that was released, reversed or cut short starts to run by itself to an outcome,
  /// from this fraction and at this velocity, in fractions per second.
  case settles(ScreenID, TransitionOutcome, fraction: Double, velocity: Double)
  /// The running transition has ended at this fraction, which is neither 0 nor 1 if it was cut
  /// short.
  case ended(fraction: Double)
  /// This many screens below a gate head have left the stack: the head is the root now.
  case removedBelowHead(ScreenID, count: Int)
  /// The screen is no longer in the stack, and no longer visible.
  case released(ScreenID)

  /// Whether the effect only moves pages, so that neither screens nor observers are notified of it.
  var onlyMovesPages: Bool {
    if case .dragged = self { true } else { false }
  }
}

/// The four appearance steps of a screen, named as in UIKit.
public enum AppearanceStep: String, Hashable, Sendable {
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear
}

/// Collects the effects of a machine, in order; reused so that a frame allocates nothing.
package struct EffectBuffer: Sendable {
  /// The effects, oldest first.
  package private(set) var effects: [NavigationEffect] = []

  /// Whether there are no effects.
  var isEmpty: Bool { effects.isEmpty }

  /// Whether all effects only move pages; true if there are none.
  var onlyMovePages: Bool { effects.allSatisfy(\.onlyMovesPages) }

  /// Creates an empty buffer.
  package init() {}

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    effects.removeAll(keepingCapacity: true)
  }

  mutating func append(_ effect: NavigationEffect) {
    effects.append(effect)
  }
}
