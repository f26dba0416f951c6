/// What shows on the capsules of a pager whose pages move, so that it goes with them and never
/// jumps.
///
/// On pages at rest the capsules show time. Each page has its *rest*: how many capsules are full
/// with the pages at rest on it. From there on:
///
/// - In a hand the fill follows the position, evenly from the rest of one page to that of the next,
///   and through what showed where the pages were taken hold of.
/// - On their way the pages take it along, evenly by their way: from what showed at its beginning
///   to the rest of the page that they go to, whose time passes meanwhile.
enum IndicatorFill {
  case timed
  /// In a hand that took hold while so much showed at a position.
  case following(from: Double, at: Double)
  /// On a way that began while so much showed at a position.
  case flowing(from: Double, at: Double)

  /// What moves pages that show so many full capsules.
  init(_ machine: PagerMachine, filled: Double, at instant: Instant) {
    let position = machine.position(at: instant)
    switch machine.state {
    case .resting: self = .timed
    case .settling: self = .flowing(from: filled, at: position)
    case .dragging: self = .following(from: filled, at: machine.inside(position))
    }
  }

  /// In a hand that has other pages now: what showed before was of pages that may not be there any
  /// more.
  init(inHand machine: PagerMachine, at instant: Instant, rest: (Int) -> Double) {
    let position = machine.inside(machine.position(at: instant))
    self = .following(from: Self.even(at: position, rest), at: position)
  }

  /// How many capsules are full, with parts of one: 0 up to the count of pages.
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
    // The next page beside the place where a hand took hold, on the side where the pages are now.
    let next = isOn ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    if isOn ? position < next : position > next {
      return between(place, start, next, rest(Int(next)), at: position)
    }
    return even(at: position, rest)
  }

  /// What lies at a position between the rests of the pages on either side.
  private static func even(at position: Double, _ rest: (Int) -> Double) -> Double {
    let page = position.rounded(.down)
    return between(page, rest(Int(page)), page + 1, rest(Int(page) + 1), at: position)
  }

  /// What lies at a position between one place and another, and beyond either what is there.
  private static func between(
    _ start: Double, _ first: Double, _ end: Double, _ last: Double, at position: Double
  ) -> Double {
    guard start != end else { return last }
    return interpolate(first, last, min(max((position - start) / (end - start), 0), 1))
  }
}

extension PagerMachine {
  /// The position without what pages are pulled beyond the first or the last one.
  fileprivate func inside(_ position: Double) -> Double {
    min(max(position, 0), Double(max(row.count - 1, 0)))
  }
}
