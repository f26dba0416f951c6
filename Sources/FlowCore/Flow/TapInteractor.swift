/// Asks for something when its screen is tapped, anywhere.
public final class TapInteractor: FlowInteractor {
  public let hint: String?

  private let onTap: () -> Void
  private var recognizer = TapRecognizer()

  /// Creates an interactor; `onTap` is called when a tap ends, and should hold nobody strongly.
  public init(hint: String? = nil, onTap: @escaping () -> Void) {
    self.hint = hint
    self.onTap = onTap
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    let response = recognizer.take(event)
    if response == .claimed { onTap() }
    return response
  }
}

/// A tap that goes back by an animator of its own, which runs by itself.
public final class TapBackInteractor: FlowInteractor, TransitionProvider {
  public let hint: String?
  public let interactionController: PercentDrivenTransition? = nil

  private let tap: TapInteractor
  private let pop: PopAnimatorChoice

  /// Creates an interactor for the way back from `screen`.
  ///
  /// `onTap` should make the interactor the transition provider and pop.
  public init(
    hint: String? = nil, from screen: any Screen, animator: any TransitionAnimator,
    onTap: @escaping () -> Void
  ) {
    self.hint = hint
    tap = TapInteractor(onTap: onTap)
    pop = PopAnimatorChoice(screen: screen, animator: animator)
  }

  public func respond(to event: PointerEvent) -> GestureResponse { tap.respond(to: event) }

  public func animator(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionAnimator)? {
    pop.animator(for: operation, from: from)
  }
}
