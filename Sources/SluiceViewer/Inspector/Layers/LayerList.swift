internal import FlowCore
internal import FlowUI

/// A layer of a frame, as shown in a list.
struct LayerLine: Hashable {
  /// The layer's name.
  let name: String
  /// The layer's depth in the tree; the root has depth 0.
  let depth: Int
  /// The layer's frame on the stage, in points of the stage.
  let frame: Rect
  /// A summary: `page` for a page, and the opacity, scale, dimming and shadow that are not the
  /// default.
  let details: String

  /// All layers of a frame in depth-first order, each parent before its sublayers.
  static func lines(of tree: LayerTree) -> [LayerLine] {
    var lines: [LayerLine] = []
    append(tree.root, depth: 0, at: .zero, scale: 1, to: &lines)
    return lines
  }

  private static func append(
    _ layer: Layer, depth: Int, at corner: Point, scale: Double, to lines: inout [LayerLine]
  ) {
    // A page is scaled about its own centre.
    let own = layer.kind == .page ? layer.scale : 1
    let middle = Vector(
      dx: layer.size.width * (1 - own) / 2, dy: layer.size.height * (1 - own) / 2)
    let place = Point(
      x: corner.x + (layer.offset.x + middle.dx) * scale,
      y: corner.y + (layer.offset.y + middle.dy) * scale)
    let whole = scale * own
    lines.append(
      LayerLine(
        name: layer.name, depth: depth,
        frame: Rect(
          x: place.x, y: place.y, width: layer.size.width * whole,
          height: layer.size.height * whole),
        details: details(of: layer)))
    for sublayer in layer.sublayers {
      append(sublayer, depth: depth + 1, at: place, scale: whole, to: &lines)
    }
  }

  private static func details(of layer: Layer) -> String {
    let changes = [
      layer.opacity < 1 ? "opacity \(layer.opacity.fixed(2))" : nil,
      layer.scale != 1 ? "scale \(layer.scale.fixed(2))" : nil,
      layer.dim > 0 ? "dim \(layer.dim.fixed(2))" : nil,
      layer.edgeShadow > 0 ? "shadow \(layer.edgeShadow.fixed(2))" : nil,
    ]
    return ([layer.kind == .page ? "page" : nil] + changes).compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The frame formatted for display: origin and size.
  var frameText: String {
    "\(frame.minX.fixed(1)), \(frame.minY.fixed(1))  ·  "
      + "\(frame.size.width.fixed(1)) × \(frame.size.height.fixed(1))"
  }
}
