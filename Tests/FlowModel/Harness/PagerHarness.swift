package import FlowCore

/// A pager on a stage 400 points wide, with a clock and a pointer that the test controls.
@MainActor
package final class PagerHarness {
  package let context: FlowContext
  package let pager: Pager
  private let arena: GestureArena
  package private(set) var lines: [TraceLine] = []
  package var press = Press(stageSize: Size(width: 400, height: 800))
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

  package var trace: [String] { lines.map(\.description) }

  package var milliseconds: Int { Int(context.clock.now.nanoseconds / 1_000_000) }

  package func advance(milliseconds: Double) {
    advance(nanoseconds: Int64(milliseconds * 1e6))
  }

  package func advance(nanoseconds: Int64) {
    context.clock.advance(to: context.clock.now.advanced(by: .nanoseconds(nanoseconds)))
  }

  package func settle() {
    while pager.isMoving { advance(milliseconds: 1) }
  }

  // MARK: Pointer

  /// The pager's responder and the others compete for the press.
  package func down(_ x: Double, _ others: any PointerResponder...) {
    location = Point(x: x, y: 400)
    arena.begin(
      press.event(.down, x, 400, at: milliseconds), responders: [pager.pressResponder] + others)
  }

  /// Moves the pointer by a distance in points, to the right and down.
  package func move(by x: Double, down: Double = 0) {
    location = Point(x: location.x + x, y: location.y + down)
    arena.send(press.event(.move, location.x, location.y, at: milliseconds))
  }

  package func up(_ phase: PointerEvent.Phase = .up) {
    arena.send(press.event(phase, location.x, location.y, at: milliseconds))
  }

  /// Drags from the middle of the stage, and releases at zero velocity.
  package func drag(by x: Double) {
    down(200)
    move(by: x)
    advance(milliseconds: 200)
    up()
  }

  /// Drags from the middle of the stage, and releases at `speed` points per second.
  package func flick(by x: Double, speed: Double) {
    down(200)
    advance(milliseconds: (x / speed).magnitude * 1000)
    move(by: x)
    up()
  }

  // MARK: Wheel

  /// Turns the wheel by a number of steps; returns whether the pager has handled them.
  @discardableResult
  package func scroll(right: Double = 0, down: Double = 0) -> Bool {
    pager.scrollResponder.respond(
      to: ScrollEvent(
        right: right, down: down, instant: context.clock.now, stageSize: press.stageSize,
        direction: press.direction))
  }
}

/// "1", "2" and so on.
package func names(_ count: Int) -> [String] { (1...max(count, 1)).prefix(count).map(String.init) }
