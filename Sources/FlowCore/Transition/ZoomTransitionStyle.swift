/// The upper page comes out of the depth of the stage, while the lower one comes nearer and
/// darkens.
///
/// The lower page gets larger, not smaller, so that it covers the stage at every instant.
public struct ZoomTransitionStyle: TransitionStyle, Hashable {
  /// How large the upper page is when it begins to be seen, its natural size being 1; by eye.
  static let origin = 0.85
  /// The presence by which the upper page is opaque; by eye.
  static let fade = 0.3
  /// How large the lower page is when the upper one has the stage; by eye.
  static let approach = 1.06
  /// How dark the lower page gets: as under a slide.
  static let dim = 0.1

  /// Creates the animator.
  public init() {}

  public var name: String { "zoom" }

  public var timing: TransitionTiming { .spring(.navigation) }

  public func upperPose(presence: Double) -> PagePose {
    PagePose(
      scale: interpolate(Self.origin, 1, presence), opacity: min(presence / Self.fade, 1))
  }

  public func lowerPose(presence: Double) -> PagePose {
    PagePose(scale: interpolate(1, Self.approach, presence), dim: Self.dim * presence)
  }
}
