extension PagerMachine {
  package mutating func grab(at instant: Instant) {
    if list.index != nil { grab(at: position(at: instant)) }
  }

  /// Drags the pages further by a distance in pages, positive towards the last page.
  ///
  /// A distance that is not finite counts as 0.
  package mutating func drag(by pages: Double) {
    guard case .dragging(var drag) = state, (drag.unresistedPosition + pages).isFinite else {
      return
    }
    drag.unresistedPosition += pages
    state = .dragging(drag)
  }

  /// Releases the drag; the rule decides whether it reaches the page before or after its base.
  ///
  /// The base is the page nearest to where the drag began or, with long swipes, the last page that
  /// the drag has passed. The velocity is in pages per second, positive towards the last page;
  /// `extent` is the length of a page in points.
  package mutating func release(
    velocity: Double, extent: Double, rule: ReleaseRule, at instant: Instant
  ) {
    guard case .dragging(let drag) = state else { return }
    let velocity = velocity.isFinite ? velocity : 0
    list.select(target(of: drag, velocity: velocity, extent: extent, rule: rule))
    settle(from: drag.position, velocity, by: .spring, at: instant)
  }

  package mutating func cancel(at instant: Instant) {
    guard case .dragging(let drag) = state else { return }
    settle(from: drag.position, 0, by: .spring, at: instant)
  }

  /// Returns the index of the page that would be the base of a release now; see `release`.
  func base(of drag: PageDrag) -> Int {
    drag.base + (allowsLongSwipes ? Int(drag.position - Double(drag.base)) : 0)
  }

  private func target(
    of drag: PageDrag, velocity: Double, extent: Double, rule: ReleaseRule
  ) -> Int {
    let base = base(of: drag)
    let distance = (drag.position - Double(base)) * extent
    let pointVelocity = velocity * extent
    let isForward = rule.finishes(distance: distance, velocity: pointVelocity, extent: extent)
    let isBackward = rule.finishes(distance: -distance, velocity: -pointVelocity, extent: extent)
    return min(max(base + (isForward ? 1 : 0) - (isBackward ? 1 : 0), 0), list.count - 1)
  }
}
