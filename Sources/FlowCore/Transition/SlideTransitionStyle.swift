/// The default look: the upper page slides in from the trailing edge over the lower one; or, as if
/// a person went back to it, from the leading one.
public struct SlideTransitionStyle: TransitionStyle, Hashable {
  /// The side from which the upper page comes.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// Where lines end: the way forward.
    case trailing
    /// Where lines begin: the way back, as to the sign-in page that a person who signs out gets to.
    case leading
  }

  /// How far the lower page gives way, in page widths: UIKit's 30 % (second-hand).
  static let parallax = 0.3
  /// How dark the lower page gets: UIKit's about 10 % black.
  static let dim = 0.1
  /// The presence by which the shadow is at full strength, so that it does not appear at once; by
  /// eye.
  static let shadowOnset = 0.25

  /// The side from which the upper page comes.
  public let side: Side

  /// Creates the animator.
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
