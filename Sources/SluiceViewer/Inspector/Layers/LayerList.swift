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
  static func lines(of tree: LayerTree, _ strings: FlowStrings) -> [LayerLine] {
    var lines: [LayerLine] = []
    append(tree.root, depth: 0, at: .zero, scale: 1, strings, to: &lines)
    return lines
  }

  private static func append(
    _ layer: Layer, depth: Int, at corner: Point, scale: Double, _ strings: FlowStrings,
    to lines: inout [LayerLine]
  ) {
    // A page is scaled about its own centre.
    let own = layer.kind == .page ? layer.scale : 1
    let middle = Vector(
      dx: layer.size.width * (1 - own) / 2, dy: layer.size.height * (1 - own) / 2)
    let origin = Point(
      x: corner.x + (layer.offset.x + middle.dx) * scale,
      y: corner.y + (layer.offset.y + middle.dy) * scale)
    let whole = scale * own
    lines.append(
      LayerLine(
        name: layer.name, depth: depth,
        frame: Rect(
          x: origin.x, y: origin.y, width: layer.size.width * whole,
          height: layer.size.height * whole),
        details: details(of: layer, strings)))
    for sublayer in layer.sublayers {
      append(sublayer, depth: depth + 1, at: origin, scale: whole, strings, to: &lines)
    }
  }

  private static func details(of layer: Layer, _ strings: FlowStrings) -> String {
    let changes = [
      layer.opacity < 1 ? Phrase.opacity.with(layer.opacity.fixed(2)) : nil,
      layer.scale != 1 ? .scale.with(layer.scale.fixed(2)) : nil,
      layer.dim > 0 ? .dim.with(layer.dim.fixed(2)) : nil,
      layer.edgeShadow > 0 ? .shadow.with(layer.edgeShadow.fixed(2)) : nil,
    ]
    return ([layer.kind == .page ? .pageLayer : nil] + changes).compactMap {
      $0.map { strings[$0] }
    }
    .joined(separator: ", ")
  }

  /// The frame formatted for display: origin and size.
  var frameText: String {
    "\(frame.minX.fixed(1)), \(frame.minY.fixed(1))  ·  "
      + "\(frame.size.width.fixed(1)) × \(frame.size.height.fixed(1))"
  }
}
