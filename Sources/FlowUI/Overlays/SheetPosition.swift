internal import FlowCore

/// How far a sheet is from where it stands, and what moves it: a spring or a hand.
final class SheetPosition {
  private enum Motion {
    /// It is so far down, in parts of its height: 0 where it stands, 1 below the stage.
    case still(Double)
    /// A hand has it: so far down when it took hold, and moved by so much since.
    case pulled(from: Double, by: Double)
    case running(SpringMotion)
  }

  private var motion = Motion.still(1)
  private var pace: Pace?
  private let fade = Fade()
  /// Whether it fades instead of moving.
  private var isFading = false
  /// How high the sheet is, in points, as it was laid out last.
  private var height = 0.0
  /// Whether it can be pulled down as far as a hand goes, or only a little.
  private var isLoose = true
  /// Whether a hand that lets it go closes it.
  private var rule = ReleaseRule.projection
  /// How fast a hand has let it go to close it, in parts of its height a second.
  private var thrown = 0.0

  /// How far down it is, in parts of its height; below 0 while a hand pulls it up.
  var drop: Double {
    switch motion {
    case .still(let drop): drop
    case .pulled(let start, let way): held(start + way)
    case .running(let spring): pace.map { spring.value(at: $0.clock.now) } ?? spring.target
    }
  }

  /// How much of it is seen where it is, 0…1.
  var opacity: Double { isFading ? fade.presence : 1 }

  /// How much of it has come up, 0…1.
  var presence: Double { min(max(1 - drop, 0), 1) }

  var isGone: Bool { presence == 0 || opacity == 0 }

  // MARK: Coming and going

  /// Comes up; fades in where a person wants less motion, and is there at once without a pace.
  func rise(_ pace: Pace?) {
    notice(pace)
    isFading = pace?.reducesMotion ?? false
    fade.run(to: 1, isFading ? pace : nil)
    if isFading || pace == nil { motion = .still(0) } else { run(to: 0, velocity: 0) }
  }

  /// Goes down, as fast as a hand has thrown it; fades out where a person wants less motion, and is
  /// gone at once without a pace.
  func sink(_ pace: Pace?) {
    defer { thrown = 0 }
    isFading = pace?.reducesMotion ?? false
    if isFading {
      motion = .still(drop)
      fade.run(to: 0, pace)
    } else if pace == nil {
      motion = .still(1)
    } else {
      run(to: 1, velocity: thrown)
    }
  }

  private func notice(_ pace: Pace?) {
    if let pace, self.pace?.clock !== pace.clock { pace.clock.add(self) }
    self.pace = pace ?? self.pace
  }

  private func run(to target: Double, velocity: Double) {
    guard let pace, !pace.reducesMotion else { return motion = .still(target) }
    motion = .running(
      SpringMotion(
        spring: .navigation, start: pace.clock.now, origin: drop, initialVelocity: velocity,
        target: target))
  }

  // MARK: A hand

  /// Takes notice of how high the sheet is, in points, whether a hand may close it, and how a
  /// person wants that.
  func settle(height: Double, isLoose: Bool, _ context: LayoutContext) {
    (self.height, self.isLoose) = (height, isLoose)
    notice(Pace(context))
    if case .pulled = motion { return }
    rule = context.releaseRule ?? .projection
  }

  /// Follows a drag; says whether it has thrown the sheet down.
  func follow(_ pan: Pan) -> Bool {
    guard height > 0 else { return false }
    let way = pan.translation.dy / height
    switch pan.phase {
    case .began:
      motion = .pulled(from: drop, by: way)
    case .moved:
      guard case .pulled(let start, _) = motion else { break }
      motion = .pulled(from: start, by: way)
    case .ended:
      guard case .pulled = motion else { break }
      return release(velocity: pan.velocity.dy)
    case .cancelled:
      guard case .pulled = motion else { break }
      run(to: 0, velocity: 0)
    }
    return false
  }

  private func release(velocity: Double) -> Bool {
    let isThrown =
      isLoose
      && rule.finishes(
        distance: drop * height, velocity: velocity, width: height)
    if isThrown {
      thrown = max(0, velocity / height)
    } else {
      run(to: 0, velocity: min(0, velocity / height))
    }
    return isThrown
  }

  /// Where it is when a hand has pulled it to a place: beyond where it may be it loses its grip.
  private func held(_ drop: Double) -> Double {
    guard drop < 0 || !isLoose, height > 0 else { return drop }
    let geometry = ScrollGeometry(content: height, window: height)
    return -geometry.pulled(to: -drop * height) / height
  }
}

extension SheetPosition: ClockParticipant {
  var deadline: Instant? {
    if case .running(let spring) = motion { spring.rest } else { nil }
  }

  var isMoving: Bool { deadline != nil }

  func advance(to instant: Instant) {
    if case .running(let spring) = motion, spring.rest <= instant { motion = .still(spring.target) }
  }
}
