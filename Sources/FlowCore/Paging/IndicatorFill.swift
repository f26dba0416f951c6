/// Computes the fill of a pager's capsules, from time while the pages are settled, and from their
/// position while they move.
///
/// The *settled fill* of a page is the number of capsules that are full while the pages are settled
/// on it. Starting to drag, releasing and settling never make the fill jump:
///
/// - While the pages are dragged, the fill is interpolated by position between the settled fills of
///   the pages on either side. Between the position where the drag began and the next page on
///   either side, it is interpolated from the fill with which the drag began.
/// - While the pages settle, the fill is interpolated by position from the fill at the start of the
///   motion to the settled fill of the target page, whose time passes meanwhile.
enum IndicatorFill {
  case timed
  /// `from` capsules were full at the position `at`, where the drag began.
  case dragged(from: Double, at: Double)
  /// `from` capsules were full at the position `at`, where the motion began.
  case settling(from: Double, at: Double)

  /// Creates the fill for the new state of a machine; `filled` capsules are full at this instant.
  init(_ machine: PagerMachine, filled: Double, at instant: Instant) {
    let position = machine.position(at: instant)
    switch machine.state {
    case .settled, .fading: self = .timed
    case .settling, .advancing: self = .settling(from: filled, at: position)
    case .dragging: self = .dragged(from: filled, at: machine.withoutOverscroll(position))
    }
  }

  /// For a drag during which the pages have been replaced: the earlier fill counted pages that may
  /// no longer exist.
  init(dragging machine: PagerMachine, at instant: Instant, settledFill: (Int) -> Double) {
    let position = machine.withoutOverscroll(machine.position(at: instant))
    self = .dragged(from: Self.interpolatedFill(at: position, settledFill), at: position)
  }

  func filled(_ machine: PagerMachine, at instant: Instant, settledFill: (Int) -> Double) -> Double
  {
    guard let index = machine.list.index else { return 0 }
    let position = machine.position(at: instant)
    let filled =
      switch self {
      case .timed: settledFill(index)
      case .dragged(let fill, let origin):
        Self.draggedFill(machine.withoutOverscroll(position), from: fill, at: origin, settledFill)
      case .settling(let fill, let origin):
        Self.between(origin, fill, Double(index), settledFill(index), at: position)
      }
    return min(max(filled, 0), Double(machine.list.count))
  }

  private static func draggedFill(
    _ position: Double, from fill: Double, at origin: Double, _ settledFill: (Int) -> Double
  ) -> Double {
    let isForward = position >= origin
    // The page next to where the drag began, in the direction of the current position.
    let next = isForward ? origin.rounded(.down) + 1 : origin.rounded(.up) - 1
    let isBeforeNext = isForward ? position < next : position > next
    if isBeforeNext {
      return between(origin, fill, next, settledFill(Int(next)), at: position)
    }
    return interpolatedFill(at: position, settledFill)
  }

  private static func interpolatedFill(at position: Double, _ settledFill: (Int) -> Double)
    -> Double
  {
    let page = position.rounded(.down)
    return between(page, settledFill(Int(page)), page + 1, settledFill(Int(page) + 1), at: position)
  }

  /// Interpolates from `first` at `start` to `last` at `end`, and clamps beyond them.
  private static func between(
    _ start: Double, _ first: Double, _ end: Double, _ last: Double, at position: Double
  ) -> Double {
    guard start != end else { return last }
    return interpolate(first, last, min(max((position - start) / (end - start), 0), 1))
  }
}

extension PagerMachine {
  fileprivate func withoutOverscroll(_ position: Double) -> Double {
    min(max(position, 0), Double(max(list.count - 1, 0)))
  }
}
