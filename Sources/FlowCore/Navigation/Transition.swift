/// Whether a transition adds a page or takes one away.
///
/// A change of the whole stack looks like a pop if the new top stood in the stack before, and like
/// a push otherwise, as with UIKit's `setViewControllers`.
public enum NavigationOperation: String, Hashable, Sendable {
  case push
  case pop
  /// A push of a whole flow over another one.
  case present
  /// A pop of a whole flow.
  case dismiss
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
  /// Tells the transitions of one machine apart; never used twice.
  public let number: Int
  /// Whether the upper page comes, as with a push, or goes, as with a pop.
  public let isPush: Bool
  /// The page that comes with a push and goes with a pop.
  public let upper: ScreenID
  /// The page beneath it.
  public let lower: ScreenID
  /// How it moves by itself.
  public let timing: TransitionTiming
  /// What of earlier transitions was still under way when this one began, the oldest first.
  public internal(set) var carried: [CarriedTransition]

  /// The page on stage before.
  public var from: ScreenID { isPush ? lower : upper }
  /// The page on stage afterwards, if it is not cancelled.
  public var to: ScreenID { isPush ? upper : lower }

  /// How much of the stage the upper page has at a fraction of the way; and the other way round.
  func presence(_ fraction: Double) -> Double {
    isPush ? fraction : 1 - fraction
  }

  /// What it still carries at an instant: what is at rest stays for as long as anything before it
  /// moves, because its pages lie upon that.
  func carried(at instant: Instant) -> ArraySlice<CarriedTransition> {
    carried.drop { $0.presence.rest <= instant }
  }

  /// The outcome after which a page has the stage.
  func outcome(showing page: ScreenID) -> TransitionOutcome {
    page == to ? .finish : .cancel
  }
}

/// A transition that another one has cut short: its pages go on from where they were, by
/// themselves, while the next transition moves them too.
public struct CarriedTransition: Hashable, Sendable {
  /// Which one.
  public let number: Int
  /// The page that came or went.
  public let upper: ScreenID
  /// The page beneath it.
  public let lower: ScreenID
  /// How much of the stage the upper page has, on its way to 0 or 1.
  public internal(set) var presence: Motion

  /// Whether the upper page is on its way in.
  var isArriving: Bool { presence.target == 1 }

  /// The presence at an instant, 0…1.
  func presence(at instant: Instant) -> Double {
    min(max(presence.value(at: instant), 0), 1)
  }
}
