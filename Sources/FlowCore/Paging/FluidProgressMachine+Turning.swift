extension FluidProgressMachine {
  /// Whether the page's time is over, so that it is to be turned or held.
  public func isDue(at instant: Instant) -> Bool { deadline.map { $0 <= instant } ?? false }

  /// Goes on where the page's time is over, by one page; says whether it has.
  ///
  /// The next page begins with what has passed since, unless that is all of its own time or more:
  /// nobody has seen it then, and it begins anew. At the end the last page stays full.
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

  /// Keeps the page full, where its time is over, until `askAgain`, or until another one is
  /// selected.
  public mutating func hold(at instant: Instant) {
    if isDue(at: instant) { count = .held }
  }

  /// Lets a page that is held be due once more.
  public mutating func askAgain(at instant: Instant) {
    guard isHeld else { return }
    change(at: instant) { $0.count = .standing($0.pageTime) }
  }

  /// Selects a page and starts it anew; says whether it is another one.
  ///
  /// What is selected already goes on, and a number that is no page's changes nothing.
  @discardableResult
  public mutating func select(_ index: Int, at instant: Instant) -> Bool {
    var row = row
    guard row.select(index) else { return false }
    follow(row, at: instant)
    return true
  }

  /// Takes other pages or another selection; a page that stays selected keeps what it has had of
  /// its time.
  public mutating func follow(_ row: PageList, at instant: Instant) {
    change(at: instant) {
      if row.page != $0.row.page { $0.count = .standing(0) }
      $0.row = row
    }
  }
}
