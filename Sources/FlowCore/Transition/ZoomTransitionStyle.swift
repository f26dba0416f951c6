/// The style in which the upper page grows as it fades in, while the lower one is enlarged and
/// darkens.
///
/// The lower page is enlarged, not reduced, so that it covers the screen at every instant.
public struct ZoomTransitionStyle: TransitionStyle, Hashable {
  /// The initial scale of the upper page; chosen by eye.
  static let origin = 0.85
  /// The presence at which the upper page becomes opaque; chosen by eye.
  static let fade = 0.3
  /// The final scale of the lower page; chosen by eye.
  static let approach = 1.06
  static let dim = SlideTransitionStyle.dim

  /// Creates the style.
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
