public import FlowCore

/// How far something is scrolled, and what moves it: a finger, its own momentum, a wheel, keys.
///
/// Its screen keeps it, so that the place is kept too. It can be scrolled from the top of its
/// content to the end, and pulled a little beyond either by hand. A place beyond the end is shown
/// as the end, and is there again when there is room for it.
public final class ScrollState {
  /// What a layout has said about it last.
  private struct Setting {
    let geometry: ScrollGeometry
    let clock: FlowClock
    let reducesMotion: Bool
  }

  private var setting: Setting?
  /// A part of the content that shall be seen as soon as that is laid out.
  private var wish: ClosedRange<Double>?

  /// What moves it; the bar is seen as long as something does, and for a while after.
  var motion = ScrollMotion.still(0) {
    didSet {
      if case .still = motion { bar.linger() } else { bar.show() }
    }
  }

  /// The bar beside the content.
  private(set) lazy var bar = ScrollBarPart(self)

  /// How fast wheel and keys move it, in radians per second: about a fifth of a second; by eye.
  private static let step = Spring(angularFrequency: 30)

  /// Creates a state at the top of its content.
  public init() {}

  /// How far the content has moved up, in points: 0 at its top; beyond its ends while a hand pulls
  /// it there, and until it is back.
  public var offset: Double {
    switch motion {
    case .still(let offset): geometry?.clamped(offset) ?? offset
    case .pulled(let start, let travel): geometry?.pulled(to: start + travel) ?? start
    case .running(let run): offset(of: run)
    case .rolling(let roll): offset(of: roll)
    }
  }

  /// The farthest that it can be scrolled, in points: what the window cannot show; 0 before it has
  /// been laid out.
  public var limit: Double { geometry?.limit ?? 0 }

  /// Scrolls to an offset in points, or as near to it as there is content.
  ///
  /// It gives up what a hand does with it. What is no number changes nothing. Animated, it moves
  /// there, unless a person wants less motion.
  public func scroll(to offset: Double, animated: Bool = true) {
    guard !offset.isNaN else { return }
    let goal = geometry?.clamped(offset) ?? max(0, offset)
    guard animated, let setting, !setting.reducesMotion, goal != self.offset || velocity != 0 else {
      motion = .still(goal)
      return
    }
    let isInside = setting.geometry.clamped(self.offset) == self.offset
    motion = .running(
      ScrollRun(
        isInside ? .step : .comingBack, on: Self.step, from: self.offset, to: goal,
        velocity: velocity, at: setting.clock.now))
  }

  /// Scrolls by as little as shows a part of the content, given in points from its top; of one that
  /// is higher than the window, its beginning.
  public func reveal(_ part: ClosedRange<Double>, animated: Bool = true) {
    guard let geometry else { return }
    if part.lowerBound < goal || part.upperBound - part.lowerBound > geometry.window {
      scroll(to: part.lowerBound, animated: animated)
    } else if part.upperBound > goal + geometry.window {
      scroll(to: part.upperBound - geometry.window, animated: animated)
    }
  }

  /// Whether all of a part of the content can be seen, as it was laid out last; in points from its
  /// top.
  public func shows(_ part: ClosedRange<Double>) -> Bool {
    guard let geometry else { return false }
    return part.lowerBound >= goal && part.upperBound <= goal + geometry.window
  }

  /// Shows a part of content that is laid out next, at once; in points from its top.
  public func revealNext(_ part: ClosedRange<Double>) { wish = part }

  /// Moves on evenly, in points a second and down, until it comes to an end; at 0 only stops what
  /// does so.
  func roll(at velocity: Double) {
    guard let setting, velocity != 0 else {
      if case .rolling = motion { motion = .still(offset) }
      return
    }
    motion = .rolling(ScrollRoll(origin: offset, velocity: velocity, start: setting.clock.now))
  }

  /// Takes notice of how it is laid out; nothing moves by that but to what was to be seen then.
  func settle(in geometry: ScrollGeometry, _ context: LayoutContext) {
    if let setting, setting.clock !== context.clock { motion = .still(offset) }
    if setting?.clock !== context.clock {
      context.clock.add(self)
      context.clock.add(bar)
    }
    setting = Setting(
      geometry: geometry, clock: context.clock, reducesMotion: context.reducesMotion)
    guard let wish else { return }
    self.wish = nil
    reveal(wish, animated: false)
  }

  var geometry: ScrollGeometry? { setting?.geometry }

  var clock: FlowClock? { setting?.clock }

  /// Where it is going, or is.
  var goal: Double {
    guard case .running(let run) = motion, let geometry else { return offset }
    return geometry.clamped(run.goal)
  }

  /// How fast it moves by itself, in points a second.
  var velocity: Double {
    guard case .running(let run) = motion, let clock else { return 0 }
    return run.velocity(at: clock.now)
  }

  private func offset(of roll: ScrollRoll) -> Double {
    guard let setting else { return roll.origin }
    return setting.geometry.clamped(roll.offset(at: setting.clock.now))
  }

  /// When a motion comes to rest, if it is one.
  private var rest: Instant? {
    switch motion {
    case .still, .pulled: nil
    case .running(let run): run.rest
    case .rolling(let roll): roll.rest(at: roll.velocity < 0 ? 0 : limit)
    }
  }

  private func offset(of run: ScrollRun) -> Double {
    guard let setting else { return run.goal }
    let offset = run.offset(at: setting.clock.now)
    return run.cause == .comingBack ? offset : setting.geometry.clamped(offset)
  }
}

extension ScrollState: ClockParticipant {
  public var deadline: Instant? { rest }

  public var isMoving: Bool { deadline != nil }

  public func advance(to instant: Instant) {
    guard let rest, rest <= instant else { return }
    switch motion {
    case .still, .pulled: break
    case .running(let run): motion = .still(run.goal)
    case .rolling(let roll): motion = .still(roll.velocity < 0 ? 0 : limit)
    }
  }
}
