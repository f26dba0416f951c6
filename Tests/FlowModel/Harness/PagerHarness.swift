package import FlowCore

/// A pager on a stage 400 points wide, with a clock and a pointer that the test controls, and a
/// recorded trace.
@MainActor
package final class PagerHarness {
  package let context: FlowContext
  package let pager: Pager
  private let arena: GestureArena
  package private(set) var lines: [TraceLine] = []
  package var press = Press(stage: Size(width: 400, height: 800))
  private var location = Point.zero

  package init(
    _ count: Int = 4, selected: Int = 0, timePerPage: Duration? = nil, wraps: Bool = true,
    reducesMotion: Bool = false, axis: Axis = .horizontal, context shared: FlowContext? = nil
  ) {
    context = shared ?? FlowContext(reducesMotion: reducesMotion)
    pager = Pager(
      names(count), selected: selected, timePerPage: timePerPage, wraps: wraps, axis: axis,
      context: context)
    arena = GestureArena(clock: context.clock)
    pager.extent = 400
    pager.progress?.start()
    context.trace.send { [weak self] in self?.lines.append($0) }
  }

  /// The lines of the trace as text.
  package var trace: [String] { lines.map(\.description) }

  package var milliseconds: Int { Int(context.clock.now.nanoseconds / 1_000_000) }

  package func advance(milliseconds: Double) {
    advance(nanoseconds: Int64(milliseconds * 1e6))
  }

  package func advance(nanoseconds: Int64) {
    context.clock.advance(to: context.clock.now.advanced(by: .nanoseconds(nanoseconds)))
  }

  /// Advances time until the pages have settled.
  package func settle() {
    while pager.isMoving { advance(milliseconds: 1) }
  }

  // MARK: Pointer

  /// Presses at `x`, in points; the pager's responder and then the others compete for the press.
  package func down(_ x: Double, _ others: any PointerResponder...) {
    location = Point(x: x, y: 400)
    arena.begin(
      press.event(.down, x, 400, at: milliseconds), responders: [pager.pressResponder] + others)
  }

  /// Moves the pointer by `x` points to the right and `down` points down.
  package func move(by x: Double, down: Double = 0) {
    location = Point(x: location.x + x, y: location.y + down)
    arena.send(press.event(.move, location.x, location.y, at: milliseconds))
  }

  /// Releases the press, or cancels it.
  package func up(_ phase: PointerEvent.Phase = .up) {
    arena.send(press.event(phase, location.x, location.y, at: milliseconds))
  }

  /// Drags horizontally by `x` points from the middle of the stage, and releases after a pause, at
  /// zero velocity.
  package func drag(by x: Double) {
    down(200)
    move(by: x)
    advance(milliseconds: 200)
    up()
  }

  /// Drags horizontally by `x` points from the middle of the stage, and releases at `speed` points
  /// per second.
  package func flick(by x: Double, speed: Double) {
    down(200)
    advance(milliseconds: (x / speed).magnitude * 1000)
    move(by: x)
    up()
  }

  // MARK: Wheel

  /// Scrolls by steps of a wheel, and returns whether the pager has handled the event.
  @discardableResult
  package func scroll(right: Double = 0, down: Double = 0) -> Bool {
    pager.scrollResponder.respond(
      to: ScrollEvent(
        right: right, down: down, instant: context.clock.now, stage: press.stage,
        direction: press.direction))
  }
}

/// The names of a number of pages: "1", "2" and so on.
package func names(_ count: Int) -> [String] { (1...max(count, 1)).prefix(count).map(String.init) }
