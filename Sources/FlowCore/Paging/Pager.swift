/// Pages side by side or one above the other, one of which is selected: they respond to touch,
/// mouse, two-finger scrolling, wheel and keys, and may advance by themselves.
///
/// The selection changes immediately: when a drag is released, when a key is pressed, when a page's
/// time is over. The pages then move to the selected page: on a spring, or, when they advance by
/// themselves, along an ease-in-out curve. With reduced motion they move only while dragged, and
/// when they settle after a drag; otherwise they fade.
///
/// The owner draws the pager, and sets its `extent`.
@MainActor
public final class Pager {
  /// The timer that advances the pages once it is started; `nil` if they do not advance by
  /// themselves.
  public let progress: FluidProgress?

  /// The axis along which the pages lie; the first one is at the leading edge, or at the top.
  public let axis: Axis

  package internal(set) var machine: PagerMachine {
    didSet { context.clock.noticeChange() }
  }

  /// The length of a page along the axis, in points.
  ///
  /// Unless it is positive and finite, pages cannot be dragged with a finger or a mouse; scrolling
  /// with two fingers does not depend on it. Changing it moves no page.
  public var extent = 0.0
  /// Whether a finger on a touch screen or two on a touchpad can drag pages; true by default.
  ///
  /// Set it and `allowsMouseDrag` to false if only the program, keys and a wheel change the page.
  public var allowsTouchDrag = true
  /// Whether a mouse can drag pages, as a finger can; true by default.
  public var allowsMouseDrag = true
  /// Whether turning a wheel up or down changes the page; true by default.
  public var takesWheel = true
  /// The rule that decides whether a released drag reaches the next page, unless the person's
  /// preferences set another one.
  public var releaseRule = ReleaseRule.projection
  /// Whether a drag can go further than to the next page; false by default.
  public var allowsLongSwipes: Bool {
    get { machine.allowsLongSwipes }
    set { machine.allowsLongSwipes = newValue }
  }

  /// Called with the index of the selected page when the page or its index changes, whatever the
  /// cause; `nil` when no pages are left.
  ///
  /// It is not called when the selection stays the same, so it is safe to bind the index in both
  /// directions.
  public var onSelect: ((Int?) -> Void)?
  /// Called with the index of the selected page when the pages have settled on a different page;
  /// `nil` when no pages are left.
  public var onShow: ((Int?) -> Void)?

  /// The responder for scrolling on the pager.
  package private(set) lazy var scrollResponder: any ScrollResponder = PagerScroll(self)

  package let context: FlowContext
  weak var drag: PagerDragController?
  private var indicatorFill = IndicatorFill.timed
  private let selections: ChangeNotifier<Selection>
  private let settledPages: ChangeNotifier<String?>
  private var settledPage: String?

  /// Creates a pager settled on the selected page.
  ///
  /// - Parameters:
  ///   - pages: The names of the pages; traps if two are equal.
  ///   - selected: The index of the first page to show, clamped.
  ///   - timePerPage: How long each page is shown before the next one; `nil` if the pages do not
  ///     advance by themselves.
  ///   - wraps: Whether the first page follows the last one when they advance by themselves.
  ///   - axis: The axis along which the pages lie.
  ///   - context: The context of the session.
  public init(
    _ pages: [String], selected: Int = 0, timePerPage: Duration? = nil, wraps: Bool = true,
    axis: Axis = .horizontal, context: FlowContext
  ) {
    self.context = context
    self.axis = axis
    machine = PagerMachine(PageList(pages, selected: selected))
    progress = timePerPage.map {
      FluidProgress(
        pages, selected: selected, timePerPage: $0, wraps: wraps, context: context)
    }
    selections = ChangeNotifier(Selection(machine.list))
    settledPages = ChangeNotifier(machine.list.page)
    settledPage = machine.list.page
    progress?.pager = self
    context.clock.add(self)
  }

  // MARK: Current state

  /// The names of the pages, in order.
  public var pages: [String] { machine.list.pages }

  /// The index of the selected page; `nil` if there are no pages.
  public var index: Int? { machine.list.index }

  /// The position at the current instant, in pages: at 1.25, three quarters of the second page and
  /// a quarter of the third one are visible.
  public var position: Double { machine.position(at: now) }

  /// The presence of a page at the current instant, 0…1: 1 when settled on it, 0 at a distance of a
  /// page or more.
  ///
  /// It is linear in the position while the pages are dragged or settle, and linear in time while
  /// they advance by themselves.
  public func presence(of page: Int) -> Double {
    max(0, 1 - (Double(page) - machine.presencePosition(at: now)).magnitude)
  }

  /// While the selected page fades in over an earlier one, that page's index, and the opacity of
  /// the selected page, 0…1.
  package var fade: (earlier: Int, opacity: Double)? {
    guard case .fading(let fade) = machine.state else { return nil }
    return (fade.page, fade.motion.value(at: now))
  }

  var now: Instant { context.clock.now }

  // MARK: Changing

  func change(_ reason: PageChangeReason, _ body: (inout PagerMachine) -> Void) {
    let page = machine.list.page
    apply(filled: filled, body)
    if machine.list.page != page {
      context.trace.record("page", machine.list.page ?? "none", reason.rawValue)
    }
    announce()
  }

  /// Adopts the pages and the selection of `progress`, which has already traced the change;
  /// `filled` capsules were full before it.
  func adopt(_ list: PageList, filled: Double, _ reason: PageChangeReason) {
    apply(filled: filled) {
      $0.replace(with: list.pages, at: now)
      if let index = list.index, index != $0.list.index {
        $0.select(index, by: motion(for: reason), at: now)
      }
    }
    announce()
  }

  private func apply(filled: Double, _ body: (inout PagerMachine) -> Void) {
    let before = machine
    body(&machine)
    guard machine != before else { return }
    if !machine.isDragging { drag = nil }
    progress?.follow(machine.list, isDragging: machine.isDragging)
    guard !machine.isDragging || machine.list.pages == before.list.pages else {
      return indicatorFill = IndicatorFill(dragging: machine, at: now, settledFill: settledFill)
    }
    // Each page inserted before the current one adds a full capsule.
    let shift = machine.position(at: now) - before.position(at: now)
    indicatorFill = IndicatorFill(machine, filled: filled + shift, at: now)
  }

  private func announce() {
    if machine.state == .settled { settledPage = machine.list.page }
    progress?.tell()
    selections.tell {
      Selection(machine.list)
    } to: {
      onSelect?($0.index)
    }
    settledPages.tell {
      settledPage
    } to: { _ in
      onShow?(machine.list.index)
    }
  }
}

extension Pager {
  /// The fill of a page's capsule at the current instant, 0…1, also while the pages move.
  public func fill(of capsule: Int) -> Double { min(max(filled - Double(capsule), 0), 1) }

  /// The number of full capsules at the current instant, counting a partly full one as its
  /// fraction: 0 up to the number of pages.
  ///
  /// It follows a drag and grows with time. It jumps only when pages are added or removed, fade or
  /// change without animation, when a page's time or first fill or the preference for reduced
  /// motion changes, and when the only page starts again. Without `progress`, the capsules of the
  /// selected page and of those before it are full.
  public var filled: Double { indicatorFill.filled(machine, at: now, settledFill: settledFill) }

  private func settledFill(on page: Int) -> Double {
    progress?.machine.filled(on: page, at: now) ?? Double(page + 1)
  }
}

extension Pager: ClockParticipant {
  public var deadline: Instant? { machine.deadline }

  /// Whether the pages move or fade and will settle.
  ///
  /// False if the timer advances the pages before they have settled: such pages would never settle,
  /// and a timer alone does not count as motion.
  public var isMoving: Bool {
    guard let motionInterval = machine.motionInterval else { return false }
    guard let progress, let page = machine.list.page, progress.machine.isRunning else {
      return true
    }
    return motionInterval.upperBound.duration(since: motionInterval.lowerBound)
      < progress.machine.time(of: page)
  }

  public func advance(to instant: Instant) {
    guard let deadline, deadline <= instant else { return }
    change(.code) { $0.advance(to: instant) }
  }
}

/// The reason why another page was selected, as traces show it.
public enum PageChangeReason: String, Hashable, Sendable, CaseIterable {
  /// The time of the previous page was over.
  case time
  /// The pages were dragged with a finger or a mouse.
  case swipe
  /// The pages were scrolled with two fingers.
  case scroll
  /// A mouse wheel was turned.
  case wheel
  case key
  /// The page's capsule, dot or name was tapped.
  case tap
  /// Code selected the page.
  case code
  /// Pages were added or removed.
  case pages
}
