/// Forwards each call to one of several interactors, which is chosen again for each call.
///
/// Neither its screen nor the flow controller knows which interactor is in use: when conditions
/// change, the gesture and its hint change, even while the screen is visible. A gesture in progress
/// keeps the interactor that it began with.
///
/// ```swift
/// let interactor = ConditionalInteractor {
///   context.stage.device == .tablet ? zigZag : edgeSwipe
/// }
/// ```
public final class ConditionalInteractor: FlowInteractor {
  private let choose: () -> any FlowInteractor
  private var pressed: (any FlowInteractor)?

  /// Creates an interactor; `choose` captures the interactors and returns one of them, and should
  /// capture nothing else strongly.
  public init(_ choose: @escaping () -> any FlowInteractor) {
    self.choose = choose
  }

  private var current: any FlowInteractor { pressed ?? choose() }

  public var hint: String? { current.hint }
  public var transition: PopTransition? { current.transition }
  public var releaseRule: ReleaseRule? { current.releaseRule }
  public var catchesArrivingPages: Bool { current.catchesArrivingPages }
  public var pressDeadline: Instant? { current.pressDeadline }

  public func activate() -> Bool { current.activate() }

  public func respond(to event: PointerEvent) -> GestureResponse {
    if event.phase == .down { pressed = choose() }
    let response = current.respond(to: event)
    if event.phase == .up || event.phase == .cancelled || response == .ignored { pressed = nil }
    return response
  }
}
