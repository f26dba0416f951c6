/// A value that runs alongside transitions, or by itself for a time, and stands still between.
///
/// Alongside a transition it is a function of that one's fraction and keeps no time of its own: it
/// follows a finger both ways, is back where it was after a cancel, and goes on without a jump when
/// one transition cuts another short. A run that begins in the middle of another one begins where
/// the value is, and comes to rest at its own target whatever becomes of the other.
public final class AnimatedValue<Value: Interpolatable> {
  private var source: Source

  private indirect enum Source {
    case still(Value)
    /// On the part of a way that begins at a fraction of it.
    case moving(from: Source, to: Value, any RunProgress, since: Double)
  }

  /// Creates a value that stands still.
  public init(_ value: Value) {
    source = .still(value)
  }

  /// The value at this instant; to set it ends its motion.
  public var value: Value {
    get {
      // A read in mid-flight leaves the source alone: a new one would allocate, each frame.
      if Self.isOver(source) { source = Self.collapsed(source) }
      return Self.value(of: source)
    }
    set { source = .still(newValue) }
  }

  /// Lets the value run at an even pace, by itself, from where it is, or is going, to a target.
  ///
  /// To run alongside a transition there is `TransitionCoordinator.animate`.
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - duration: How long that takes; with no or a negative one it is there at once.
  ///   - clock: The session's clock, which knows until then that something moves.
  public func run(to target: Value, over duration: Duration, on clock: FlowClock) {
    guard duration > .zero else { return value = target }
    // Of many runs that begin at one instant only the last one ever moves.
    if case .moving(let from, _, let last as TimedProgress, _) = source, last.fraction == 0 {
      source = from
    }
    run(to: target, along: TimedProgress(lasting: duration, on: clock))
  }

  /// Lets the value run from where it is, or is going, to a target, as something else does.
  func run(to target: Value, along progress: any RunProgress) {
    source = .moving(
      from: Self.collapsed(source), to: target, progress, since: min(progress.start, 1))
  }

  /// The same as if it had run since the beginning, from a value at which it stood then.
  func run(from start: Value, to target: Value, along progress: any RunProgress) {
    source = .moving(from: .still(start), to: target, progress, since: 0)
  }

  private static func value(of source: Source) -> Value {
    switch source {
    case .still(let value): value
    case .moving(let from, let to, let progress, let start):
      self.value(of: from).interpolated(to: to, fraction: part(of: progress, since: start))
    }
  }

  /// How much is done of the part of a way that begins at a fraction of it.
  private static func part(of progress: any RunProgress, since start: Double) -> Double {
    let fraction = progress.fraction
    // A motion leaves out the last step of its way: what begins with that is there with the whole
    // way.
    let end = 1 - SpringMotion.restDistance
    guard start > 0, start < end else { return fraction }
    // The shorter a part, the more of it that step would be: it ends before that.
    let bend = max(start, 1 - SpringMotion.bendDistance)
    if fraction <= bend { return max(0, (fraction - start) / (1 - start)) }
    return min(interpolate((bend - start) / (1 - start), 1, (fraction - bend) / (end - bend)), 1)
  }

  /// Whether anything that it runs along is over.
  private static func isOver(_ source: Source) -> Bool {
    guard case .moving(let from, _, let progress, _) = source else { return false }
    return progress.isOver || isOver(from)
  }

  /// The same without what is over.
  private static func collapsed(_ source: Source) -> Source {
    guard case .moving(let from, let to, let progress, let start) = source else { return source }
    switch progress.isOver ? progress.outcome : nil {
    case .finish: return .still(to)
    case .cancel: return collapsed(from)
    case nil: return .moving(from: collapsed(from), to: to, progress, since: start)
    }
  }
}
