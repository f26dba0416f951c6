extension NavigationController {
  /// Whether a finger holds a page.
  public var isDragging: Bool { machine.draggedPresence != nil }

  /// The screens in the picture and how they lie, the lowest first.
  public var pages: [Page] {
    guard let transition = machine.transition else {
      return [Page(screen: screen(machine.shown), pose: .atRest)]
    }
    let fraction = machine.fraction(at: context.clock.now)
    let presence = transition.presence(fraction)
    let upper = animator.upperPose(presence: presence)
    let lower = animator.lowerPose(presence: presence)
    let pair = [
      Page(screen: screen(transition.lower), pose: lower),
      Page(screen: screen(transition.upper), pose: upper),
    ]
    guard let carried = transition.carriedDrag, fraction < 1 else { return pair }
    // What the interrupted drag had revealed stays beneath until it is covered; the page that was
    // dragged goes on from where it lay.
    let carriedPresence = min(max(carried.presence.value(at: context.clock.now), 0), 1)
    let covered = animator.lowerPose(presence: 1)
    let left = carriedAnimator.upperPose(presence: carriedPresence)
    let revealed = carriedAnimator.lowerPose(presence: carriedPresence)
    return [
      Page(screen: screen(carried.revealed), pose: revealed),
      Page(screen: pair[0].screen, pose: left.interpolated(to: covered, fraction: fraction)),
      pair[1],
    ]
  }

  /// A screen in the picture.
  public struct Page {
    /// The screen.
    public let screen: any Screen
    /// How it lies.
    public let pose: PagePose
  }

  /// The presence from which an arriving page takes presses: by then it is about where it will stay,
  /// and the second half of a double click has passed; by eye.
  static let arrival = 0.9

  /// Whether the top screen takes all presses: not while a push still brings it in, when only those
  /// count that take hold of the page itself.
  ///
  /// A page that is revealed takes all of them at once.
  public var isTopTouchable: Bool {
    guard case .animating(let transition, let motion) = machine.phase,
      transition.operation == .push
    else { return true }
    return motion.value(at: context.clock.now) >= Self.arrival
  }

  /// The screen that a finger has sent away and could take hold of again while it leaves, if any.
  ///
  /// It leaves by a pop that finishes, or by a push that was taken hold of and goes back.
  public var leaving: (any Screen)? {
    guard case .settling(let transition, _, let outcome) = machine.phase, driver != nil,
      (transition.operation == .pop) == (outcome == .finish)
    else { return nil }
    return screen(transition.upper)
  }
}
