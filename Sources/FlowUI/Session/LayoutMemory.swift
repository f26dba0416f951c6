internal import FlowCore

/// The layouts of the session's current state: each screen and overlay is laid out once, and
/// drawing, input and accessibility share the result.
///
/// A layout is valid until one of these happens:
///
/// - Input other than a move of a page drag is handled.
/// - A state or an observable object that it has read, such as the clock, changes.
/// - The flow changes, or a deadline of the clock is reached.
/// - It is needed for another size, other insets or another environment.
/// - The program calls `FlowSession.setNeedsLayout`.
/// - Time passes while something moves within pages: the motion may not be observable.
@MainActor
final class LayoutMemory {
  @MainActor
  private final class Entry {
    /// The screen, the overlay, or the `ElementMemory` of a remembered element.
    private(set) weak var content: AnyObject?
    /// The clock's count of changes of the flow and of due deadlines, when the layout was made.
    let changes: Int
    let instant: Instant
    /// Whether something moved within pages when the layout was made.
    let wasMoving: Bool
    let environmentKey: EnvironmentKey
    /// `nil` for a screen or an overlay.
    let elementKey: RememberedElementKey?
    let dependencies: LayoutDependencies
    let layout: PageLayout

    init(
      of content: AnyObject, _ elementKey: RememberedElementKey?, in environmentKey: EnvironmentKey,
      on clock: FlowClock, _ layout: PageLayout, _ dependencies: LayoutDependencies
    ) {
      (self.content, self.elementKey, self.environmentKey) = (content, elementKey, environmentKey)
      (changes, instant, wasMoving) = (clock.changes, clock.now, clock.changesPages)
      (self.layout, self.dependencies) = (layout, dependencies)
    }
  }

  /// How many times all layouts have been dropped.
  private(set) var invalidations = 0
  /// Entries refer weakly to screens, which the flow keeps alive.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let clock: FlowClock

  init(on clock: FlowClock) {
    self.clock = clock
    clock.add(self)
  }

  enum Retained {
    case all
    /// Those of remembered elements; not those of screens and overlays.
    case remembered
    case none
  }

  func invalidate(keeping retained: Retained) {
    switch retained {
    case .all: break
    case .remembered: entries = entries.filter { $0.value.elementKey != nil }
    case .none: (entries, invalidations) = ([:], invalidations + 1)
    }
  }

  /// The layout of some content, from the session's cache if the context has one.
  static func layout(
    of content: AnyObject, _ elementKey: RememberedElementKey? = nil, in context: LayoutContext,
    _ make: (LayoutContext) -> PageLayout
  ) -> PageLayout {
    if let memory = context.services.memory {
      return memory.layout(of: content, elementKey, in: context) { make(context) }
    }
    var layout = make(context)
    layout.finish()
    return layout
  }

  private func layout(
    of content: AnyObject, _ elementKey: RememberedElementKey?, in context: LayoutContext,
    _ make: () -> PageLayout
  ) -> PageLayout {
    let (key, environmentKey) = (ObjectIdentifier(content), EnvironmentKey(context))
    if let known = entries[key], known.content === content, isCurrent(known),
      known.environmentKey == environmentKey, known.elementKey == elementKey
    {
      return known.layout
    }
    var (layout, dependencies) = settled(make)
    // A control that has learned of its layout, such as which of its rows are visible, may have
    // changed a state that the layout has read.
    if dependencies.isOutOfDate { (layout, dependencies) = settled(make) }
    entries[key] = Entry(
      of: content, elementKey, in: environmentKey, on: clock, layout, dependencies)
    return layout
  }

  private func settled(_ make: () -> PageLayout) -> (PageLayout, LayoutDependencies) {
    let dependencies = LayoutDependencies()
    var layout = dependencies.track(make)
    layout.finish()
    return (layout, dependencies)
  }

  private func isCurrent(_ entry: Entry) -> Bool {
    guard !entry.dependencies.isOutOfDate else { return false }
    // A remembered element depends only on its `elementKey` and on what it has read. A page may
    // also show changes or motion that are not observable.
    if entry.elementKey != nil { return true }
    return entry.changes == clock.changes
      && (entry.instant == clock.now || !entry.wasMoving && !clock.changesPages)
  }
}

/// When time advances, drops layouts that are out of date, and so releases the objects in them.
extension LayoutMemory: ClockParticipant {
  var deadline: Instant? { nil }
  var isMoving: Bool { false }
  var changesPages: Bool { false }

  func advance(to instant: Instant) {
    for (key, entry) in entries where !isCurrent(entry) { entries[key] = nil }
  }
}

/// Everything in a layout context that the layout of a page or an overlay depends on.
struct EnvironmentKey: Equatable {
  private let environment: CopyOnWrite<LayoutEnvironment>
  private let size: Size
  private let insets: Insets

  init(_ context: LayoutContext) {
    environment = context.sharedEnvironment
    size = context.size
    insets = context.insets
  }
}
