/// How long pages that go on by themselves have been seen, as a value: instants go in, pages come
/// out.
///
/// Each page has its time, in whole nanoseconds. Only the selected page and what it has had of its
/// own time are kept, and everything else follows from them: with equal times the page is time ×
/// count / total, in whole numbers, and so exact at every boundary and never out of range. Time
/// passes only in `turn`, `elapsed` and what is computed from it; instants that run backwards stand
/// still.
///
/// `FluidProgress` is the one to use on a stage; it lets this one turn at the right instants.
public struct FluidProgressMachine: Hashable, Sendable {
  /// The pages, and which one is selected.
  public internal(set) var row: PageList
  /// How long a page is seen that has no time of its own.
  public let timePerPage: Duration
  /// Whether the first page follows the last one; otherwise the last one stays full and time stops.
  public let wraps: Bool
  /// Whether it was started, and not stopped since.
  public private(set) var isStarted = false
  /// What keeps the time from passing.
  public private(set) var pauses: Set<PauseReason> = []

  private var ownTimes: [String: Int64] = [:]
  var count = Count.standing(0)

  /// What the selected page has had of its time, in nanoseconds.
  enum Count: Hashable {
    case standing(Int64)
    case running(from: Int64, since: Instant)
    /// All, and it may not go on yet.
    case held
  }

  /// Creates a count at the start of the selected page, not started yet; traps unless the time per
  /// page is at least a nanosecond.
  public init(_ row: PageList, timePerPage: Duration, wraps: Bool = true) {
    precondition(
      timePerPage.inNanoseconds > 0, "a page must be seen for some time, not \(timePerPage)")
    self.row = row
    self.timePerPage = timePerPage
    self.wraps = wraps
  }

  // MARK: What there is

  /// Whether time passes.
  public var isRunning: Bool {
    if case .running = count { true } else { false }
  }

  /// Whether the page is full and was told not to go on.
  public var isHeld: Bool { count == .held }

  /// When the page's time is over; `nil` where none passes.
  public var deadline: Instant? {
    guard case .running(let start, let since) = count else { return nil }
    return since.advanced(by: .nanoseconds(max(0, pageTime - start)))
  }

  /// The page that follows when the time is over; `nil` where none does.
  public var following: Int? {
    guard let index = row.index else { return nil }
    return index + 1 < row.count ? index + 1 : (wraps ? 0 : nil)
  }

  /// How long a page is seen.
  public func time(of page: String) -> Duration {
    ownTimes[page].map { .nanoseconds($0) } ?? timePerPage
  }

  /// What the selected page has had of its time, at most all of it; 0 where there are no pages.
  public func elapsed(at instant: Instant) -> Duration { .nanoseconds(nanoseconds(at: instant)) }

  private func nanoseconds(at instant: Instant) -> Int64 {
    switch count {
    case .standing(let time): min(time, pageTime)
    case .running(let start, let since):
      start + min(max(0, instant.duration(since: since).inNanoseconds), pageTime - start)
    case .held: pageTime
    }
  }

  /// The selected page's time in nanoseconds.
  var pageTime: Int64 { row.page.map { time(of: $0).inNanoseconds } ?? 0 }

  // MARK: Running

  /// Lets time pass, as far as nothing keeps it from that; a second time it changes nothing.
  public mutating func start(at instant: Instant) {
    change(at: instant) { $0.isStarted = true }
  }

  /// Lets time stand still where it is.
  public mutating func stop(at instant: Instant) {
    change(at: instant) { $0.isStarted = false }
  }

  /// Adds or takes away a reason to stand still.
  public mutating func setPaused(_ isPaused: Bool, _ reason: PauseReason, at instant: Instant) {
    change(at: instant) {
      if isPaused { $0.pauses.insert(reason) } else { $0.pauses.remove(reason) }
    }
  }

  /// Gives a page a time of its own; `nil`, or what is not positive, takes that away again.
  ///
  /// The selected page keeps what it has had, so that how full it is may jump. Where that is more
  /// than the new time, the rest is taken away for good, whether time passes or not.
  public mutating func setTime(_ time: Duration?, of page: String, at instant: Instant) {
    change(at: instant) {
      $0.ownTimes[page] = (time?.inNanoseconds).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Changes something, and then lets time pass or stand still as that demands.
  mutating func change(at instant: Instant, _ body: (inout Self) -> Void) {
    var now = instant
    if case .running(_, let since) = count { now = max(now, since) }
    if case .running = count { count = .standing(nanoseconds(at: now)) }
    body(&self)
    guard case .standing(let had) = count else { return }
    let time = min(had, pageTime)
    count = .standing(time)
    guard isStarted, pauses.isEmpty, row.index != nil else { return }
    if time < pageTime || following != nil { count = .running(from: time, since: now) }
  }
}
