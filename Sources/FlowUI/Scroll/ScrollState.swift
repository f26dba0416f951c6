public import FlowCore
public import Observation

/// The scroll offset of some content, and its motion by a drag, momentum, a wheel, keys or code.
///
/// The screen keeps the state, and with it the offset, from one layout to the next. A drag can pull
/// the content a little beyond its top and its end. If the content becomes too short for the
/// offset, its end is shown; the offset applies again once the content is long enough.
@MainActor
@Observable
public final class ScrollState {
  /// What the last layout has set.
  private struct Setting {
    let geometry: ScrollGeometry
    let clock: FlowClock
    let reducesMotion: Bool
  }

  @ObservationIgnored private var setting: Setting?
  /// The range to reveal in the next layout, in points from the top of the content.
  private var revealedRange: ClosedRange<Double>?

  var motion = ScrollMotion.still(0) {
    didSet {
      if case .still = motion { bar.linger() } else { bar.show() }
    }
  }

  @ObservationIgnored private(set) lazy var bar = ScrollBarTarget(self)

  /// At 30 radians per second, a wheel's step of 50 points settles in 0.28 s; by eye.
  private static let stepSpring = Spring(angularFrequency: 30)

  /// Whether scrolling beyond an end is left to the scroll areas around this one.
  let passesOnAtEnds: Bool

  /// Creates a state at the top of its content.
  public convenience init() { self.init(passesOnAtEnds: false) }

  init(passesOnAtEnds: Bool) { self.passesOnAtEnds = passesOnAtEnds }

  /// The scroll offset in points: 0 at the top of the content.
  ///
  /// It is beyond an end while a drag pulls the content there, and then until the content has
  /// sprung back.
  public var offset: Double {
    switch motion {
    case .still(let offset): geometry?.clamped(offset) ?? offset
    case .pulled(let start, let travel): geometry?.pulled(to: start + travel) ?? start
    case .running(let run): offset(of: run)
    case .rolling(let roll): offset(of: roll)
    }
  }

  /// The maximum offset, in points: the height that does not fit into the window; 0 before the
  /// first layout.
  public var limit: Double { geometry?.limit ?? 0 }

  /// Scrolls to an offset in points, clamped to the content.
  ///
  /// This ends a drag. NaN changes nothing. There is no animation if the user prefers reduced
  /// motion, or before the first layout.
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
        isInside ? .step : .comingBack, on: Self.stepSpring, from: self.offset, to: goal,
        velocity: velocity, at: setting.clock.now))
  }

  /// Ends any motion at an offset in points, with the scroll bar hidden.
  func jump(to offset: Double) {
    motion = .still(offset)
    bar.hide()
  }

  /// Scrolls by the minimum distance that makes a range of the content visible.
  ///
  /// The range is in points from the top of the content; if it is taller than the window, its
  /// beginning becomes visible. Before the first layout, nothing happens.
  public func reveal(_ range: ClosedRange<Double>, animated: Bool = true) {
    guard let geometry else { return }
    if range.lowerBound < goal || range.upperBound - range.lowerBound > geometry.window {
      scroll(to: range.lowerBound, animated: animated)
    } else if range.upperBound > goal + geometry.window {
      scroll(to: range.upperBound - geometry.window, animated: animated)
    }
  }

  /// Whether a range of the content, in points from its top, is entirely visible, or will be once
  /// scrolling has settled; false before the first layout.
  public func shows(_ range: ClosedRange<Double>) -> Bool {
    guard let geometry else { return false }
    return range.lowerBound >= goal && range.upperBound <= goal + geometry.window
  }

  /// Reveals a range of the content, in points from its top, in the next layout and without
  /// animation.
  package func revealNext(_ range: ClosedRange<Double>) { revealedRange = range }

  /// Scrolls at a velocity in points per second, positive downward, until an end of the content;
  /// 0 stops it.
  func roll(at velocity: Double) {
    guard let setting, velocity != 0 else {
      if case .rolling = motion { motion = .still(offset) }
      return
    }
    motion = .rolling(ScrollRoll(origin: offset, velocity: velocity, start: setting.clock.now))
  }

  /// Takes over the geometry and the clock of a layout, and reveals what `revealNext(_:)` asked
  /// for.
  ///
  /// If the clock is not the previous one, motion stops, and the scroll bar is hidden.
  func update(in geometry: ScrollGeometry, _ context: LayoutContext) {
    if let setting, setting.clock !== context.clock {
      jump(to: offset)
    }
    if setting?.clock !== context.clock {
      context.clock.add(self)
      context.clock.add(bar)
    }
    setting = Setting(
      geometry: geometry, clock: context.clock, reducesMotion: context.reducesMotion)
    guard let revealedRange else { return }
    self.revealedRange = nil
    reveal(revealedRange, animated: false)
  }

  var geometry: ScrollGeometry? { setting?.geometry }

  var clock: FlowClock? { setting?.clock }

  /// One less than the visible rows, so that one of them stays visible; at least 1.
  func rowsPerPage(height: Double) -> Int {
    max(1, Int((geometry?.window ?? 0) / height) - 1)
  }

  var goal: Double {
    guard case .running(let run) = motion, let geometry else { return offset }
    return geometry.clamped(run.goal)
  }

  /// The velocity of a `ScrollRun`, in points per second; 0 in any other motion.
  var velocity: Double {
    guard case .running(let run) = motion, let clock else { return 0 }
    return run.velocity(at: clock.now)
  }

  private func offset(of roll: ScrollRoll) -> Double {
    guard let setting else { return roll.origin }
    return setting.geometry.clamped(roll.offset(at: setting.clock.now))
  }

  private var settleTime: Instant? {
    switch motion {
    case .still, .pulled: nil
    case .running(let run): run.settleTime
    case .rolling(let roll): roll.settleTime(at: roll.velocity < 0 ? 0 : limit)
    }
  }

  private func offset(of run: ScrollRun) -> Double {
    guard let setting else { return run.goal }
    let offset = run.offset(at: setting.clock.now)
    return run.reason == .comingBack ? offset : setting.geometry.clamped(offset)
  }
}

extension ScrollState: ClockParticipant {
  public var deadline: Instant? { settleTime }

  public var isMoving: Bool { deadline != nil }

  public func advance(to instant: Instant) {
    guard let settleTime, settleTime <= instant else { return }
    switch motion {
    case .still, .pulled: break
    case .running(let run): motion = .still(run.goal)
    case .rolling(let roll): motion = .still(roll.velocity < 0 ? 0 : limit)
    }
  }
}
