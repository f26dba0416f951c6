/// Pages beside each other, of which one is selected: they follow a finger, a mouse, two fingers, a
/// wheel and keys, and may go on by themselves.
///
/// What is selected changes at once: at the release of a drag, at the press of a key, at the end of
/// a page's time. The pages follow. With reduced motion nothing moves them but a hand, and what a
/// hand has let go of.
///
/// Its owner draws it, and tells it its `extent`.
public final class Pager {
  /// What lets the pages go on by themselves, once it is started; `nil` where they do not.
  public let progress: FluidProgress?

  /// Where the pages are, as a value.
  public internal(set) var machine: PagerMachine

  /// How wide a page is, in points.
  ///
  /// Where that is not positive and finite, nothing can be dragged. Another width moves no page.
  public var extent = 0.0
  /// Whether a mouse can drag pages, and not only a finger; true by default.
  public var allowsMouseDrag = true
  /// Whether a wheel that turns up or down goes from page to page; true by default.
  public var takesWheel = true
  /// Whether a drag that is let go reaches the next page, unless the person prefers another rule.
  public var releaseRule = ReleaseRule.projection
  /// Whether a hand can take pages further than to the next one; false by default.
  public var allowsLongSwipes: Bool {
    get { machine.allowsLongSwipes }
    set { machine.allowsLongSwipes = newValue }
  }

  /// Called with the number of the selected page when it is another page or has another number,
  /// whoever has changed that; `nil` when there are no more pages.
  ///
  /// It is not called for what was selected already, so whoever keeps the number too can pass it on
  /// both ways.
  public var onSelect: ((Int?) -> Void)?
  /// Called with the number of the selected page when the pages have come to rest on another one
  /// than before.
  public var onShow: ((Int?) -> Void)?

  /// Scrolling on it.
  public private(set) lazy var scrollResponder: any ScrollResponder = PagerScroll(self)

  let context: FlowContext
  /// Who has the pages, as long as they are in somebody's hands.
  weak var hand: PagerHand?
  private var course = IndicatorFill.timed
  private let selections: ChangeNotifier<Selection>
  private let rests: ChangeNotifier<String?>
  private var rested: String?

  /// Creates a pager at rest on the selected page.
  ///
  /// - Parameters:
  ///   - pages: The names of the pages; traps where two are the same.
  ///   - selected: The number of the first one to be seen, clamped.
  ///   - timePerPage: How long each is seen until the next one comes; `nil` for as long as a person
  ///     likes.
  ///   - wraps: Whether the first page comes after the last one then.
  ///   - context: The session's clock and trace.
  public init(
    _ pages: [String], selected: Int = 0, timePerPage: Duration? = nil, wraps: Bool = true,
    context: FlowContext
  ) {
    self.context = context
    machine = PagerMachine(PageList(pages, selected: selected))
    progress = timePerPage.map {
      FluidProgress(
        pages, selected: selected, timePerPage: $0, wraps: wraps, context: context)
    }
    selections = ChangeNotifier(Selection(machine.row))
    rests = ChangeNotifier(machine.row.page)
    rested = machine.row.page
    progress?.pager = self
    context.clock.add(self)
  }

  // MARK: What there is

  /// The names of the pages, in order.
  public var pages: [String] { machine.row.pages }

  /// The number of the selected page, where the pages are or are going; `nil` where there are none.
  public var index: Int? { machine.row.index }

  /// Where the pages are at this instant, counted in pages; see `PagerMachine`.
  public var position: Double { machine.position(at: now) }

  /// How much of a page is there at this instant, 0…1: 1 at rest on it, 0 when it is a page away or
  /// more.
  public func presence(of page: Int) -> Double { max(0, 1 - (Double(page) - position).magnitude) }

  var now: Instant { context.clock.now }

  // MARK: Changing

  /// Changes something, and tells everybody what has come of it.
  func change(_ cause: PageChangeReason, _ body: (inout PagerMachine) -> Void) {
    let page = machine.row.page
    apply(filled: filled, body)
    if machine.row.page != page {
      context.trace.record("page", machine.row.page ?? "none", cause.rawValue)
    }
    announce()
  }

  /// Takes the pages and the selection of its progress, which has changed them and said so.
  ///
  /// - Parameter filled: How many capsules showed as full before.
  func adopt(_ row: PageList, filled: Double) {
    apply(filled: filled) {
      $0.replace(with: row.pages, at: now)
      if let index = row.index, index != $0.row.index {
        $0.select(index, animated: !context.reducesMotion, at: now)
      }
    }
    announce()
  }

  private func apply(filled: Double, _ body: (inout PagerMachine) -> Void) {
    let before = machine
    body(&machine)
    guard machine != before else { return }
    if !machine.isInHand { hand = nil }
    progress?.follow(machine.row, isInHand: machine.isInHand)
    guard !machine.isInHand || machine.row.pages == before.row.pages else {
      return course = IndicatorFill(inHand: machine, at: now, rest: rest)
    }
    // Pages that come in front of others bring their full capsules with them.
    let shift = machine.position(at: now) - before.position(at: now)
    course = IndicatorFill(machine, filled: filled + shift, at: now)
  }

  private func announce() {
    if machine.state == .resting { rested = machine.row.page }
    progress?.tell()
    selections.tell {
      Selection(machine.row)
    } to: {
      onSelect?($0.index)
    }
    rests.tell {
      rested
    } to: { _ in
      onShow?(machine.row.index)
    }
  }
}

extension Pager {
  /// How full a page's capsule shows at this instant, 0…1, while pages rest or move.
  public func fill(of capsule: Int) -> Double { min(max(filled - Double(capsule), 0), 1) }

  /// How many capsules show as full at this instant, with parts of one: 0 up to the count of pages.
  ///
  /// It follows a hand and grows with time; it jumps only where pages come and go, change without
  /// motion, or begin anew where they are. Without `progress` the selected page's capsule is full,
  /// and so are those before it.
  public var filled: Double { course.filled(machine, at: now, rest: rest) }

  private func rest(on page: Int) -> Double {
    progress?.machine.filled(on: page, at: now) ?? Double(page + 1)
  }
}

extension Pager: ClockParticipant {
  public var deadline: Instant? { machine.deadline }

  public var isMoving: Bool { machine.deadline != nil }

  public func advance(to instant: Instant) {
    guard let deadline, deadline <= instant else { return }
    change(.code) { $0.advance(to: instant) }
  }
}
