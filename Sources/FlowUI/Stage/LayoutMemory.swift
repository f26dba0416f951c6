internal import FlowCore

/// The layouts of the session's current state: each screen and overlay is laid out once, for
/// drawing, input and accessibility alike.
///
/// A layout counts until input is handled, a state or an observable object that it has read
/// changes, the flow changes, the program calls `FlowSession.setNeedsLayout`, or time passes. In a
/// transition that runs by itself it also counts as time passes, if nothing but whole pages moves.
@MainActor
final class LayoutMemory {
  private struct Entry {
    /// The screen or overlay.
    weak var content: AnyObject?
    weak var transition: TransitionCoordinator?
    let moment: Moment
    let surroundings: PageSurroundings
    let reading: LayoutReading
    let layout: PageLayout
  }

  /// What the layouts of a state have in common.
  private struct Moment: Equatable {
    /// The number of changes of the flow, and of deadlines that were due.
    let changes: Int
    let instant: Instant
  }

  /// Weak entries: they keep neither screens alive, nor a transition, which keeps its screens.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let clock: FlowClock

  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
  }

  /// Clears the cache, so that everything is laid out again when it is next asked for.
  func forget() { entries = [:] }

  /// The layout of a screen or an overlay in the current state, from the session's memory if there
  /// is one.
  static func layout(
    of content: AnyObject, in context: LayoutContext, _ make: (LayoutContext) -> PageLayout
  ) -> PageLayout {
    if let memory = context.services.memory {
      return memory.layout(of: content, in: context) { make(context) }
    }
    var layout = make(context)
    layout.settle()
    return layout
  }

  private func layout(
    of content: AnyObject, in context: LayoutContext, _ make: () -> PageLayout
  ) -> PageLayout {
    let (key, surroundings) = (ObjectIdentifier(content), PageSurroundings(context))
    if let known = entries[key], known.content === content, isCurrent(known),
      known.surroundings == surroundings
    {
      return known.layout
    }
    var (layout, reading) = settled(make)
    // What a control has learned of its layout may change what it shows.
    if reading.isOutOfDate { (layout, reading) = settled(make) }
    entries[key] = Entry(
      content: content, transition: clock.changesPages ? nil : context.services.transition,
      moment: moment, surroundings: surroundings, reading: reading, layout: layout)
    return layout
  }

  private func settled(_ make: () -> PageLayout) -> (PageLayout, LayoutReading) {
    let reading = LayoutReading()
    var layout = reading.track(make)
    layout.settle()
    return (layout, reading)
  }

  private var moment: Moment {
    Moment(changes: clock.changes, instant: clock.now)
  }

  private func isCurrent(_ entry: Entry) -> Bool {
    guard !entry.reading.isOutOfDate else { return false }
    let (then, now) = (entry.moment, moment)
    guard let transition = entry.transition, !transition.isInteractive else { return then == now }
    return then.changes == now.changes
  }
}

/// As time passes, only the pages of a transition keep their layouts, and so the objects in them.
extension LayoutMemory: ClockParticipant {
  var deadline: Instant? { nil }
  var isMoving: Bool { false }
  var changesPages: Bool { false }

  func advance(to instant: Instant) {
    if !entries.isEmpty { entries = entries.filter { isCurrent($0.value) } }
  }
}

/// Everything in a layout context that a page's layout depends on.
private struct PageSurroundings: Equatable {
  private let environment: LayoutEnvironment
  private let size: Size
  private let insets: Insets

  init(_ context: LayoutContext) {
    environment = context.environment
    size = context.size
    insets = context.insets
  }
}
