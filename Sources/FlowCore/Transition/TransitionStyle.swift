/// The style of a transition: the poses of its two pages, from start to end.
///
/// A push and the pop that undoes it follow the same path in opposite directions. A style therefore
/// depends only on the upper page's *presence*, never on a direction: at 0 only the lower page is
/// visible, at 1 the upper page has fully arrived.
public protocol TransitionStyle: Sendable {
  /// The name in traces, one word.
  var name: String { get }

  /// The timing of the transition when it runs by itself.
  var timing: TransitionTiming { get }

  /// The pose of the page that arrives or leaves, at a presence of 0…1.
  func upperPose(presence: Double) -> PagePose

  /// The pose of the page below the upper one, at the same presence of the upper page.
  func lowerPose(presence: Double) -> PagePose
}
