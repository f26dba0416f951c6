/// The default style of presented flows: the upper page rises from the bottom edge over the lower
/// one.
///
/// The lower page darkens and moves up. It is not scaled: at every instant the two pages cover the
/// whole screen, so the background never shows through.
public struct SheetTransitionStyle: TransitionStyle, Hashable {
  /// The distance by which the lower page moves up, in page heights; chosen by eye.
  static let parallax = 0.08
  static let dim = SlideTransitionStyle.dim
  static let shadowOnset = SlideTransitionStyle.shadowOnset

  /// Creates the style.
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
