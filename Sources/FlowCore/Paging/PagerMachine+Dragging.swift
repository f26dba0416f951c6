extension PagerMachine {
  mutating func grab(at instant: Instant) {
    if list.index != nil { grab(at: position(at: instant)) }
  }

  /// Drags the pages further by a distance in pages, positive towards the last page.
  ///
  /// A distance that is not finite counts as 0.
  mutating func drag(by pages: Double) {
    guard case .dragging(var drag) = state, (drag.unresistedPosition + pages).isFinite else {
      return
    }
    drag.unresistedPosition += pages
    state = .dragging(drag)
  }

  /// Releases the drag; the session decides whether it reaches the page before or after its base.
  ///
  /// The base is the page nearest to where the drag began or, with long swipes, the last page that
  /// the drag has passed. A progress of 1 is one page towards the last one. The velocity is that of
  /// the pointer, in points per second.
  mutating func release(_ session: DragSession, velocity: Vector, at instant: Instant) {
    guard case .dragging(let drag) = state else { return }
    let base = base(of: drag)
    let step = session.step(at: drag.position - Double(base), velocity: velocity)
    list.select(min(max(base + step, 0), list.count - 1))
    settle(from: drag.position, session.velocity(of: velocity), by: .spring, at: instant)
  }

  mutating func cancel(at instant: Instant) {
    guard case .dragging(let drag) = state else { return }
    settle(from: drag.position, 0, by: .spring, at: instant)
  }

  /// Returns the index of the page that would be the base of a release now; see `release`.
  func base(of drag: PageDrag) -> Int {
    drag.base + (allowsLongSwipes ? Int(drag.position - Double(drag.base)) : 0)
  }
}
