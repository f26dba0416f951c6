/// Turns the user's input on a screen into a request to the flow.
///
/// Screens are given their interactors. To support another gesture or input device, give the screen
/// another interactor; the screen and the flow controller stay the same.
@MainActor
public protocol FlowInteractor: PointerResponder {
  /// A short sentence to show on the screen that says what the user can do; `nil` for none.
  var hint: String? { get }

  /// Performs the gesture's action at once, for keyboard users; returns whether it did.
  ///
  /// The default does nothing and returns false: for a gesture that goes back, there are the back
  /// keys.
  func activate() -> Bool

  /// The transition to use for the request; `nil` for the default one.
  var transition: PopTransition? { get }
}

extension FlowInteractor {
  public func activate() -> Bool { false }
}
