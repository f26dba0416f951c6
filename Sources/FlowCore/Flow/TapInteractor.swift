/// Performs an action when its screen is tapped anywhere.
public final class TapInteractor: FlowInteractor {
  public let hint: String?
  public let transition: PopTransition?

  private let onTap: () -> Void
  private var recognizer = TapRecognizer()

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - hint: The text to show on the screen.
  ///   - onTap: Called when a tap ends. It should not capture anything strongly.
  public init(hint: String? = nil, onTap: @escaping () -> Void) {
    self.hint = hint
    self.onTap = onTap
    transition = nil
  }

  /// Creates an interactor that goes back with a transition that animates by itself.
  public init(hint: String? = nil, transition: PopTransition) {
    self.hint = hint
    self.transition = transition
    onTap = transition.run
  }

  public func activate() -> Bool {
    onTap()
    return true
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    let response = recognizer.handle(event)
    if response == .claimed { onTap() }
    return response
  }
}
