/// Fades the upper page over the lower one; neither moves.
public struct CrossFadeTransitionStyle: TransitionStyle, Hashable {
  /// The duration of the whole fade.
  public let duration: Duration

  /// The fade that replaces styles that move pages when motion is reduced: 200 ms, as in
  /// react-native-screens.
  static let brief = CrossFadeTransitionStyle(duration: .milliseconds(200))

  /// Creates the style; fades take half a second by default (S4-20).
  public init(duration: Duration = .milliseconds(500)) {
    self.duration = duration
  }

  public var name: String { "cross-fade" }

  public var timing: TransitionTiming { .linear(duration) }

  public func upperPose(presence: Double) -> PagePose { PagePose(opacity: presence) }

  public func lowerPose(presence: Double) -> PagePose { .settled }
}
