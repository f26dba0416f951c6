/// Passes everything on to one of several interactors, which is chosen anew whenever it is needed.
///
/// Neither its screen nor the flow controller knows which interactor is in use: when conditions
/// change, the gesture and its hint change, even while the screen is visible. A gesture in progress
/// stays with the interactor with which it began.
///
/// ```swift
/// let interactor = ConditionalInteractor {
///   context.stage.device == .tablet ? zigZag : edgeSwipe
/// }
/// ```
public final class ConditionalInteractor: FlowInteractor {
  private let choose: () -> any FlowInteractor
  /// The interactor of the press in progress.
  private var pressed: (any FlowInteractor)?

  /// Creates an interactor; `choose` returns one of the interactors that it keeps, and should not
  /// capture anything else strongly.
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
