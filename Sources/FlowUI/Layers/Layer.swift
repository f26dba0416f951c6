public import FlowCore

/// A part of a frame that keeps together: its drawings, and layers on top of them.
public struct Layer: Hashable, Sendable {
  /// What a renderer may take for granted about a layer.
  public enum Kind: Hashable, Sendable {
    /// Nothing: it is drawn anew in each frame.
    case plain
    /// A page: it fills its bounds with opaque pixels and seldom changes, so its pixels are worth
    /// keeping. What it covers need not be drawn.
    case page
  }

  /// What dumps call it.
  public var name: String
  /// What a renderer may take for granted.
  public var kind: Kind
  /// Its extent in points; nothing is drawn outside.
  public var size: Size
  /// Its top left corner in the layer around it, in points; drawn at the nearest whole device pixel.
  public var offset: Point
  /// 0 is invisible, 1 as drawn.
  ///
  /// A page fades as a whole; on a plain layer each drawing and each layer above fades by itself.
  public var opacity: Double
  /// How much black lies over its bounds, 0…1; on a plain layer also over what shows through it.
  public var dim: Double
  /// The strength, 0…1, of the shadow beyond its leading edge.
  public var edgeShadow: Double
  /// What is drawn on it, the first at the bottom.
  public var drawings: [Drawing]
  /// The layers on top, the first at the bottom.
  public var sublayers: [Layer]

  /// Creates a layer at the origin, opaque and bright.
  public init(
    name: String, kind: Kind = .plain, size: Size, drawings: [Drawing] = [],
    sublayers: [Layer] = []
  ) {
    self.name = name
    self.kind = kind
    self.size = size
    self.drawings = drawings
    self.sublayers = sublayers
    offset = .zero
    opacity = 1
    dim = 0
    edgeShadow = 0
  }

  /// The layer as a transition's pose puts it on a stage of its own width.
  ///
  /// A shift that is no number, or leads further than the page is wide, counts as none or as that far.
  public func posed(_ pose: PagePose) -> Layer {
    var layer = self
    layer.offset.x += pose.shift.isNaN ? 0 : min(max(pose.shift, -1), 1) * size.width
    layer.opacity *= pose.opacity
    layer.dim = pose.dim
    layer.edgeShadow = pose.shadow
    return layer
  }
}
