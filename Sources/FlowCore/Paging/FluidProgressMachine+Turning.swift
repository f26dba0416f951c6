extension FluidProgressMachine {
  /// Whether the page's time is over, so that it must be turned or held.
  public func isDue(at instant: Instant) -> Bool { deadline.map { $0 <= instant } ?? false }

  /// Advances by one page if the page's time is over; returns whether it did.
  ///
  /// The next page begins with the time that has passed since then. If that is all of its own time
  /// or more, nobody has seen it, and it begins anew. At the end the last page stays full.
  @discardableResult
  public mutating func turn(at instant: Instant) -> Bool {
    guard let deadline, isDue(at: instant) else { return false }
    guard let following else {
      count = .standing(pageTime)
      return false
    }
    row.select(following)
    let excess = instant.duration(since: deadline).inNanoseconds
    count = .running(from: excess < pageTime ? excess : 0, since: instant)
    return true
  }

  /// Keeps the page full if its time is over, until `askAgain` or until another one is selected.
  package mutating func waitAtEnd(at instant: Instant) {
    if isDue(at: instant) { count = .waitingAtEnd }
  }

  /// Makes a held page due again.
  public mutating func askAgain(at instant: Instant) {
    guard isWaitingAtEnd else { return }
    change(at: instant) { $0.count = .standing($0.pageTime) }
  }

  /// Selects a page and starts its time anew; returns whether the selection changed.
  ///
  /// Does nothing for the selected page or an invalid index.
  @discardableResult
  public mutating func select(_ index: Int, at instant: Instant) -> Bool {
    var row = row
    guard row.select(index) else { return false }
    follow(row, at: instant)
    return true
  }

  /// Adopts other pages or another selection; a page that stays selected keeps its elapsed time.
  public mutating func follow(_ row: PageList, at instant: Instant) {
    change(at: instant) {
      if row.page != $0.row.page { $0.count = .standing(0) }
      $0.row = row
    }
  }
}
