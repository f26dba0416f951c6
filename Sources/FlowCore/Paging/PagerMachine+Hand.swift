extension PagerMachine {
  /// Takes hold of the pages where they are; without pages nothing happens.
  public mutating func grab(at instant: Instant) {
    if row.index != nil { hold(at: position(at: instant)) }
  }

  /// Follows a hand, by so many pages towards the last one; what is not finite counts as 0.
  public mutating func drag(by pages: Double) {
    guard case .dragging(var drag) = state, (drag.pulled + pages).isFinite else { return }
    drag.pulled += pages
    state = .dragging(drag)
  }

  /// Lets go, and moves to the page that a rule says, which is selected now.
  ///
  /// - Parameters:
  ///   - velocity: In pages a second towards the last one; what is not finite counts as 0.
  ///   - extent: How many points a page is long, for the rule.
  ///   - rule: Whether the next page on either side is reached from the one nearest to where the
  ///     pages were taken hold of; with long swipes, from the last one that was passed.
  ///   - instant: When.
  public mutating func release(
    velocity: Double, extent: Double, rule: ReleaseRule, at instant: Instant
  ) {
    guard case .dragging(let drag) = state else { return }
    let velocity = velocity.isFinite ? velocity : 0
    row.select(goal(of: drag, velocity: velocity, extent: extent, rule: rule))
    settle(from: drag.position, velocity, animated: true, at: instant)
  }

  /// Lets go, back to the page that is selected.
  public mutating func cancel(at instant: Instant) {
    guard case .dragging(let drag) = state else { return }
    settle(from: drag.position, 0, animated: true, at: instant)
  }

  private func goal(
    of drag: PageDrag, velocity: Double, extent: Double, rule: ReleaseRule
  ) -> Int {
    let way = drag.position - Double(drag.base)
    let base = drag.base + (allowsLongSwipes ? Int(way) : 0)
    let distance = (drag.position - Double(base)) * extent
    let speed = velocity * extent
    let isOn = rule.finishes(distance: distance, velocity: speed, width: extent)
    let isBack = rule.finishes(distance: -distance, velocity: -speed, width: extent)
    return min(max(base + (isOn ? 1 : 0) - (isBack ? 1 : 0), 0), row.count - 1)
  }
}
