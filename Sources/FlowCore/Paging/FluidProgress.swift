/// Lets pages go on by themselves, each after its time, and says how full their capsules are.
///
/// It stands still until it is started, and as long as there is a reason to; where it stood, it
/// goes on. It is a timer and no motion: what is drawn of it should be drawn anew sixty times a
/// second, but a stage with nothing else on it is at rest. Each page ends at its own instant,
/// however seldom anybody looks.
///
/// Alone it drives an indicator. A `Pager` makes its own, and moves its pages with it.
public final class FluidProgress {
  /// The pages and their time, as a value.
  public private(set) var machine: FluidProgressMachine

  /// Whether the page of a number may end, asked once when its time is over; by default it may.
  ///
  /// A page that may not stays full until `askAgain`.
  public var shouldAdvance: ((Int) -> Bool)?

  /// Called with the number of the selected page when it is another page or has another number,
  /// whoever has changed that; `nil` when there are no more pages.
  ///
  /// It is not called for what was selected already, so whoever keeps the number too can pass it on
  /// both ways.
  public var onSelect: ((Int?) -> Void)?

  /// The pager that it belongs to.
  weak var pager: Pager?
  private let context: FlowContext
  private let news: ChangeNotifier<Selection>

  /// How often the fill is to be drawn: as often as most displays do.
  private static let frame: Int64 = 1_000_000_000 / 60

  /// Creates a progress at the start of the selected page, not started yet.
  ///
  /// - Parameters:
  ///   - pages: The names of the pages; traps where two are the same.
  ///   - selected: The number of the first one to be seen, clamped.
  ///   - timePerPage: How long each is seen; traps unless it is at least a nanosecond.
  ///   - wraps: Whether the first page follows the last one.
  ///   - context: The session's clock, trace and preferences. As long as motion is reduced, there
  ///     is a reason to stand still.
  public init(
    _ pages: [String], selected: Int = 0, timePerPage: Duration, wraps: Bool = true,
    context: FlowContext
  ) {
    self.context = context
    machine = FluidProgressMachine(
      PageList(pages, selected: selected), timePerPage: timePerPage, wraps: wraps)
    if context.reducesMotion { machine.setPaused(true, .reducedMotion, at: context.clock.now) }
    news = ChangeNotifier(Selection(machine.row))
    context.clock.add(self)
    context.add(self)
  }

  // MARK: What there is

  /// The number of the selected page; `nil` where there are no pages.
  public var index: Int? { machine.row.index }

  /// How full a page's capsule is at this instant, 0…1.
  ///
  /// With a pager, `Pager.fill` also follows pages that are on their way.
  public func fill(of capsule: Int) -> Double { machine.fill(of: capsule, at: now) }

  /// How much of the whole indicator is full at this instant, 0…1.
  public var value: Double { machine.progress(at: now) }

  private var now: Instant { context.clock.now }

  // MARK: Running

  /// Lets time pass, as far as nothing keeps it from that; a second time it changes nothing.
  public func start() { machine.start(at: now) }

  /// Lets time stand still where it is.
  public func stop() { machine.stop(at: now) }

  /// Lets time stand still for a reason.
  public func pause(_ reason: PauseReason) { machine.setPaused(true, reason, at: now) }

  /// Takes a reason to stand still away; time goes on where it stood when that was the last one.
  public func resume(_ reason: PauseReason) { machine.setPaused(false, reason, at: now) }

  /// Gives a page a time of its own; `nil`, or what is not positive, takes that away again.
  public func setTime(_ time: Duration?, of page: String) {
    machine.setTime(time, of: page, at: now)
  }

  /// Asks once more whether a page may end that was kept full.
  public func askAgain() {
    guard machine.isHeld else { return }
    machine.askAgain(at: now)
    turnIfDue()
  }

  // MARK: Pages

  /// Selects a page and starts it anew; one that is selected already goes on, and a number that is
  /// no page's changes nothing.
  public func select(_ index: Int, cause: PageChangeReason = .code) {
    change(cause) { $0.select(index, at: now) }
  }

  /// Takes other pages; a selected one that stays keeps its time.
  ///
  /// Which one is selected otherwise is said at `PageList`.
  public func setPages(_ pages: [String]) {
    var row = machine.row
    row.replace(with: pages)
    change(.pages) { $0.follow(row, at: now) }
  }

  /// Takes what its pager has selected, and whether that is in somebody's hands.
  func follow(_ row: PageList, isInHand: Bool) {
    machine.follow(row, at: now)
    if machine.pauses.contains(.drag) != isInHand {
      machine.setPaused(isInHand, .drag, at: now)
    }
  }

  private func change(_ cause: PageChangeReason, _ body: (inout FluidProgressMachine) -> Void) {
    let (page, filled) = (machine.row.page, pager?.filled)
    body(&machine)
    if machine.row.page != page {
      context.trace.record("page", machine.row.page ?? "none", cause.rawValue)
    }
    if let filled { pager?.adopt(machine.row, filled: filled) }
    tell()
  }

  /// Tells of what is selected now.
  func tell() {
    news.tell {
      Selection(machine.row)
    } to: {
      onSelect?($0.index)
    }
  }

  private func turnIfDue() {
    guard machine.isDue(at: now), let index = machine.row.index else { return }
    let page = machine.row.page
    let mayEnd = machine.following == nil || (shouldAdvance?(index) ?? true)
    // Whoever was asked may have gone somewhere else.
    guard machine.row.page == page else { return }
    if mayEnd { change(.time) { $0.turn(at: now) } } else { machine.hold(at: now) }
  }
}

extension FluidProgress: ClockParticipant {
  /// When the page ends, or its fill is to be drawn again.
  public var deadline: Instant? {
    guard let end = machine.deadline else { return nil }
    return min(
      end, now.advanced(by: .nanoseconds(Self.frame - now.nanoseconds % Self.frame)))
  }

  /// A timer is no motion.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) { turnIfDue() }
}

extension FluidProgress: PreferenceFollower {
  package func preferencesChanged(from earlier: Preferences) {
    guard context.reducesMotion != earlier.reducesMotion else { return }
    machine.setPaused(context.reducesMotion, .reducedMotion, at: now)
  }
}

/// Which page is selected, and which number it has.
struct Selection: Equatable {
  let index: Int?
  let page: String?

  init(_ row: PageList) {
    (index, page) = (row.index, row.page)
  }
}
