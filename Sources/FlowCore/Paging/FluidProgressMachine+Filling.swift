extension FluidProgressMachine {
  /// The fill of the selected page's capsule, 0…1: the elapsed part of its time, or 1 with reduced
  /// motion; 0 if there are no pages.
  public func fraction(at instant: Instant) -> Double {
    guard let page = row.page else { return 0 }
    guard !pauses.contains(.reducedMotion) else { return 1 }
    return Double(elapsed(at: instant).inNanoseconds) / Double(time(of: page).inNanoseconds)
  }

  /// The fill of a capsule, 0…1: those before the selected page's are full, those after it empty.
  public func fill(of capsule: Int, at instant: Instant) -> Double {
    guard let index = row.index else { return 0 }
    return capsule == index ? fraction(at: instant) : (capsule < index ? 1 : 0)
  }

  /// The number of full capsules, with fractions: 0 up to the number of pages.
  public func filled(at instant: Instant) -> Double {
    row.index.map { filled(on: $0, at: instant) } ?? 0
  }

  /// The fill of the whole indicator, 0…1; 0 if there are no pages.
  public func progress(at instant: Instant) -> Double {
    row.count > 0 ? filled(at: instant) / Double(row.count) : 0
  }

  /// The number of capsules that would be full with the pages settled on `page`: the selected page
  /// has elapsed time, any other would start anew.
  func filled(on page: Int, at instant: Instant) -> Double {
    if pauses.contains(.reducedMotion) { return Double(page + 1) }
    return Double(page) + (page == row.index ? fraction(at: instant) : 0)
  }

  /// The total time of all pages.
  public var total: Duration { row.pages.reduce(.zero) { $0 + time(of: $1) } }

  /// The elapsed time of the whole list: the times of the pages before the selected one, and its
  /// own elapsed time.
  public func time(at instant: Instant) -> Duration {
    row.pages.prefix(row.index ?? 0).reduce(elapsed(at: instant)) { $0 + time(of: $1) }
  }
}
