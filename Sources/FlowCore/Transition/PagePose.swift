/// The position and appearance of a page during a transition.
public struct PagePose: Hashable, Sendable {
  /// An edge of a page beyond which a shadow can lie.
  public enum ShadowEdge: Hashable, Sendable, CaseIterable {
    /// The side at which lines of text begin.
    case leading
    /// The side at which lines of text end.
    case trailing
    case top
  }

  /// The shift towards the trailing edge, in page widths; negative values shift towards the leading
  /// edge.
  public var shift: Double
  /// The shift downward, in page heights; negative values shift upward.
  public var drop: Double
  /// The scale about the page's centre; 1 is its natural size.
  ///
  /// Should be finite and positive; any other value counts as 1 when drawn.
  public var scale: Double
  /// `scale`, or 1 if it is not finite and positive; drawing also has a maximum.
  var validScale: Double { scale.isFinite && scale > 0 ? scale : 1 }
  /// The opacity, from 0 (invisible) to 1 (opaque).
  public var opacity: Double
  /// The opacity of the black overlay on the page, 0…1.
  public var dim: Double
  /// The strength of the shadow beyond `shadowEdge`, 0…1.
  public var shadow: Double
  /// The edge of the page beyond which its shadow lies; without a shadow it has no effect.
  public var shadowEdge: ShadowEdge

  /// The pose of a settled page, which fills the screen.
  public static let settled = PagePose()

  /// Creates a pose; by default that of a settled page.
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

  /// Combines two poses of a page that takes part in two transitions at the same time.
  func on(_ other: PagePose) -> PagePose {
    PagePose(
      shift: shift + other.shift, drop: drop + other.drop, scale: scale * other.scale,
      opacity: opacity * other.opacity, dim: 1 - (1 - dim) * (1 - other.dim),
      shadow: max(shadow, other.shadow),
      shadowEdge: shadow >= other.shadow ? shadowEdge : other.shadowEdge)
  }

  /// The pose at `fraction` between this one and `other`: exact at 0 and 1, extrapolated outside
  /// 0…1.
  ///
  /// A shadow lies at only one edge: that of the pose that contributes more shadow. Every shadow
  /// therefore fades in and out at its own edge.
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
