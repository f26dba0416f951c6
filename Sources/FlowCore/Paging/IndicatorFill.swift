/// The fill of a pager's capsules while its pages move, so that it moves with them and never jumps.
///
/// While the pages are settled, the capsules show the elapsed time. The *rest* of a page is the
/// number of capsules that are full while the pages are settled on it. While the pages move:
///
/// - While the pages are dragged, the fill follows the position: linearly from the rest of one page
///   to that of the next, and through the fill at the position where the drag began.
/// - While the pages settle, the fill moves with them, linearly by position: from the fill at the
///   start of the motion to the rest of the target page, whose time passes meanwhile.
enum IndicatorFill {
  case timed
  /// Dragged, since `from` capsules were full at the position `at`.
  case following(from: Double, at: Double)
  /// Settling, since `from` capsules were full at the position `at`.
  case flowing(from: Double, at: Double)

  /// Chooses the mode for the machine's state when `filled` capsules are full.
  init(_ machine: PagerMachine, filled: Double, at instant: Instant) {
    let position = machine.position(at: instant)
    switch machine.state {
    case .resting: self = .timed
    case .settling: self = .flowing(from: filled, at: position)
    case .dragging: self = .following(from: filled, at: machine.inside(position))
    }
  }

  /// Creates the mode for a drag whose pages have been replaced: the earlier fill was of pages that
  /// may no longer exist.
  init(inHand machine: PagerMachine, at instant: Instant, rest: (Int) -> Double) {
    let position = machine.inside(machine.position(at: instant))
    self = .following(from: Self.even(at: position, rest), at: position)
  }

  /// The number of full capsules, with fractions: 0 up to the number of pages.
  func filled(_ machine: PagerMachine, at instant: Instant, rest: (Int) -> Double) -> Double {
    guard let index = machine.row.index else { return 0 }
    let position = machine.position(at: instant)
    let filled =
      switch self {
      case .timed: rest(index)
      case .following(let start, let place):
        Self.followed(machine.inside(position), from: start, at: place, rest)
      case .flowing(let start, let place):
        Self.between(place, start, Double(index), rest(index), at: position)
      }
    return min(max(filled, 0), Double(machine.row.count))
  }

  private static func followed(
    _ position: Double, from start: Double, at place: Double, _ rest: (Int) -> Double
  ) -> Double {
    let isOn = position >= place
    // The nearest page to where the drag began, on the side where the pages are now.
    let next = isOn ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    if isOn ? position < next : position > next {
      return between(place, start, next, rest(Int(next)), at: position)
    }
    return even(at: position, rest)
  }

  /// The fill at a position, interpolated between the rests of the pages on either side.
  private static func even(at position: Double, _ rest: (Int) -> Double) -> Double {
    let page = position.rounded(.down)
    return between(page, rest(Int(page)), page + 1, rest(Int(page) + 1), at: position)
  }

  /// Interpolates at a position between two others, and clamps beyond them.
  private static func between(
    _ start: Double, _ first: Double, _ end: Double, _ last: Double, at position: Double
  ) -> Double {
    guard start != end else { return last }
    return interpolate(first, last, min(max((position - start) / (end - start), 0), 1))
  }
}

extension PagerMachine {
  /// The position without the overscroll beyond the first or the last page.
  fileprivate func inside(_ position: Double) -> Double {
    min(max(position, 0), Double(max(row.count - 1, 0)))
  }
}
