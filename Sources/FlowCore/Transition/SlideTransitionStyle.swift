/// The default style: the upper page slides in from the trailing edge over the lower one, or from
/// the leading edge, as if going back.
public struct SlideTransitionStyle: TransitionStyle, Hashable {
  /// A side from which the upper page slides in.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// The side where lines of text end, for going forward.
    case trailing
    /// The side where lines of text begin, for going back, for example to the sign-in page after
    /// signing out.
    case leading
  }

  /// The distance by which the lower page moves, in page widths; as in UIKit according to secondary
  /// sources.
  static let parallax = 0.3
  /// The opacity of the black overlay on the lower page; about that of UIKit.
  static let dim = 0.1
  /// The presence at which the shadow reaches full strength, so that it does not appear suddenly;
  /// chosen by eye.
  static let shadowOnset = 0.25

  /// The side from which the upper page slides in.
  public let side: Side

  /// Creates the style.
  public init(from side: Side = .trailing) { self.side = side }

  public var name: String { side == .trailing ? "slide" : "slide-back" }

  public var timing: TransitionTiming { .spring(.navigation) }

  public func upperPose(presence: Double) -> PagePose {
    PagePose(
      shift: along(1 - presence), shadow: min(presence / Self.shadowOnset, 1),
      shadowEdge: side == .trailing ? .leading : .trailing)
  }

  public func lowerPose(presence: Double) -> PagePose {
    PagePose(shift: along(-Self.parallax * presence), dim: Self.dim * presence)
  }

  private func along(_ shift: Double) -> Double { side == .trailing ? shift : -shift }
}
