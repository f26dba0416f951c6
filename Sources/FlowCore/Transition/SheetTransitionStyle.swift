/// The look of presenting: the upper page rises from the bottom edge over the lower one.
///
/// The lower page darkens and gives way upward. It does not get smaller: at every instant the two
/// of them cover the stage, whatever its colour.
public struct SheetTransitionStyle: TransitionStyle, Hashable {
  /// How far the lower page gives way, in page heights; by eye.
  static let parallax = 0.08
  /// How dark the lower page gets: as under a slide.
  static let dim = 0.1
  /// The presence by which the shadow is at full strength, so that it does not appear at once; by
  /// eye.
  static let shadowOnset = 0.25

  /// Creates the animator.
  public init() {}

  public var name: String { "sheet" }

  public var timing: TransitionTiming { .spring(.navigation) }

  public func upperPose(presence: Double) -> PagePose {
    PagePose(
      drop: 1 - presence, shadow: min(presence / Self.shadowOnset, 1), shadowEdge: .top)
  }

  public func lowerPose(presence: Double) -> PagePose {
    PagePose(drop: -Self.parallax * presence, dim: Self.dim * presence)
  }
}
