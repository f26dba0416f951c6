/// The style of a transition: the poses of its two pages, from start to end.
///
/// A push and the pop that undoes it are one path in opposite directions, so a style is asked for
/// the upper page's *presence* and never for a direction: at 0 only the lower page is visible, at 1
/// the upper page has fully arrived.
public protocol TransitionStyle: Sendable {
  /// The name in traces, one word.
  var name: String { get }

  /// The timing of the transition when it runs by itself.
  var timing: TransitionTiming { get }

  /// The pose of the page that arrives or leaves, at a presence of 0…1.
  func upperPose(presence: Double) -> PagePose

  /// The pose of the page beneath it, at the same presence.
  func lowerPose(presence: Double) -> PagePose
}
