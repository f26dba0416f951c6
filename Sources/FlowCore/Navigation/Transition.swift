/// The kind of change that a transition shows: a page is added or removed.
///
/// A change of the whole stack looks like a pop if the new top was in the stack before, and like a
/// push otherwise, as with UIKit's `setViewControllers`.
public enum NavigationOperation: String, Hashable, Sendable {
  case push
  case pop
  /// A push of a whole flow over another one.
  case present
  /// A pop of a whole flow.
  case dismiss
}

/// The end towards which a transition runs by itself.
public enum TransitionOutcome: String, Hashable, Sendable {
  /// The new page will be visible.
  case finish
  /// The old page will be visible again.
  case cancel

  var reversed: TransitionOutcome { self == .finish ? .cancel : .finish }
}

package struct Transition: Hashable, Sendable {
  /// Identifies the transition within its machine; never reused.
  package let number: Int
  /// Whether the upper page arrives, as with a push; otherwise it leaves, as with a pop.
  package let isPush: Bool
  /// The page that arrives with a push and leaves with a pop.
  package let upper: ScreenID
  package let lower: ScreenID
  package let timing: TransitionTiming
  /// The earlier transitions that were still moving when this one began, the oldest first.
  package internal(set) var carried: [CarriedTransition]

  package var from: ScreenID { isPush ? lower : upper }
  package var to: ScreenID { isPush ? upper : lower }

  func presence(_ fraction: Double) -> Double {
    Self.presence(at: fraction, isArriving: isPush)
  }

  /// The presence of the upper page at a fraction of a transition in which it arrives or leaves;
  /// also converts a presence to the fraction.
  package static func presence(at fraction: Double, isArriving: Bool) -> Double {
    isArriving ? fraction : 1 - fraction
  }

  /// Returns the transitions that are still carried at an instant.
  ///
  /// A settled transition is still carried while an earlier one moves, because their poses are
  /// combined.
  func carried(at instant: Instant) -> ArraySlice<CarriedTransition> {
    carried.drop { $0.presence.settleTime <= instant }
  }

  func page(after outcome: TransitionOutcome) -> ScreenID {
    outcome == .finish ? to : from
  }

  func outcome(showing page: ScreenID) -> TransitionOutcome {
    page == to ? .finish : .cancel
  }
}

/// A transition that another one has cut short: its pages continue to move by themselves from where
/// they were, while the next transition moves them too.
package struct CarriedTransition: Hashable, Sendable {
  package let number: Int
  package let upper: ScreenID
  package let lower: ScreenID
  /// The presence of the upper page, on its way to 0 or 1.
  package internal(set) var presence: Motion

  var isArriving: Bool { presence.target == 1 }

  func presence(at instant: Instant) -> Double {
    min(max(presence.value(at: instant), 0), 1)
  }

  /// Returns the fraction of the motion, towards the page at which it ends.
  func fraction(at instant: Instant) -> Double {
    Transition.presence(at: presence(at: instant), isArriving: isArriving)
  }
}
