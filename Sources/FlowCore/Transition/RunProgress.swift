/// How far something is that an animated value runs along.
protocol RunProgress: AnyObject {
  /// 0…1; at the end 1, or 0 if it was cancelled.
  var fraction: Double { get }
  /// How it ended; `nil` before.
  var outcome: TransitionOutcome? { get }
  /// How far it counts as being for what begins to run along it now.
  var start: Double { get }
  /// Whether it has ended, and does not move any more either.
  var isOver: Bool { get }
}
