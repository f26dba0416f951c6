/// The timer of pages that advance by themselves, as a value.
///
/// It stores the selected page and that page's elapsed time, in whole nanoseconds; fills and totals
/// are derived from them. Reading at a later instant never selects another page: the selected page
/// counts as full from its deadline on, until `turn` or `select` is called. An instant before the
/// timer last began to run counts as the instant at which it began.
///
/// Use `FluidProgress` in an app; it calls `turn` at the right instants.
package struct FluidProgressMachine: Hashable, Sendable {
  package internal(set) var list: PageList
  /// For pages without a time of their own.
  package let timePerPage: Duration
  /// If false, the last page stays full and the timer ends.
  package let wraps: Bool
  package private(set) var isStarted = false
  package private(set) var pauses: Set<PauseReason> = []

  private var ownTimes: [String: Int64] = [:]
  private var firstFills: [String: Double] = [:]
  var counter = Counter.standing(0)

  /// The elapsed time of the selected page, in nanoseconds.
  enum Counter: Hashable {
    case standing(Int64)
    case running(from: Int64, since: Instant)
    /// The page's time has elapsed, but the page may not end yet.
    case waitingAtEnd
  }

  package init(_ list: PageList, timePerPage: Duration, wraps: Bool = true) {
    precondition(
      timePerPage.inNanoseconds > 0,
      "the time per page must be at least a nanosecond, not \(timePerPage)")
    self.list = list
    self.timePerPage = timePerPage
    self.wraps = wraps
  }

  // MARK: Current state

  package var isRunning: Bool {
    if case .running = counter { true } else { false }
  }

  /// Whether the selected page is full and waits for `askAgain`.
  package var isWaitingAtEnd: Bool { counter == .waitingAtEnd }

  package var deadline: Instant? {
    guard case .running(let start, let since) = counter else { return nil }
    return since.advanced(by: .nanoseconds(max(0, pageTime - start)))
  }

  package var following: Int? {
    guard let index = list.index else { return nil }
    return index + 1 < list.count ? index + 1 : (wraps ? 0 : nil)
  }

  package func time(of page: String) -> Duration {
    ownTimes[page].map { .nanoseconds($0) } ?? timePerPage
  }

  /// The fill with which a page begins, 0..<1.
  package func firstFill(of page: String) -> Double { firstFills[page] ?? 0 }

  /// The time with which the selected page begins, in nanoseconds.
  private var startTime: Int64 {
    list.page.map { Int64(firstFill(of: $0) * Double(pageTime)) } ?? 0
  }

  package func elapsed(at instant: Instant) -> Duration { .nanoseconds(nanoseconds(at: instant)) }

  private func nanoseconds(at instant: Instant) -> Int64 {
    switch counter {
    case .standing(let time): min(time, pageTime)
    case .running(let start, let since):
      start + min(max(0, instant.duration(since: since).inNanoseconds), pageTime - start)
    case .waitingAtEnd: pageTime
    }
  }

  /// The whole time of the selected page, in nanoseconds.
  var pageTime: Int64 { list.page.map { time(of: $0).inNanoseconds } ?? 0 }

  // MARK: Running

  package mutating func start(at instant: Instant) {
    change(at: instant) { $0.isStarted = true }
  }

  package mutating func stop(at instant: Instant) {
    change(at: instant) { $0.isStarted = false }
  }

  package mutating func setPaused(_ isPaused: Bool, _ reason: PauseReason, at instant: Instant) {
    change(at: instant) {
      if isPaused { $0.pauses.insert(reason) } else { $0.pauses.remove(reason) }
    }
  }

  /// Sets the time of one page; a time that is not positive restores the default.
  ///
  /// The selected page keeps its elapsed time, so its fill may jump; what exceeds the new time is
  /// discarded. A page that is still at its first fill stays there, and one that waits at its end
  /// stays full.
  package mutating func setTime(_ time: Duration?, of page: String, at instant: Instant) {
    changeStart(at: instant) {
      $0.ownTimes[page] = (time?.inNanoseconds).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Sets the fill with which a page begins each time it is selected.
  ///
  /// The fill also applies to the selected page if its time has not begun to run. Fills below 0 and
  /// NaN count as 0, and fills of 1 or more as just below 1, so that the page is shown.
  package mutating func setFirstFill(_ fill: Double, of page: String, at instant: Instant) {
    changeStart(at: instant) { $0.firstFills[page] = fill > 0 ? min(fill, 1.0.nextDown) : nil }
  }

  /// Applies a change; if the selected page's time has not begun to run, the page then begins at
  /// its new start.
  private mutating func changeStart(at instant: Instant, _ body: (inout Self) -> Void) {
    change(at: instant) {
      let isAtStart = $0.counter == .standing($0.startTime)
      body(&$0)
      if isAtStart { $0.counter = .standing($0.startTime) }
    }
  }

  /// Applies a change, and then runs or pauses the timer as the new state requires.
  mutating func change(at instant: Instant, _ body: (inout Self) -> Void) {
    var now = instant
    if case .running(_, let since) = counter {
      now = max(now, since)
      counter = .standing(nanoseconds(at: now))
    }
    body(&self)
    guard case .standing(let earlier) = counter else { return }
    let time = min(earlier, pageTime)
    counter = .standing(time)
    guard isStarted, pauses.isEmpty, list.index != nil else { return }
    if time < pageTime || following != nil { counter = .running(from: time, since: now) }
  }
}

extension FluidProgressMachine {
  package func isDue(at instant: Instant) -> Bool { deadline.map { $0 <= instant } ?? false }

  /// Advances by one page if the page's time is over; returns whether it has advanced.
  ///
  /// The next page begins with its first fill and the time that has passed since the deadline, or
  /// without that time if it would fill the page, so that no page is skipped.
  @discardableResult
  package mutating func turn(at instant: Instant) -> Bool {
    guard let deadline, isDue(at: instant) else { return false }
    guard let following else {
      counter = .standing(pageTime)
      return false
    }
    list.select(following)
    let (start, excess) = (startTime, instant.duration(since: deadline).inNanoseconds)
    counter = .running(from: start + (excess < pageTime - start ? excess : 0), since: instant)
    return true
  }

  /// Keeps the page full until `askAgain` is called or another page is selected.
  package mutating func waitAtEnd(at instant: Instant) {
    if isDue(at: instant) { counter = .waitingAtEnd }
  }

  /// The page is due again as soon as the timer runs.
  package mutating func askAgain(at instant: Instant) {
    guard isWaitingAtEnd else { return }
    change(at: instant) { $0.counter = .standing($0.pageTime) }
  }

  @discardableResult
  package mutating func select(_ index: Int, at instant: Instant) -> Bool {
    var list = list
    guard list.select(index) else { return false }
    follow(list, at: instant)
    return true
  }

  /// A page that remains selected keeps its elapsed time.
  package mutating func follow(_ list: PageList, at instant: Instant) {
    change(at: instant) {
      let isNew = list.page != $0.list.page
      $0.list = list
      if isNew { $0.counter = .standing($0.startTime) }
    }
  }
}

extension FluidProgressMachine {
  /// The elapsed part of the selected page's time, 0…1; a page counts as full with reduced motion.
  package func fraction(at instant: Instant) -> Double {
    guard let page = list.page else { return 0 }
    guard !pauses.contains(.reducedMotion) else { return 1 }
    return Double(elapsed(at: instant).inNanoseconds) / Double(time(of: page).inNanoseconds)
  }

  package func fill(of capsule: Int, at instant: Instant) -> Double {
    guard let index = list.index else { return 0 }
    return capsule == index ? fraction(at: instant) : (capsule < index ? 1 : 0)
  }

  /// The number of full capsules, counting a partly full one as its fraction.
  package func filled(at instant: Instant) -> Double {
    list.index.map { filled(on: $0, at: instant) } ?? 0
  }

  package func progress(at instant: Instant) -> Double {
    list.count > 0 ? filled(at: instant) / Double(list.count) : 0
  }

  /// The number of capsules that would be full with the pages settled on `page`.
  ///
  /// The selected page counts with its elapsed time; any other page would begin with its first
  /// fill.
  func filled(on page: Int, at instant: Instant) -> Double {
    if pauses.contains(.reducedMotion) { return Double(page + 1) }
    guard page != list.index else { return Double(page) + fraction(at: instant) }
    return Double(page) + (list.pages.indices.contains(page) ? firstFill(of: list.pages[page]) : 0)
  }

  package var total: Duration { list.pages.reduce(.zero) { $0 + time(of: $1) } }

  /// The elapsed time of the whole list.
  package func time(at instant: Instant) -> Duration {
    list.pages.prefix(list.index ?? 0).reduce(elapsed(at: instant)) { $0 + time(of: $1) }
  }
}
