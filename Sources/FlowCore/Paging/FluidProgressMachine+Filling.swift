extension FluidProgressMachine {
  /// How full the selected page's capsule is, 0…1: what it has had of its time, or 1 with reduced
  /// motion; 0 where there are no pages.
  public func fraction(at instant: Instant) -> Double {
    guard let page = row.page else { return 0 }
    guard !pauses.contains(.reducedMotion) else { return 1 }
    return Double(elapsed(at: instant).inNanoseconds) / Double(time(of: page).inNanoseconds)
  }

  /// How full a capsule is, 0…1: those before the selected page's are full, those after it empty.
  public func fill(of capsule: Int, at instant: Instant) -> Double {
    guard let index = row.index else { return 0 }
    return capsule == index ? fraction(at: instant) : (capsule < index ? 1 : 0)
  }

  /// How many capsules are full, with parts of one: 0 up to the count of pages.
  public func filled(at instant: Instant) -> Double {
    row.index.map { filled(on: $0, at: instant) } ?? 0
  }

  /// How much of the whole indicator is full, 0…1; 0 where there are no pages.
  public func progress(at instant: Instant) -> Double {
    row.count > 0 ? filled(at: instant) / Double(row.count) : 0
  }

  /// How many capsules would be full with the pages at rest on one of them: the selected one has
  /// had some of its time, any other would start anew.
  func filled(on page: Int, at instant: Instant) -> Double {
    if pauses.contains(.reducedMotion) { return Double(page + 1) }
    return Double(page) + (page == row.index ? fraction(at: instant) : 0)
  }

  /// How long all pages take.
  public var total: Duration { row.pages.reduce(.zero) { $0 + time(of: $1) } }

  /// How far the whole row is: the times of the pages before the selected one, and what that has
  /// had.
  public func time(at instant: Instant) -> Duration {
    row.pages.prefix(row.index ?? 0).reduce(elapsed(at: instant)) { $0 + time(of: $1) }
  }
}
