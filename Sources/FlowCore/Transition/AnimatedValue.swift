/// A value that animates alongside transitions, or by itself for a given duration, and is constant
/// otherwise.
///
/// Alongside a transition it is a function of the transition's fraction and has no timing of its
/// own: it follows a drag in both directions, returns to its old value when the transition is
/// cancelled, and continues without a jump when one transition cuts another short. An animation
/// that begins during another one starts at the current value, and settles at its own target
/// whether the other one finishes or is cancelled.
@MainActor
public final class AnimatedValue<Value> {
  private var source: Source
  private let interpolated: (_ from: Value, _ to: Value, _ fraction: Double) -> Value

  private indirect enum Source {
    case still(Value)
    /// Animating along a progress, from its fraction `since` to its end.
    case moving(from: Source, to: Value, any RunProgress, since: Double)
  }

  private init(
    _ value: Value,
    interpolated: @escaping (_ from: Value, _ to: Value, _ fraction: Double) -> Value
  ) {
    source = .still(value)
    self.interpolated = interpolated
  }

  /// The value at the current instant; setting it ends its animation.
  public var value: Value {
    get {
      // A read during an animation leaves the source unchanged: a new one would allocate in each
      // frame.
      if Self.isOver(source) { source = Self.collapsed(source) }
      return value(of: source)
    }
    set { source = .still(newValue) }
  }

  /// The values that make up the current value, with weights that add up to 1; there are several
  /// only while the value changes.
  var mix: [(value: Value, weight: Double)] {
    if Self.isOver(source) { source = Self.collapsed(source) }
    return Self.mix(of: source)
  }

  /// Animates the value by itself, at constant speed, from its current value to a target.
  ///
  /// If the value is already animating, the new animation starts from the moving value. To animate
  /// alongside a transition, use `TransitionCoordinator.animate`.
  /// - Parameters:
  ///   - target: The final value.
  ///   - duration: The duration of the animation; zero or less sets the value immediately.
  ///   - clock: The session's clock, which counts the animation as motion until it ends.
  public func run(to target: Value, over duration: Duration, on clock: FlowClock) {
    guard duration > .zero else { return value = target }
    // Of several animations that begin at the same instant, only the last one has an effect.
    if case .moving(let from, _, let last as TimedProgress, _) = source, last.fraction == 0 {
      source = from
    }
    run(to: target, along: TimedProgress(lasting: duration, on: clock))
  }

  /// Animates the value along a progress, from its current value, which may be moving.
  func run(to target: Value, along progress: any RunProgress) {
    source = .moving(
      from: Self.collapsed(source), to: target, progress, since: min(progress.start, 1))
  }

  /// Animates the value as if the animation had run since the beginning of the progress.
  func run(from start: Value, to target: Value, along progress: any RunProgress) {
    source = .moving(from: .still(start), to: target, progress, since: 0)
  }

  private func value(of source: Source) -> Value {
    switch source {
    case .still(let value): value
    case .moving(let from, let to, let progress, let start):
      interpolated(value(of: from), to, Self.completedFraction(of: progress, since: start))
    }
  }

  private static func mix(of source: Source) -> [(value: Value, weight: Double)] {
    switch source {
    case .still(let value): return [(value, 1)]
    case .moving(let from, let to, let progress, let start):
      let fraction = min(max(completedFraction(of: progress, since: start), 0), 1)
      return mix(of: from).map { ($0.value, $0.weight * (1 - fraction)) } + [(to, fraction)]
    }
  }

  /// The completed part of an animation that began at the fraction `start` of a progress.
  private static func completedFraction(
    of progress: any RunProgress, since start: Double
  ) -> Double {
    let fraction = progress.fraction
    // A motion skips its last `settleDistance`: an animation that begins within that part uses the
    // whole motion's fraction.
    let end = 1 - SpringMotion.settleDistance
    guard start > 0, start < end else { return fraction }
    // In a short animation, that skipped part would be a visible jump. The value therefore reaches
    // its target before that part.
    let bend = max(start, 1 - SpringMotion.bendDistance)
    if fraction <= bend { return max(0, (fraction - start) / (1 - start)) }
    return min(interpolate((bend - start) / (1 - start), 1, (fraction - bend) / (end - bend)), 1)
  }

  private static func isOver(_ source: Source) -> Bool {
    guard case .moving(let from, _, let progress, _) = source else { return false }
    return progress.isOver || isOver(from)
  }

  private static func collapsed(_ source: Source) -> Source {
    guard case .moving(let from, let to, let progress, let start) = source else { return source }
    switch progress.isOver ? progress.outcome : nil {
    case .finish: return .still(to)
    case .cancel: return collapsed(from)
    case nil: return .moving(from: collapsed(from), to: to, progress, since: start)
    }
  }
}

extension AnimatedValue where Value: Interpolatable {
  /// Creates a constant value.
  public convenience init(_ value: Value) {
    self.init(value) { $0.interpolated(to: $1, fraction: $2) }
  }
}

extension AnimatedValue where Value == Double {
  /// Creates a constant number.
  public convenience init(_ value: Double) {
    self.init(value) { interpolate($0, $1, $2) }
  }
}
