public import FlowCore

/// How far something is scrolled, and what moves it: a finger, its own momentum, a wheel, keys.
///
/// Its screen keeps it, so that the place is kept too. It can be scrolled from the top of its content to
/// the end, and pulled a little beyond either by hand.
public final class ScrollState {
  /// How far the content has moved up, in points: 0 at its top; beyond its ends while a hand pulls.
  public var offset: Double {
    switch motion {
    case .still(let offset): offset
    case .pulled(let start, let travel): rubber(start + travel)
    case .moving(let spring): spring.value(at: clock?.now ?? .zero) * Self.unit
    }
  }

  /// The farthest that it can be scrolled, in points: what the window cannot show.
  public var limit: Double { max(0, content - window) }

  /// How much of the bar beside the content is seen, 0…1.
  let barPresence = AnimatedValue(0.0)

  /// The height of the content and of the window that shows it, in points, as last laid out.
  private(set) var content = 0.0
  private(set) var window = 0.0

  /// What takes the mouse on that bar.
  private(set) lazy var bar = ScrollBarPart(self)

  private var motion = Motion.still(0)
  private weak var clock: FlowClock?
  /// When the bar beside the content fades.
  private var hiding: Instant?
  private var direction = Headings.vertical
  private lazy var pan = PanResponder { [weak self] _ in
    self?.headings ?? []
  } onChange: { [weak self] in
    self?.follow($0)
  }

  private enum Motion {
    case still(Double)
    /// In a hand, which took it at an offset and has come so far since.
    case pulled(from: Double, Double)
    /// On its own, in units.
    case moving(SpringMotion)
  }

  /// Springs rest a thousandth of a unit from their goal: a quarter of a point.
  private static let unit = 250.0
  /// How fast a scroll slows down, per second: UIKit's factor of 0.998 a millisecond.
  private static let friction = 2.002
  /// How fast wheel and keys move, in radians per second: about a fifth of a second; by eye.
  private static let step = Spring(angularFrequency: 30)
  /// How long the bar stays after the last movement; by eye.
  private static let lingering = Duration.milliseconds(800)

  /// Creates a state at the top of its content.
  public init() {}

  /// Takes notice of how much there is to scroll; a place beyond the new end moves to the end.
  ///
  /// - Parameter leavesTop: Whether a pull at the top is somebody else's, as in a sheet.
  func measure(content: Double, window: Double, leavesTop: Bool, on clock: FlowClock) {
    self.content = content.isFinite ? content : 0
    self.window = window
    direction = leavesTop ? .up : .vertical
    if self.clock == nil { clock.add(self) }
    self.clock = clock
    if case .still(let offset) = motion, offset > limit { motion = .still(limit) }
  }

  // MARK: Going somewhere

  /// Scrolls to an offset, or as near to it as there is content.
  public func scroll(to offset: Double, animated: Bool = true) {
    let goal = min(max(offset.isFinite ? offset : 0, 0), limit)
    guard animated, let clock else {
      motion = .still(goal)
      return
    }
    move(to: goal, on: Self.step, velocity: velocity, at: clock.now)
  }

  /// Scrolls by as little as shows a part of the content, given in points from its top.
  public func reveal(_ part: ClosedRange<Double>) {
    let goal = goal
    if part.lowerBound < goal {
      scroll(to: part.lowerBound)
    } else if part.upperBound > goal + window {
      scroll(to: part.upperBound - window)
    }
  }

  /// Where it is going, or is.
  private var goal: Double {
    if case .moving(let spring) = motion { spring.target * Self.unit } else { offset }
  }

  private var velocity: Double {
    guard case .moving(let spring) = motion, let clock else { return 0 }
    return spring.velocity(at: clock.now) * Self.unit
  }

  private func move(to goal: Double, on spring: Spring, velocity: Double, at instant: Instant) {
    motion = .moving(
      SpringMotion(
        spring: spring, start: instant, origin: offset / Self.unit,
        initialVelocity: velocity / Self.unit, target: goal / Self.unit))
    showBar()
  }

  // MARK: In a hand

  private var headings: Headings {
    guard limit > 0 else { return [] }
    return direction == .vertical || offset > 0 ? .vertical : .up
  }

  private func follow(_ pan: Pan) {
    switch pan.phase {
    case .began:
      motion = .pulled(from: min(max(offset, 0), limit), -pan.translation.dy)
      showBar()
    case .moved:
      guard case .pulled(let start, _) = motion else { return }
      motion = .pulled(from: start, -pan.translation.dy)
    case .ended:
      release(velocity: -pan.velocity.dy)
    case .cancelled:
      release(velocity: 0)
    }
  }

  /// Goes on as it was thrown, and comes to rest at the end of the content at the latest.
  private func release(velocity: Double) {
    guard let clock else { return }
    let offset = offset
    let throwing = offset + velocity / Self.friction
    let goal = min(max(throwing, 0), limit)
    let way = goal - offset
    guard way.magnitude > 0.5 else {
      motion = .still(goal)
      return showBar()
    }
    let isThrown = velocity * way > 0 && offset >= 0 && offset <= limit
    // From this frequency on, a critically damped spring just slows down: its way is v/w long.
    let spring =
      isThrown ? Spring(angularFrequency: max(velocity / way, 1e-3)) : .navigation
    move(to: goal, on: spring, velocity: isThrown ? velocity : 0, at: clock.now)
  }

  /// Beyond the ends a pull loses its grip, as in UIKit: at most as far as the window is high.
  private func rubber(_ offset: Double) -> Double {
    let inside = min(max(offset, 0), limit)
    let beyond = offset - inside
    guard beyond != 0, window > 0 else { return inside }
    let reach = (1 - 1 / (beyond.magnitude * 0.55 / window + 1)) * window
    return inside + (beyond < 0 ? -reach : reach)
  }

  /// Shows the bar beside the content for a while.
  func showBar() {
    guard let clock else { return }
    barPresence.run(to: 1, over: .milliseconds(80), on: clock)
    hiding = clock.now.advanced(by: Self.lingering)
  }
}

extension ScrollState: ClockParticipant {
  public var deadline: Instant? {
    if case .moving(let spring) = motion { return spring.rest }
    if case .pulled = motion { return nil }
    return hiding
  }

  public var isMoving: Bool {
    if case .moving = motion { true } else { false }
  }

  public func advance(to instant: Instant) {
    if case .moving(let spring) = motion, spring.rest <= instant {
      motion = .still(spring.target * Self.unit)
      hiding = instant.advanced(by: Self.lingering)
    }
    if case .still = motion, let hiding, hiding <= instant, let clock {
      self.hiding = nil
      barPresence.run(to: 0, over: .milliseconds(200), on: clock)
    }
  }
}

extension ScrollState: Part {
  /// Keys reach it when nothing nearer takes them.
  public var canHaveFocus: Bool { false }

  public var hasFocus: Bool {
    get { false }
    set {}
  }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard limit > 0 else { return false }
    let page = max(Spacing.row, window - Spacing.row)
    let shift = key.modifiers == [.shift]
    guard key.modifiers.isEmpty || (shift && key.key == "Space") else { return false }
    switch key.key {
    case "Up": scroll(to: goal - Spacing.row)
    case "Down": scroll(to: goal + Spacing.row)
    case "PageUp": scroll(to: goal - page)
    case "PageDown": scroll(to: goal + page)
    case "Space": scroll(to: goal + (shift ? -page : page))
    case "Home": scroll(to: 0)
    case "End": scroll(to: limit)
    default: return false
    }
    return true
  }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    ScrollPress(self, pan: pan, frame: frame)
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    self
  }

  /// Stops it where it is, as a finger does that touches what moves; says whether it moved.
  func stop() -> Bool {
    guard case .moving = motion else { return false }
    motion = .still(min(max(offset, 0), limit))
    return true
  }
}

extension ScrollState: ScrollResponder {
  /// Steps of a wheel move it smoothly; parts of a step, as touchpads send them, at once.
  public func respond(to scroll: ScrollEvent) -> Bool {
    let way = -scroll.travel.dy
    guard limit > 0, way.isFinite, scroll.down.magnitude > scroll.right.magnitude else {
      return false
    }
    if scroll.down == scroll.down.rounded() {
      self.scroll(to: goal + way)
    } else {
      motion = .still(min(max(offset + way, 0), limit))
      showBar()
    }
    return true
  }
}
