/// The upper page fades over the lower one; neither moves.
public struct CrossFadeTransitionStyle: TransitionStyle, Hashable {
  /// How long the whole fade takes.
  public let duration: Duration

  /// The fade that stands in for a slide where motion is unwelcome: 200 ms, as react-native-screens
  /// fades.
  static let brief = CrossFadeTransitionStyle(duration: .milliseconds(200))

  /// Creates the animator; half a second is what the flow-controller article's animator reports.
  public init(duration: Duration = .milliseconds(500)) {
    self.duration = duration
  }

  public var name: String { "cross-fade" }

  public var timing: TransitionTiming { .linear(duration) }

  public func upperPose(presence: Double) -> PagePose { PagePose(opacity: presence) }

  public func lowerPose(presence: Double) -> PagePose { .atRest }
}
