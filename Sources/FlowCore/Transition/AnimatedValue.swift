/// A value that runs alongside transitions, and stands still between them.
///
/// It is a function of the transition's fraction and keeps no time of its own: it follows a finger both
/// ways, is back where it was after a cancel, and goes on without a jump when one transition cuts another short.
public final class AnimatedValue<Value: Interpolatable> {
  private var source: Source

  private indirect enum Source {
    case still(Value)
    /// On the part of a transition's way that begins at a fraction.
    case moving(from: Source, to: Value, TransitionProgress, since: Double)
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

  /// Lets the value run from where it is, or is going, to a target, as a transition does.
  func run(to target: Value, along progress: TransitionProgress) {
    source = .moving(
      from: Self.collapsed(source), to: target, progress, since: min(progress.fraction, 1))
  }

  private static func value(of source: Source) -> Value {
    switch source {
    case .still(let value): value
    case .moving(let from, let to, let progress, let start):
      self.value(of: from).interpolated(
        to: to,
        fraction: start < 1
          ? max(0, (progress.fraction - start) / (1 - start)) : progress.fraction)
    }
  }

  /// Whether any of its transitions is over.
  private static func isOver(_ source: Source) -> Bool {
    guard case .moving(let from, _, let progress, _) = source else { return false }
    return progress.isOver || isOver(from)
  }

  /// The same without the transitions that are over.
  private static func collapsed(_ source: Source) -> Source {
    guard case .moving(let from, let to, let progress, let start) = source else { return source }
    switch progress.isOver ? progress.outcome : nil {
    case .finish: return .still(to)
    case .cancel: return collapsed(from)
    case nil: return .moving(from: collapsed(from), to: to, progress, since: start)
    }
  }
}
