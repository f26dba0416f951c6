/// The progress that an animated value runs along.
protocol RunProgress: AnyObject {
  /// The progress, 0…1; at the end 1, or 0 if it was cancelled.
  var fraction: Double { get }
  /// The outcome; `nil` until it has ended.
  var outcome: TransitionOutcome? { get }
  /// The fraction that counts as the start for an animation that begins to run along it now.
  var start: Double { get }
  /// Whether it has ended and does not move any more.
  var isOver: Bool { get }
}
