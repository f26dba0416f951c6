/// An event that a navigation machine emits, for a controller to deliver.
package enum NavigationEffect: Hashable, Sendable {
  case willShow(ScreenID, kind: TransitionMode.Kind)
  /// Exactly one `didShow` or `didCancel` follows each `willShow`.
  case didShow(ScreenID)
  case didCancel(ScreenID)
  case appearance(ScreenID, step: AppearanceStep)
  case grabbed(ScreenID, fraction: Double)
  case dragged(ScreenID, fraction: Double)
  /// The transition starts to run by itself to an outcome; the velocity is in fractions per second.
  case settles(ScreenID, outcome: TransitionOutcome, fraction: Double, velocity: Double)
  /// The transition has ended: at any fraction if it was cut short.
  case ended(fraction: Double)
  /// Screens below a gate head have left the stack: the head is the root now.
  case removedBelowHead(ScreenID, count: Int)
  /// The screen is neither in the stack nor visible any more.
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
  package private(set) var effects: [NavigationEffect] = []

  var isEmpty: Bool { effects.isEmpty }

  var onlyMovePages: Bool { effects.allSatisfy(\.onlyMovesPages) }

  package init() {}

  package mutating func removeAll() {
    effects.removeAll(keepingCapacity: true)
  }

  mutating func append(_ effect: NavigationEffect) {
    effects.append(effect)
  }
}
