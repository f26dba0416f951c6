public import FlowCore

/// A node of a frame's layer tree: its drawings, with its sublayers on top of them.
public struct Layer: Hashable, Sendable {
  /// What a renderer may assume about a layer.
  public enum Kind: Hashable, Sendable {
    /// A renderer may assume nothing: the layer is drawn again in each frame.
    case plain
    /// A page: it fills its bounds with opaque pixels and seldom changes.
    ///
    /// A renderer can cache its pixels, and need not draw what the page covers.
    case page
  }

  /// An edge of a layer beyond which a shadow can lie.
  package enum ShadowEdge: String, Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
  }

  /// The name of the layer in dumps; several layers may share one.
  ///
  /// A renderer may take pages with the same name and size for versions of one page, of which it
  /// draws only the differences.
  public var name: String
  /// What a renderer may assume about the layer.
  public var kind: Kind
  /// Its size in points; drawings and sublayers are clipped to it.
  ///
  /// Only the edge shadow and the edge line lie outside. Nothing is drawn of a layer whose size is
  /// not finite.
  public var size: Size
  /// Its top left corner in its superlayer, in points; rounded to the nearest device pixel when
  /// drawn.
  ///
  /// Nothing is drawn of a sublayer whose offset is not finite.
  public var offset: Point
  /// The factor by which a page is scaled about its centre; 1 is its natural size.
  ///
  /// Must be finite and positive; any other value counts as 1, and more than 1000 counts as 1000.
  /// The scaled edges are rounded to the nearest device pixels. A plain layer is always drawn at
  /// its natural size.
  public var scale: Double
  /// Opacity, 0…1: 0 is invisible, 1 is opaque; NaN counts as 0.
  ///
  /// A page fades as a whole; on a plain layer each drawing and each sublayer fades by itself.
  public var opacity: Double
  /// The opacity, 0…1, of black drawn over its bounds; NaN counts as 0.
  ///
  /// Where a plain layer is transparent, this also darkens the layers behind it.
  public var dim: Double
  /// How strong the layer's edge shadow is, 0…1; 0 is no shadow.
  ///
  /// The shadow lies outside of the layer, beyond the edge that `shadowEdge` names.
  package var edgeShadow: Double
  /// The edge beyond which the edge shadow lies; has no effect while `edgeShadow`, its strength, is
  /// 0.
  ///
  /// A shadow at `top` is that of a sheet: wider and softer than that of a page at `left` or
  /// `right`.
  package var shadowEdge: ShadowEdge
  /// The colour of a line, one device pixel thick, along `shadowEdge` on the outside.
  ///
  /// Its opacity is multiplied by `edgeShadow`. It is meant for dark layers, between which the
  /// shadow hardly shows; by default it is clear.
  package var edgeLine: RGBA
  /// Its drawings, from bottom to top.
  public var drawings: [Drawing]
  /// Its sublayers, from bottom to top; they lie above all drawings.
  public var sublayers: [Layer]
  /// The name of the matched element that the layer draws; `nil` for all other layers.
  package var matchedName: String?
  /// Whether the layer is a page with matched elements.
  package var hasMatchedElements = false

  /// Creates a layer at the origin, at its natural size, opaque and not dimmed.
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
    edgeLine = .clear
  }

  /// The scale with which the layer is drawn: 1 for a plain layer; at most 1000, beyond which
  /// positions could overflow an integer.
  package var drawnScale: Double {
    kind == .page && scale.isFinite && scale > 0 ? min(scale, 1000) : 1
  }

  /// The layer with the pose of a transition applied.
  ///
  /// The pose's shift and drop, which are fractions of the layer's width and height, are added to
  /// its offset; its scale and opacity are multiplied by those of the layer; its dim, shadow and
  /// shadow edge replace those of the layer.
  ///
  /// Shift and drop are clamped to -1…1, and opacity, dim and shadow to 0…1. NaN counts as the
  /// settled value: 1 for opacity, otherwise 0. The scale is taken as it is.
  package func posed(_ pose: PagePose) -> Layer {
    var layer = self
    layer.offset.x += Self.distance(pose.shift) * size.width
    layer.offset.y += Self.distance(pose.drop) * size.height
    layer.scale *= pose.scale
    layer.opacity *= Self.fraction(pose.opacity, default: 1)
    layer.dim = Self.fraction(pose.dim, default: 0)
    layer.edgeShadow = Self.fraction(pose.shadow, default: 0)
    layer.shadowEdge = pose.shadowEdge.onLayer
    return layer
  }

  private static func distance(_ shift: Double) -> Double {
    shift.isNaN ? 0 : min(max(shift, -1), 1)
  }

  private static func fraction(_ fraction: Double, default settled: Double) -> Double {
    fraction.isNaN ? settled : min(max(fraction, 0), 1)
  }
}

extension PagePose.ShadowEdge {
  /// Layers are laid out from left to right, and mirrored afterwards.
  fileprivate var onLayer: Layer.ShadowEdge {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .top: .top
    }
  }
}
