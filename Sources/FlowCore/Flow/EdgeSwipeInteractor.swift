/// Goes back with a drag from the leading edge, which drives the transition interactively.
public final class EdgeSwipeInteractor: FlowInteractor {
  public let hint: String?
  public var transition: PopTransition? { pop }
  public var catchesArrivingPages: Bool { true }

  private let pop: PopTransition
  private let releaseRule: ReleaseRule
  /// The release rule of the current drag, and the full distance of the page in points.
  private(set) var rule = ReleaseRule.projection
  private(set) var extent = 0.0
  private var recognizer: EdgePanRecognizer
  private var scale = DragScale(holding: 0, at: 0, extent: 0)

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - hint: The text to show on the screen.
  ///   - transition: The transition that the drag drives.
  ///   - releaseRule: Decides whether a released drag finishes, unless the user prefers another
  ///     rule.
  ///   - inset: The width of the unsafe area at the leading edge, in points; drags begin anywhere
  ///     in it.
  public init(
    hint: String? = nil, transition: PopTransition, releaseRule: ReleaseRule = .projection,
    inset: Double = 0
  ) {
    self.hint = hint
    self.releaseRule = releaseRule
    pop = transition
    recognizer = EdgePanRecognizer(edge: .leading, inset: inset)
  }

  public func respond(to event: PointerEvent) -> GestureResponse {
    let recognition = recognizer.take(event)
    guard case .recognized(let pan) = recognition else { return recognition.response }
    let width = event.stage.width
    switch pan.phase {
    case .began:
      guard pop.begin(self) else { return .ignored }
      begin(pan, width: width)
    case .moved: follow(pan, width: width)
    case .ended: end(pan, width: width)
    case .cancelled: pop.end(finishes: false)
    }
    return .claimed
  }

  private func begin(_ pan: Pan, width: Double) {
    rule = pop.preferences?.releaseRule ?? releaseRule
    scale = DragScale(holding: pop.fraction, at: pan.translation.dx, extent: width)
    follow(pan, width: width)
  }

  private func follow(_ pan: Pan, width: Double) {
    extent = width
    scale.fraction(at: pan.translation.dx, extent: width, current: pop.fraction).map(pop.update)
  }

  private func end(_ pan: Pan, width: Double) {
    follow(pan, width: width)
    let velocity = pan.velocity.dx
    pop.end(
      finishes: rule.finishes(
        distance: pop.fraction * width, velocity: velocity, width: width),
      velocity: width > 0 ? velocity / width : 0)
  }
}

extension EdgeSwipeInteractor: DragSource {
  func velocity(at instant: Instant) -> Double { recognizer.velocity(at: instant).dx }
}
