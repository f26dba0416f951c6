/// The default look: the upper page slides in from the trailing edge over the lower one.
public struct SlideAnimator: TransitionAnimator, Hashable {
  /// How far the lower page gives way, in page widths: UIKit's 30 % (second-hand).
  static let parallax = 0.3
  /// How dark the lower page gets: UIKit's about 10 % black.
  static let dim = 0.1
  /// The presence by which the shadow is at full strength, so that it does not appear at once; by eye.
  static let shadowOnset = 0.25

  /// Creates the animator.
  public init() {}

  public var name: String { "slide" }

  public var timing: TransitionTiming { .spring(.navigation) }

  public func upperPose(presence: Double) -> PagePose {
    PagePose(shift: 1 - presence, shadow: min(presence / Self.shadowOnset, 1))
  }

  public func lowerPose(presence: Double) -> PagePose {
    PagePose(shift: -Self.parallax * presence, dim: Self.dim * presence)
  }
}
