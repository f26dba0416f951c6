/// Turns what a person does on a screen into a request to the flow.
///
/// Screens get their interactors from outside. Another gesture, or another one on another device,
/// is another interactor: neither screen nor flow controller changes.
public protocol FlowInteractor: PointerResponder {
  /// What a person may do here, in one short sentence to show on the screen; `nil` says nothing.
  var hint: String? { get }

  /// Does at once what the gesture would do, for those who have only a keyboard; says whether it
  /// did.
  ///
  /// By default it does nothing: where a gesture leads back, so do other keys.
  func activate() -> Bool

  /// The transition that the interactor wants for its request; `nil` for the default one.
  var transition: PopTransition? { get }
}

extension FlowInteractor {
  public func activate() -> Bool { false }
}
