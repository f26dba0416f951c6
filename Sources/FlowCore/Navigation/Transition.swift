/// Whether a transition adds a page or takes one away.
public enum NavigationOperation: String, Hashable, Sendable {
  case push
  case pop
}

/// Which way a transition that moves by itself is heading.
public enum TransitionOutcome: String, Hashable, Sendable {
  /// The new page will have the stage.
  case finish
  /// Everything will be as before.
  case cancel

  var reversed: TransitionOutcome { self == .finish ? .cancel : .finish }
}

/// A change from one page to another that takes time.
public struct Transition: Hashable, Sendable {
  /// Whether it adds or takes away.
  public let operation: NavigationOperation
  /// The page that comes with a push and goes with a pop.
  public let upper: ScreenID
  /// The page beneath it.
  public let lower: ScreenID
  /// How it moves by itself.
  public let timing: TransitionTiming
  /// What of an interrupted drag is still in the picture when this one begins, if anything.
  public let carriedDrag: CarriedDrag?

  /// The page on stage before.
  public var from: ScreenID { operation == .push ? lower : upper }
  /// The page on stage afterwards, if it is not cancelled.
  public var to: ScreenID { operation == .push ? upper : lower }

  /// How much of the stage the upper page has at a fraction of the way; and the other way round.
  func presence(_ fraction: Double) -> Double {
    operation == .push ? fraction : 1 - fraction
  }
}

/// A drag that a push cut short: the push starts from the picture it left.
public struct CarriedDrag: Hashable, Sendable {
  /// The page that the drag had begun to reveal.
  public let revealed: ScreenID
  /// How much of the stage the dragged page has, 0…1: it settles back while the push covers it.
  public let presence: Motion
}
