internal import FlowCore
internal import FlowUI

/// The layers of a frame of the stage, and in them the elements that assistive technologies find,
/// as one tree.
///
/// An element and the layer that draws only this element, such as a screen and its page, are one
/// node.
struct StageOutline {
  /// A layer, an element, or both.
  struct Node: Identifiable {
    /// The roles and names of the node's ancestors and of the node itself; the same from frame to
    /// frame.
    let id: String
    /// The layer; `nil` for an element that is drawn on its parent's layer.
    let layer: LayerLine?
    /// The element, without its children; `nil` for a layer that is only decoration.
    let element: AccessibilityNode?
    /// The frame as it is shown, in points of the stage.
    let frame: Rect
    /// The part of the frame that is inside the stage and all scroll areas around the node.
    let visible: Rect
    let depth: Int
    /// The node's children: first the elements, in reading order, then all other layers, from back
    /// to front.
    let children: [Node]

    var hasElements: Bool { element != nil || children.contains(where: \.hasElements) }

    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  let root: Node

  init(_ tree: LayerTree, _ accessibility: AccessibilityNode, _ strings: FlowStrings) {
    let branch = OutlineBranch(tree.root, strings)
    branch.attach(accessibility)
    root = branch.node(in: "", depth: 0, clip: Rect(tree.root.size), { $0 })
  }

  subscript(id: Node.ID) -> Node? { path(to: id).last }

  func path(to id: Node.ID) -> [Node] {
    var path: [Node] = []
    var next: Node? = root
    while let node = next {
      path.append(node)
      if node.id == id { return path }
      next = node.children.first { id == $0.id || id.hasPrefix($0.id + Node.separator) }
    }
    return []
  }

  /// Returns the smallest element that is visible at a point, apart from the stage itself.
  ///
  /// Of several elements of the same size, this is the last one.
  func element(at point: Point) -> Node? {
    let found = root.all.dropFirst().filter { node in
      guard let element = node.element else { return false }
      return !element.states.contains(.offscreen) && node.visible.contains(point)
    }
    let area = { (node: Node) in node.visible.size.width * node.visible.size.height }
    return found.reversed().min { area($0) < area($1) }
  }
}

extension StageOutline.Node {
  static let separator = "\u{1F}"
  /// Before the number of an element whose name an earlier one has; names do not contain it, so
  /// that the second of two elements `Item` differs from an element `Item 1`.
  static let duplicateMark = "\u{1E}"

  var role: String? { element?.role.rawValue }

  /// In one line; empty for an element without a name.
  var name: String {
    let name = element?.name ?? layer?.name ?? ""
    return String(name.map { $0.isNewline ? " " : $0 })
  }

  var title: String {
    guard let role else { return name }
    return name.isEmpty ? role : "\(role) “\(name)”"
  }

  var frameText: String {
    "\(frame.minX.fixed(1)), \(frame.minY.fixed(1))  ·  "
      + "\(frame.size.width.fixed(1)) × \(frame.size.height.fixed(1))"
  }

  var sizeText: String {
    let text = { (length: Double) in length.fixed(length == length.rounded() ? 0 : 1) }
    return "\(text(frame.size.width)) × \(text(frame.size.height))"
  }
}

struct LayerLine: Hashable {
  let name: String
  let details: String

  init(_ layer: Layer, _ strings: FlowStrings) {
    name = layer.name
    let changes = [
      layer.opacity < 1 ? Phrase.opacity.with(layer.opacity.fixed(2)) : nil,
      layer.scale != 1 ? .scale.with(layer.scale.fixed(2)) : nil,
      layer.dim > 0 ? .dim.with(layer.dim.fixed(2)) : nil,
      layer.edgeShadow > 0 ? .shadow.with(layer.edgeShadow.fixed(2)) : nil,
    ]
    details = ([layer.kind == .page ? .pageLayer : nil] + changes).compactMap {
      $0.map { strings[$0] }
    }
    .joined(separator: ", ")
  }
}
