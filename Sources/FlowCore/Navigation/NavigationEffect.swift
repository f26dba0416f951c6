/// What a navigation machine says has happened, for a controller to pass on.
public enum NavigationEffect: Hashable, Sendable {
  /// A screen is about to get the stage.
  case willShow(ScreenID, TransitionMode.Kind)
  /// It has it; or it will not get it after all. Every `willShow` is answered by exactly one of
  /// them.
  case didShow(ScreenID)
  case didCancel(ScreenID)
  /// A step in a screen's appearing or disappearing.
  case appearance(ScreenID, AppearanceStep)
  /// A finger has taken hold of the running transition, at this fraction.
  case grabbed(ScreenID, fraction: Double)
  /// The finger has moved it to this fraction.
  case dragged(ScreenID, fraction: Double)
  /// A transition heads for an outcome by itself, from this fraction and at this velocity per
  /// second.
  case heads(ScreenID, TransitionOutcome, fraction: Double, velocity: Double)
  /// The running transition is over, at this fraction: not at an end where something has cut it
  /// off.
  case ended(fraction: Double)
  /// This many screens beneath a head have left the stack: the screen is the root now.
  case removedBelowHead(ScreenID, count: Int)
  /// The screen is neither in the stack nor in the picture any more.
  case released(ScreenID)
}

/// The four steps of a screen's life on stage, named as in UIKit.
public enum AppearanceStep: String, Hashable, Sendable {
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear
}

/// Takes what a machine says has happened, in order; reused so that a frame allocates nothing.
public struct EffectBuffer: Sendable {
  /// The effects, oldest first.
  public private(set) var effects: [NavigationEffect] = []

  /// Creates an empty buffer.
  public init() {}

  /// Empties the buffer and keeps its memory.
  public mutating func removeAll() {
    effects.removeAll(keepingCapacity: true)
  }

  mutating func append(_ effect: NavigationEffect) {
    effects.append(effect)
  }
}
