/// Where the pages of a pager are, as a value: at rest, on their way, or in somebody's hands.
///
/// The position counts pages: at 1.25 the second page has three quarters of the pager and the third
/// one a quarter. It is a function of time and never jumps, but for pages that come and go, and for
/// what is to be without motion.
public struct PagerMachine: Hashable, Sendable {
  /// What moves the pages.
  public enum State: Hashable, Sendable {
    /// Nothing.
    case resting
    /// A spring, towards the selected page.
    case settling(SpringMotion)
    /// A hand.
    case dragging(PageDrag)
  }

  /// The pages, and which one was asked for last.
  public internal(set) var row: PageList
  /// What moves them.
  public internal(set) var state = State.resting
  /// Whether a hand can take pages further than to the next one; false by default.
  public var allowsLongSwipes = false

  /// Creates a pager at rest on the selected page.
  public init(_ row: PageList) {
    self.row = row
  }

  // MARK: What there is

  /// Where the pages are; beyond the first or the last one while they are pulled there, and 0 where
  /// there are none.
  public func position(at instant: Instant) -> Double {
    switch state {
    case .resting: Double(row.index ?? 0)
    case .settling(let motion): motion.value(at: instant)
    case .dragging(let drag): drag.position
    }
  }

  /// How fast they move by themselves, in pages a second; 0 in somebody's hands.
  public func velocity(at instant: Instant) -> Double {
    if case .settling(let motion) = state { motion.velocity(at: instant) } else { 0 }
  }

  /// When they come to rest; `nil` where nothing moves them but a hand.
  public var deadline: Instant? {
    if case .settling(let motion) = state { motion.rest } else { nil }
  }

  /// Whether they are in somebody's hands.
  public var isInHand: Bool {
    if case .dragging = state { true } else { false }
  }

  // MARK: By themselves

  /// Selects a page and moves there, or is there at once; out of anybody's hands.
  ///
  /// The page that is selected already lets go of a hand and changes nothing else. A number that is
  /// no page's changes nothing.
  public mutating func select(_ index: Int, animated: Bool, at instant: Instant) {
    guard row.pages.indices.contains(index) else { return }
    let (place, speed) = (position(at: instant), velocity(at: instant))
    let isNew = row.select(index)
    guard isNew || isInHand else { return }
    settle(from: place, speed, animated: animated, at: instant)
  }

  /// Comes to rest where the way is over.
  public mutating func advance(to instant: Instant) {
    if let deadline, deadline <= instant { state = .resting }
  }

  /// Takes other pages.
  ///
  /// Those that move, or are in somebody's hands, stay where they are beside the selected one.
  public mutating func replace(with pages: [String], at instant: Instant) {
    let (old, place, speed) = (row, position(at: instant), velocity(at: instant))
    row.replace(with: pages)
    guard row != old, state != .resting else { return }
    guard let index = row.index else { return state = .resting }
    let shift = row.page == old.page ? Double(index - (old.index ?? index)) : 0
    switch state {
    case .resting: break
    case .settling:
      settle(
        from: min(max(place + shift, -1), Double(row.count)), speed, animated: true, at: instant)
    case .dragging: hold(at: place + shift)
    }
  }

  mutating func settle(
    from place: Double, _ velocity: Double, animated: Bool, at instant: Instant
  ) {
    // A velocity that leads out of the row would only lead further out (NF-R53).
    let isOutward = velocity < 0 ? place <= 0 : place >= Double(row.count - 1)
    let motion = SpringMotion(
      spring: .carousel, start: instant, origin: place, initialVelocity: isOutward ? 0 : velocity,
      target: Double(row.index ?? 0))
    state = animated && motion.rest > instant ? .settling(motion) : .resting
  }

  mutating func hold(at place: Double) {
    state = .dragging(PageDrag(of: row.count, at: place, isLong: allowsLongSwipes))
  }
}

extension Spring {
  /// The spring of pages that settle beside each other, about 0.3 s long.
  ///
  /// Critically damped with mass 0.5 and stiffness 500, as libadwaita's carousel: sqrt(1000) rad/s.
  public static let carousel = Spring(angularFrequency: 1000.0.squareRoot())
}
