/// The position of a pager's pages, as a value: they are settled, move by themselves, fade, or are
/// dragged.
///
/// The position is in pages: at 1.25, three quarters of the second page and a quarter of the third
/// one are visible. It changes continuously with time, except when pages are added or removed, and
/// when a page is selected without animation or with a fade.
package struct PagerMachine: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case settled
    /// On a spring, after a gesture or a request.
    case settling(SpringMotion)
    /// Along a curve, because the time of the page before was over.
    case advancing(CurveMotion)
    /// The selected page fades in over an earlier one; neither moves.
    case fading(PageFade)
    case dragging(PageDrag)
  }

  package internal(set) var list: PageList
  package internal(set) var state = State.settled
  package var allowsLongSwipes = false

  package init(_ list: PageList) {
    self.list = list
  }

  // MARK: Current state

  /// Returns the position in pages; beyond the first or the last page while overscrolled.
  package func position(at instant: Instant) -> Double {
    switch state {
    case .settled, .fading: Double(list.index ?? 0)
    case .settling(let motion): motion.value(at: instant)
    case .advancing(let motion): motion.value(at: instant)
    case .dragging(let drag): drag.position
    }
  }

  /// The position from which the presence of pages is computed: linear in time while they advance
  /// by themselves (S1-24).
  package func presencePosition(at instant: Instant) -> Double {
    guard case .advancing(let motion) = state else { return position(at: instant) }
    return motion.line.value(at: instant)
  }

  /// The velocity at which the pages move by themselves, in pages per second.
  package func velocity(at instant: Instant) -> Double {
    switch state {
    case .settled, .fading, .dragging: 0
    case .settling(let motion): motion.velocity(at: instant)
    case .advancing(let motion): motion.velocity(at: instant)
    }
  }

  /// From the start of the motion or fade until the pages will have settled.
  package var motionInterval: ClosedRange<Instant>? {
    switch state {
    case .settled, .dragging: nil
    case .settling(let motion): motion.start...motion.settleTime
    case .advancing(let motion): motion.start...motion.settleTime
    case .fading(let fade): fade.motion.start...fade.motion.settleTime
    }
  }

  package var deadline: Instant? { motionInterval?.upperBound }

  package var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Whether the pages may be away from the position of the selected one: they are settling,
  /// advancing or being dragged.
  var isAway: Bool {
    switch state {
    case .settled, .fading: false
    case .settling, .advancing, .dragging: true
    }
  }

  // MARK: Moving without a drag

  /// Selects a page and moves to it; for the selected page, only ends the drag.
  package mutating func select(_ index: Int, by motion: PageMotion, at instant: Instant) {
    guard list.pages.indices.contains(index) else { return }
    let (origin, speed) = (position(at: instant), velocity(at: instant))
    let isNew = list.select(index)
    guard isNew || isDragging else { return }
    settle(from: origin, speed, by: motion, at: instant)
  }

  package mutating func advance(to instant: Instant) {
    if let deadline, deadline <= instant { state = .settled }
  }

  /// Replaces the pages.
  ///
  /// Settling or dragged pages keep their position relative to the selected page if it remains;
  /// otherwise they keep their position in the list. In both cases they are then at most one page
  /// beyond the first or last one.
  package mutating func replace(with pages: [String], at instant: Instant) {
    let (old, origin, speed) = (list, position(at: instant), velocity(at: instant))
    list.replace(with: pages)
    guard list != old, state != .settled else { return }
    guard let index = list.index else { return state = .settled }
    let shift = list.page == old.page ? Double(index - (old.index ?? index)) : 0
    switch state {
    case .settled, .fading: state = .settled
    case .settling, .advancing:
      settle(
        from: min(max(origin + shift, -1), Double(list.count)), speed, by: .spring, at: instant)
    case .dragging: grab(at: origin + shift)
    }
  }

  /// Moves the pages to the selected one; the velocity is in pages per second.
  ///
  /// A curve begins without velocity, so pages that are moving already use a spring instead.
  mutating func settle(
    from origin: Double, _ velocity: Double, by motion: PageMotion, at instant: Instant
  ) {
    let target = Double(list.index ?? 0)
    switch motion {
    case .none: state = .settled
    case .fade:
      let fade = PageFade(from: Int(origin.rounded()), start: instant)
      state =
        fade.page != list.index && list.pages.indices.contains(fade.page)
        ? .fading(fade) : .settled
    case .curve where velocity == 0:
      state = .advancing(.advance(from: origin, to: target, start: instant))
    case .curve, .spring:
      // An outward velocity at an end would only overscroll the list further (NF-R53).
      let isOutward = velocity < 0 ? origin <= 0 : origin >= Double(list.count - 1)
      let motion = SpringMotion(
        spring: .carousel, start: instant, origin: origin,
        initialVelocity: isOutward ? 0 : velocity, target: target)
      state = motion.settleTime > instant ? .settling(motion) : .settled
    }
  }

  mutating func grab(at origin: Double) {
    state = .dragging(PageDrag(of: list.count, at: origin, isLong: allowsLongSwipes))
  }
}

extension Spring {
  /// The spring with which a pager's pages settle, in about 0.3 s.
  ///
  /// Critically damped with mass 0.5 and stiffness 500, as libadwaita's carousel: sqrt(1000) rad/s.
  package static let carousel = Spring(angularFrequency: 1000.0.squareRoot())
}
