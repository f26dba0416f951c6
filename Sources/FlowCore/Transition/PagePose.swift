/// How a page lies on the stage in the middle of a transition.
public struct PagePose: Hashable, Sendable {
  /// An edge of a page that a shadow can lie beyond.
  public enum ShadowEdge: Hashable, Sendable, CaseIterable {
    /// The side at which lines begin.
    case leading
    /// The side at which they end.
    case trailing
    case top
  }

  /// Shift towards the trailing edge, in page widths; negative leads towards the leading edge.
  public var shift: Double
  /// Shift downward, in page heights; negative leads upward.
  public var drop: Double
  /// How large the page is about its own centre; 1 is its natural size.
  ///
  /// Finite and positive; what is not counts as 1 where it is drawn.
  public var scale: Double
  /// 0 is invisible, 1 opaque.
  public var opacity: Double
  /// How much black lies over the page, 0…1.
  public var dim: Double
  /// How strong the shadow beyond `shadowEdge` is, 0…1.
  public var shadow: Double
  /// The edge of the page beyond which its shadow lies; without a shadow it means nothing.
  public var shadowEdge: ShadowEdge

  /// Filling the stage, as at rest.
  public static let atRest = PagePose()

  /// Creates a pose; by default the one at rest.
  public init(
    shift: Double = 0, drop: Double = 0, scale: Double = 1, opacity: Double = 1, dim: Double = 0,
    shadow: Double = 0, shadowEdge: ShadowEdge = .leading
  ) {
    self.shift = shift
    self.drop = drop
    self.scale = scale
    self.opacity = opacity
    self.dim = dim
    self.shadow = shadow
    self.shadowEdge = shadowEdge
  }

  /// This pose upon another one, as of a page that takes part in two transitions at once.
  func on(_ other: PagePose) -> PagePose {
    PagePose(
      shift: shift + other.shift, drop: drop + other.drop, scale: scale * other.scale,
      opacity: opacity * other.opacity, dim: 1 - (1 - dim) * (1 - other.dim),
      shadow: max(shadow, other.shadow),
      shadowEdge: shadow >= other.shadow ? shadowEdge : other.shadowEdge)
  }

  /// The pose `fraction` of the way to another one: exact at 0 and 1, and beyond them it
  /// extrapolates.
  ///
  /// A shadow cannot lie between two edges: it lies beyond the one whose shadow is the stronger
  /// part of it, so that it stays where it is while it fades, and comes up where it belongs.
  public func interpolated(to other: PagePose, fraction: Double) -> PagePose {
    let keepsEdge = fraction < 1 && (1 - fraction) * shadow >= fraction * other.shadow
    return PagePose(
      shift: interpolate(shift, other.shift, fraction),
      drop: interpolate(drop, other.drop, fraction),
      scale: interpolate(scale, other.scale, fraction),
      opacity: interpolate(opacity, other.opacity, fraction),
      dim: interpolate(dim, other.dim, fraction),
      shadow: interpolate(shadow, other.shadow, fraction),
      shadowEdge: keepsEdge ? shadowEdge : other.shadowEdge)
  }
}
