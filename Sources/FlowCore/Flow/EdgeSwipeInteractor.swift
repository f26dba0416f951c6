/// Goes back by a drag from the leading edge, which drives the transition by hand.
public final class EdgeSwipeInteractor: FlowInteractor, TransitionProvider {
  public let hint: String?

  /// Whether a drag is going on; true already when `onBegin` is called.
  public private(set) var interactionInProgress = false

  private let driver = PercentDrivenTransition()
  private let releaseRule: ReleaseRule
  private let pop: PopAnimatorChoice
  private let onBegin: () -> Void
  private var recognizer = EdgePanRecognizer()
  private var anchor = Anchor(x: 0, fraction: 0, width: 0)

  /// Where the finger was at which fraction: the drag counts from there.
  private struct Anchor {
    let x: Double
    let fraction: Double
    let width: Double
  }

  /// Creates an interactor for the way back from `screen`.
  ///
  /// - Parameters:
  ///   - hint: What to show on the screen.
  ///   - screen: The screen that the drag takes away.
  ///   - animator: The look of that pop; `nil` is the default slide.
  ///   - releaseRule: Whether the drag finishes when it is let go.
  ///   - onBegin: Called when a drag begins. It should make the interactor the transition provider and
  ///     pop, and hold nobody strongly.
  public init(
    hint: String? = nil, from screen: any Screen, animator: (any TransitionAnimator)? = nil,
    releaseRule: ReleaseRule = .projection, onBegin: @escaping () -> Void
  ) {
    self.hint = hint
    self.releaseRule = releaseRule
    self.onBegin = onBegin
    pop = PopAnimatorChoice(screen: screen, animator: animator)
  }

  /// The driver, only while a drag is going on; otherwise the animator runs by itself.
  public var interactionController: PercentDrivenTransition? {
    interactionInProgress ? driver : nil
  }

  public func animator(
    for operation: NavigationOperation, from: any Screen, to: any Screen
  ) -> (any TransitionAnimator)? {
    pop.animator(for: operation, from: from)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    switch recognizer.take(event) {
    case .waiting: return .pending
    case .failed: return .ignored
    case .began(let origin): begin(event, pressedAt: origin)
    case .moved: follow(event)
    case .ended(let velocity): end(event, velocity: velocity)
    case .cancelled: end(finishes: false, velocity: 0)
    }
    return .claimed
  }

  private func begin(_ event: PointerEvent, pressedAt origin: Point) {
    // The flag comes first: the pop that `onBegin` asks for looks at it.
    interactionInProgress = true
    onBegin()
    // A page taken hold of in mid-flight stays where it is; a resting one catches up with the finger.
    let fraction = driver.fraction
    anchor = Anchor(
      x: fraction > 0 ? event.location.x : origin.x, fraction: fraction, width: event.stage.width)
    follow(event)
  }

  private func follow(_ event: PointerEvent) {
    guard event.stage.width > 0 else { return }
    if event.stage.width != anchor.width {
      // The stage has another width: the page keeps its fraction and the drag counts from here.
      anchor = Anchor(
        x: event.location.x, fraction: driver.fraction, width: event.stage.width)
    }
    driver.update(anchor.fraction + (event.location.x - anchor.x) / anchor.width)
  }

  private func end(_ event: PointerEvent, velocity: Double) {
    follow(event)
    let width = event.stage.width
    let finishes = releaseRule.finishes(
      distance: driver.fraction * width, velocity: velocity, width: width)
    end(finishes: finishes, velocity: width > 0 ? velocity / width : 0)
  }

  private func end(finishes: Bool, velocity: Double) {
    interactionInProgress = false
    if finishes { driver.finish(velocity: velocity) } else { driver.cancel(velocity: velocity) }
  }
}
