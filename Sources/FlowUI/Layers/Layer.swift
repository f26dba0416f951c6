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

  /// An edge of a layer that a shadow can lie beyond.
  public enum ShadowEdge: String, Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
  }

  /// What dumps call it.
  public var name: String
  /// What a renderer may take for granted.
  public var kind: Kind
  /// Its extent in points; nothing is drawn outside.
  public var size: Size
  /// Its top left corner in the layer around it, in points; drawn at the nearest whole device
  /// pixel.
  public var offset: Point
  /// How large a page is drawn about its own centre; 1 is its natural size.
  ///
  /// Finite and positive; what is not counts as 1. Its edges are drawn at the nearest whole device
  /// pixels. A plain layer is always drawn at its natural size.
  public var scale: Double
  /// 0 is invisible, 1 as drawn.
  ///
  /// A page fades as a whole; on a plain layer each drawing and each layer above fades by itself.
  public var opacity: Double
  /// How much black lies over its bounds, 0…1; on a plain layer also over what shows through it.
  public var dim: Double
  /// The strength, 0…1, of the shadow beyond `shadowEdge`.
  public var edgeShadow: Double
  /// The edge beyond which its shadow lies; one at the top is that of a sheet: wider and softer.
  public var shadowEdge: ShadowEdge
  /// What is drawn on it, the first at the bottom.
  public var drawings: [Drawing]
  /// The layers on top, the first at the bottom.
  public var sublayers: [Layer]

  /// Creates a layer at the origin, of its natural size, opaque and bright.
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
    scale = 1
    opacity = 1
    dim = 0
    edgeShadow = 0
    shadowEdge = .left
  }

  /// The layer as a transition's pose puts it on a stage of its own size.
  ///
  /// What is no number counts as at rest; a shift or drop that leads further than the page is wide
  /// or high counts as that far, and opacity, dim and shadow end at 0 and 1.
  public func posed(_ pose: PagePose) -> Layer {
    var layer = self
    layer.offset.x += Self.way(pose.shift) * size.width
    layer.offset.y += Self.way(pose.drop) * size.height
    layer.scale *= pose.scale
    layer.opacity *= Self.part(pose.opacity, atRest: 1)
    layer.dim = Self.part(pose.dim, atRest: 0)
    layer.edgeShadow = Self.part(pose.shadow, atRest: 0)
    layer.shadowEdge = pose.shadowEdge.onLayer
    return layer
  }

  private static func way(_ shift: Double) -> Double {
    shift.isNaN ? 0 : min(max(shift, -1), 1)
  }

  private static func part(_ part: Double, atRest rest: Double) -> Double {
    part.isNaN ? rest : min(max(part, 0), 1)
  }
}

extension PagePose.ShadowEdge {
  /// The edge of a layer on a stage that reads from left to right.
  fileprivate var onLayer: Layer.ShadowEdge {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .top: .top
    }
  }
}
