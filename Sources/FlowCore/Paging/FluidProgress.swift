/// A timer that advances pages automatically, each after its own time, and computes the fill of the
/// capsules that stand for them in a page indicator.
///
/// Once started, it runs unless there is a reason to pause, and after a pause it continues where it
/// stopped. It also waits on a full page if that page may not end yet or no page follows it.
///
/// It does not count as motion: its fill should be drawn 60 times per second, but a screen
/// on which nothing else moves counts as idle. Each page ends at its exact instant, however rarely
/// the progress is read.
///
/// Used alone, it drives a page indicator. A `Pager` with a time per page creates its own timer,
/// and moves its pages when the timer advances.
@MainActor
public final class FluidProgress {
  package private(set) var machine: FluidProgressMachine {
    didSet { context.clock.noticeChange() }
  }

  /// Decides whether the page at an index may end; without it, every page may.
  ///
  /// Called when the page's time is over, unless no page follows it. If it returns false, the page
  /// stays full; `askAgain` calls it again.
  public var shouldAdvance: ((Int) -> Bool)?

  /// Called with the index of the selected page when the page or its index changes, whatever the
  /// cause; `nil` when no pages are left.
  ///
  /// It is not called when the selection stays the same, so it is safe to bind the index in both
  /// directions.
  public var onSelect: ((Int?) -> Void)?

  weak var pager: Pager?
  private let context: FlowContext
  private let notifier: ChangeNotifier<Selection>

  /// 60 Hz, as on most displays, in nanoseconds.
  private static let frame: Int64 = 1_000_000_000 / 60

  /// Creates a timer at the start of the selected page, not yet started.
  ///
  /// - Parameters:
  ///   - pages: The names of the pages; traps if two are equal.
  ///   - selected: The index of the first page to show, clamped.
  ///   - timePerPage: How long a page is shown unless `setTime` gives it another time; traps unless
  ///     it is at least a nanosecond.
  ///   - wraps: Whether the first page follows the last one.
  ///   - context: The session's clock, trace and preferences. Reduced motion pauses the timer.
  public init(
    _ pages: [String], selected: Int = 0, timePerPage: Duration, wraps: Bool = true,
    context: FlowContext
  ) {
    self.context = context
    machine = FluidProgressMachine(
      PageList(pages, selected: selected), timePerPage: timePerPage, wraps: wraps)
    if context.reducesMotion { machine.setPaused(true, .reducedMotion, at: context.clock.now) }
    notifier = ChangeNotifier(Selection(machine.list))
    context.clock.add(self)
    context.add(self)
  }

  // MARK: Current state

  /// The index of the selected page; `nil` if there are no pages.
  public var index: Int? { machine.list.index }

  /// The fill of a page's capsule at the current instant, 0…1.
  ///
  /// With a pager, use `Pager.fill`, which also follows moving pages.
  public func fill(of capsule: Int) -> Double { machine.fill(of: capsule, at: now) }

  /// The fill of the whole indicator at the current instant, 0…1.
  public var value: Double { machine.progress(at: now) }

  private var now: Instant { context.clock.now }

  // MARK: Running

  /// Starts the timer, which runs unless it is paused; does nothing if it was started already.
  public func start() { machine.start(at: now) }

  /// Stops the timer where it is.
  public func stop() { machine.stop(at: now) }

  /// Pauses the timer for a reason.
  public func pause(_ reason: PauseReason) { machine.setPaused(true, reason, at: now) }

  /// Removes a reason to pause; once no reason is left, the timer continues where it stopped.
  public func resume(_ reason: PauseReason) { machine.setPaused(false, reason, at: now) }

  /// Sets the time of one page; `nil`, or a time that is not positive, restores the default.
  public func setTime(_ time: Duration?, of page: String) {
    machine.setTime(time, of: page, at: now)
  }

  /// Sets the fill with which a page begins each time it is selected, such as the part of a film
  /// that a person has seen already; 0 by default.
  ///
  /// The fill also applies to the selected page if its time has not begun to run. Fills below 0 and
  /// NaN count as 0, and fills of 1 or more as just below 1, so that the page is shown before the
  /// next one.
  public func setFirstFill(_ fill: Double, of page: String) {
    machine.setFirstFill(fill, of: page, at: now)
  }

  /// Calls `shouldAdvance` again if it has kept the selected page from ending; if the timer is
  /// stopped or paused, as soon as it runs again.
  public func askAgain() {
    guard machine.isWaitingAtEnd else { return }
    machine.askAgain(at: now)
    turnIfDue()
  }

  // MARK: Pages

  /// Selects a page, which begins with its first fill; does nothing for the selected page or an
  /// invalid index.
  public func select(_ index: Int, reason: PageChangeReason = .code) {
    change(reason) { $0.select(index, at: now) }
  }

  /// Replaces the pages; if the selected page remains, it keeps its elapsed time.
  ///
  /// Otherwise the next remaining page after it is selected, or else the last one before it; if
  /// none remains, the index stays, clamped. Traps if two pages are equal.
  public func setPages(_ pages: [String]) {
    var list = machine.list
    list.replace(with: pages)
    change(.pages) { $0.follow(list, at: now) }
  }

  func follow(_ list: PageList, isDragging: Bool) {
    machine.follow(list, at: now)
    if machine.pauses.contains(.drag) != isDragging {
      machine.setPaused(isDragging, .drag, at: now)
    }
  }

  private func change(_ reason: PageChangeReason, _ body: (inout FluidProgressMachine) -> Void) {
    let (page, filled) = (machine.list.page, pager?.filled)
    body(&machine)
    if machine.list.page != page {
      context.trace.record("page", machine.list.page ?? "none", reason.rawValue)
    }
    if let filled { pager?.adopt(machine.list, filled: filled, reason) }
    tell()
  }

  func tell() {
    notifier.tell {
      Selection(machine.list)
    } to: {
      onSelect?($0.index)
    }
  }

  private func turnIfDue() {
    guard machine.isDue(at: now), let index = machine.list.index else { return }
    let page = machine.list.page
    let mayEnd = machine.following == nil || (shouldAdvance?(index) ?? true)
    // The callback may have selected another page.
    guard machine.list.page == page else { return }
    if mayEnd { change(.time) { $0.turn(at: now) } } else { machine.waitAtEnd(at: now) }
  }
}

extension FluidProgress: ClockParticipant {
  /// The instant at which the page ends or its fill must be redrawn, whichever is earlier.
  public var deadline: Instant? {
    guard let end = machine.deadline else { return nil }
    return min(
      end, now.advanced(by: .nanoseconds(Self.frame - now.nanoseconds % Self.frame)))
  }

  /// A timer does not count as motion.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) { turnIfDue() }
}

extension FluidProgress: PreferenceFollower {
  package func preferencesChanged(from earlier: Preferences) {
    guard context.reducesMotion != earlier.reducesMotion else { return }
    machine.setPaused(context.reducesMotion, .reducedMotion, at: now)
  }
}

struct Selection: Equatable {
  let index: Int?
  let page: String?

  init(_ list: PageList) {
    (index, page) = (list.index, list.page)
  }
}
