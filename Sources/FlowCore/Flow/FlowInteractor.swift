/// Turns the user's input on a screen into a request to the flow.
///
/// Screens are given their interactors. To support another gesture or input device, give the screen
/// another interactor; the screen and the flow controller stay the same.
@MainActor
public protocol FlowInteractor: PointerResponder {
  /// A short sentence, shown on the screen, that says what the user can do; `nil` for none.
  var hint: String? { get }

  /// Performs the gesture's action immediately, for keyboard users; returns whether the interactor
  /// has such an action.
  ///
  /// The default does nothing and returns false, which suits gestures that go back: keyboard users
  /// press a back key instead.
  func activate() -> Bool

  /// The transition that the flow should use when it performs the request; `nil` for the default.
  var transition: PopTransition? { get }

  /// The rule that decides whether a released drag of this interactor finishes, unless the user's
  /// preferences set another rule; `nil`, the default, if the interactor has no rule.
  ///
  /// For display only, for example in an inspector: the interactor itself applies the rule.
  var releaseRule: ReleaseRule? { get }
}

extension FlowInteractor {
  public func activate() -> Bool { false }
  public var releaseRule: ReleaseRule? { nil }
}
