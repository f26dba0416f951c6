/// The timer of pages that advance by themselves, as a value.
///
/// It stores the selected page and that page's elapsed time, in whole nanoseconds; fills and totals
/// are derived from them. Reading at a later instant never selects another page: the selected page
/// counts as full from its deadline on, until `turn` or `select` is called. An instant before the
/// timer last began to run counts as the instant at which it began.
///
/// Use `FluidProgress` in an app; it calls `turn` at the right instants.
package struct FluidProgressMachine: Hashable, Sendable {
  /// The pages, and which one is selected.
  package internal(set) var list: PageList
  /// How long a page without its own time is shown.
  package let timePerPage: Duration
  /// Whether the first page follows the last one; otherwise the last one stays full and the timer
  /// ends.
  package let wraps: Bool
  /// Whether the timer was started, and not stopped since.
  package private(set) var isStarted = false
  /// The reasons why the timer is paused.
  package private(set) var pauses: Set<PauseReason> = []

  private var ownTimes: [String: Int64] = [:]
  var counter = Counter.standing(0)

  /// The elapsed time of the selected page, in nanoseconds.
  enum Counter: Hashable {
    case standing(Int64)
    case running(from: Int64, since: Instant)
    /// All of the page's time has elapsed, but the page may not end yet.
    case waitingAtEnd
  }

  /// Creates a timer at the start of the selected page, not yet started; traps unless the time per
  /// page is at least a nanosecond.
  package init(_ list: PageList, timePerPage: Duration, wraps: Bool = true) {
    precondition(
      timePerPage.inNanoseconds > 0,
      "the time per page must be at least a nanosecond, not \(timePerPage)")
    self.list = list
    self.timePerPage = timePerPage
    self.wraps = wraps
  }

  // MARK: Current state

  /// Whether the timer is running.
  package var isRunning: Bool {
    if case .running = counter { true } else { false }
  }

  /// Whether the selected page is full and waits for `askAgain`.
  package var isWaitingAtEnd: Bool { counter == .waitingAtEnd }

  /// The instant at which the page's time is over; `nil` while the timer is not running.
  package var deadline: Instant? {
    guard case .running(let start, let since) = counter else { return nil }
    return since.advanced(by: .nanoseconds(max(0, pageTime - start)))
  }

  /// The index of the page that follows when the time is over; `nil` if none does.
  package var following: Int? {
    guard let index = list.index else { return nil }
    return index + 1 < list.count ? index + 1 : (wraps ? 0 : nil)
  }

  /// How long a page is shown.
  package func time(of page: String) -> Duration {
    ownTimes[page].map { .nanoseconds($0) } ?? timePerPage
  }

  /// The elapsed time of the selected page, at most its full time; 0 if there are no pages.
  package func elapsed(at instant: Instant) -> Duration { .nanoseconds(nanoseconds(at: instant)) }

  private func nanoseconds(at instant: Instant) -> Int64 {
    switch counter {
    case .standing(let time): min(time, pageTime)
    case .running(let start, let since):
      start + min(max(0, instant.duration(since: since).inNanoseconds), pageTime - start)
    case .waitingAtEnd: pageTime
    }
  }

  /// The selected page's time in nanoseconds.
  var pageTime: Int64 { list.page.map { time(of: $0).inNanoseconds } ?? 0 }

  // MARK: Running

  /// Starts the timer, which runs unless it is paused; does nothing if it was started already.
  package mutating func start(at instant: Instant) {
    change(at: instant) { $0.isStarted = true }
  }

  /// Stops the timer where it is.
  package mutating func stop(at instant: Instant) {
    change(at: instant) { $0.isStarted = false }
  }

  /// Adds or removes a reason to pause.
  package mutating func setPaused(_ isPaused: Bool, _ reason: PauseReason, at instant: Instant) {
    change(at: instant) {
      if isPaused { $0.pauses.insert(reason) } else { $0.pauses.remove(reason) }
    }
  }

  /// Sets the time of one page; `nil`, or a time that is not positive, restores the default.
  ///
  /// The selected page keeps its elapsed time, so its fill may jump. If more time has elapsed than
  /// the new time, the excess is discarded, whether the timer is running or not.
  package mutating func setTime(_ time: Duration?, of page: String, at instant: Instant) {
    change(at: instant) {
      $0.ownTimes[page] = (time?.inNanoseconds).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Updates the elapsed time, applies a change, and then runs or pauses the timer as the new state
  /// requires.
  mutating func change(at instant: Instant, _ body: (inout Self) -> Void) {
    var now = instant
    if case .running(_, let since) = counter { now = max(now, since) }
    if case .running = counter { counter = .standing(nanoseconds(at: now)) }
    body(&self)
    guard case .standing(let earlier) = counter else { return }
    let time = min(earlier, pageTime)
    counter = .standing(time)
    guard isStarted, pauses.isEmpty, list.index != nil else { return }
    if time < pageTime || following != nil { counter = .running(from: time, since: now) }
  }
}

extension FluidProgressMachine {
  /// Whether the page's time is over, so that `turn` or `waitAtEnd` is due.
  package func isDue(at instant: Instant) -> Bool { deadline.map { $0 <= instant } ?? false }

  /// Advances by one page if the page's time is over; returns whether it has advanced.
  ///
  /// The next page begins with the time that has passed since the deadline. If that is its whole
  /// time or more, it begins at 0 instead, so that no page is skipped. If no page follows, the last
  /// one stays full.
  @discardableResult
  package mutating func turn(at instant: Instant) -> Bool {
    guard let deadline, isDue(at: instant) else { return false }
    guard let following else {
      counter = .standing(pageTime)
      return false
    }
    list.select(following)
    let excess = instant.duration(since: deadline).inNanoseconds
    counter = .running(from: excess < pageTime ? excess : 0, since: instant)
    return true
  }

  /// Keeps the page full if its time is over, until `askAgain` is called or another page is
  /// selected.
  package mutating func waitAtEnd(at instant: Instant) {
    if isDue(at: instant) { counter = .waitingAtEnd }
  }

  /// Ends the wait of a page that is full, so that it is due again as soon as the timer runs.
  package mutating func askAgain(at instant: Instant) {
    guard isWaitingAtEnd else { return }
    change(at: instant) { $0.counter = .standing($0.pageTime) }
  }

  /// Selects a page, whose time begins at 0; returns whether the selection changed.
  ///
  /// Does nothing for the selected page or an invalid index.
  @discardableResult
  package mutating func select(_ index: Int, at instant: Instant) -> Bool {
    var list = list
    guard list.select(index) else { return false }
    follow(list, at: instant)
    return true
  }

  /// Adopts other pages or another selection; if the selected page remains selected, it keeps its
  /// elapsed time.
  package mutating func follow(_ list: PageList, at instant: Instant) {
    change(at: instant) {
      if list.page != $0.list.page { $0.counter = .standing(0) }
      $0.list = list
    }
  }
}

extension FluidProgressMachine {
  /// The fill of the selected page's capsule, 0…1: the elapsed part of its time, or 1 with reduced
  /// motion; 0 if there are no pages.
  package func fraction(at instant: Instant) -> Double {
    guard let page = list.page else { return 0 }
    guard !pauses.contains(.reducedMotion) else { return 1 }
    return Double(elapsed(at: instant).inNanoseconds) / Double(time(of: page).inNanoseconds)
  }

  /// The fill of a capsule, 0…1: capsules before the selected page's are full, those after it
  /// empty.
  package func fill(of capsule: Int, at instant: Instant) -> Double {
    guard let index = list.index else { return 0 }
    return capsule == index ? fraction(at: instant) : (capsule < index ? 1 : 0)
  }

  /// The number of full capsules, counting a partly full one as its fraction: 0 up to the number of
  /// pages.
  package func filled(at instant: Instant) -> Double {
    list.index.map { filled(on: $0, at: instant) } ?? 0
  }

  /// The fill of the whole indicator, 0…1; 0 if there are no pages.
  package func progress(at instant: Instant) -> Double {
    list.count > 0 ? filled(at: instant) / Double(list.count) : 0
  }

  /// The number of capsules that would be full with the pages settled on `page`.
  ///
  /// The selected page counts with its elapsed time; any other page would begin at 0.
  func filled(on page: Int, at instant: Instant) -> Double {
    if pauses.contains(.reducedMotion) { return Double(page + 1) }
    return Double(page) + (page == list.index ? fraction(at: instant) : 0)
  }

  /// The total time of all pages.
  package var total: Duration { list.pages.reduce(.zero) { $0 + time(of: $1) } }

  /// The elapsed time of the whole list: the times of the pages before the selected one, and the
  /// selected page's elapsed time.
  package func time(at instant: Instant) -> Duration {
    list.pages.prefix(list.index ?? 0).reduce(elapsed(at: instant)) { $0 + time(of: $1) }
  }
}
