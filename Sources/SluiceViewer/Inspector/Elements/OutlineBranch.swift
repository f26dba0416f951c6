internal import FlowCore
internal import FlowUI

/// A layer in an outline under construction, with the elements that it draws.
final class OutlineBranch {
  private let line: LayerLine
  private let kind: Layer.Kind
  /// In points of the stage.
  private let frame: Rect
  private let layers: [OutlineBranch]
  /// The element that shares a node with the layer.
  private var element: AccessibilityNode?
  /// In reading order.
  private var children: [Child] = []

  private enum Child {
    /// An element with a layer of its own.
    case layer(OutlineBranch)
    /// An element that is drawn on its parent's layer.
    case element(AccessibilityNode)
  }

  convenience init(_ layer: Layer, _ strings: FlowStrings) {
    self.init(layer, at: .zero, scale: 1, strings)
  }

  private init(_ layer: Layer, at corner: Point, scale: Double, _ strings: FlowStrings) {
    // A page is scaled about its own centre.
    let own = layer.kind == .page ? layer.scale : 1
    let inset = Vector(
      dx: layer.size.width * (1 - own) / 2, dy: layer.size.height * (1 - own) / 2)
    let origin = Point(
      x: corner.x + (layer.offset.x + inset.dx) * scale,
      y: corner.y + (layer.offset.y + inset.dy) * scale)
    let whole = scale * own
    line = LayerLine(layer, strings)
    kind = layer.kind
    frame = Rect(
      x: origin.x, y: origin.y, width: layer.size.width * whole,
      height: layer.size.height * whole)
    layers = layer.sublayers.map { OutlineBranch($0, at: origin, scale: whole, strings) }
  }

  /// Attaches an element to this layer, and the elements in it to the sublayers that draw them, if
  /// there are any.
  func attach(_ node: AccessibilityNode) {
    element = node
    element?.children = []
    for child in node.children {
      guard let layer = layer(of: child) else {
        children.append(.element(child))
        continue
      }
      layer.attach(child)
      // A layer nested more deeply, such as the page in a tab, remains a child of its own parent.
      if layers.contains(where: { $0 === layer }) { children.append(.layer(layer)) }
    }
  }

  /// The sublayer, at any depth, that draws this element and nothing else.
  private func layer(of node: AccessibilityNode) -> OutlineBranch? {
    guard let name = node.layerName else { return nil }
    let isPage = node.role == .screen
    // Of several pages with the same name, prefer the one on top, which takes input.
    return (isPage ? layers.reversed() : layers).lazy.compactMap { layer -> OutlineBranch? in
      if layer.element == nil, layer.line.name == name, !isPage || layer.kind == .page {
        return layer
      }
      return layer.layer(of: node)
    }.first
  }

  /// `clip` is the part of the stage in which the layer can be seen; `move` maps a frame on the
  /// settled page to the page's present position and scale.
  func node(
    in parent: String, depth: Int, clip: Rect, _ move: @escaping (Rect) -> Rect,
    duplicateIndex: Int = 0
  ) -> StageOutline.Node {
    let id = StageOutline.Node.id(
      in: parent, element?.role.rawValue ?? "", line.name, duplicateIndex)
    let isScreen = element?.role == .screen || element?.role == .stage
    let own = element.map { isScreen ? frame : move($0.frame) } ?? frame
    let inside = element?.role == .scrollArea ? clip.intersection(own) : clip
    let moveInside =
      isScreen ? element.map { Self.motion(from: $0.frame, to: frame) } ?? move : move
    var siblings = SiblingCounter()
    let other = layers.filter { layer in
      !children.contains { if case .layer(let other) = $0 { other === layer } else { false } }
    }
    let nodes = (children + other.map(Child.layer)).map { child in
      switch child {
      case .layer(let layer):
        layer.node(
          in: id, depth: depth + 1, clip: inside, moveInside,
          duplicateIndex: siblings.number(
            of: "\(layer.element?.role.rawValue ?? "") \(layer.line.name)"))
      case .element(let element):
        element.outlined(
          in: id, depth: depth + 1, clip: inside, moveInside,
          duplicateIndex: siblings.number(of: element.title))
      }
    }
    return StageOutline.Node(
      id: id, layer: line, element: element, frame: own, visible: own.intersection(clip),
      depth: depth, children: nodes)
  }

  private static func motion(from old: Rect, to new: Rect) -> (Rect) -> Rect {
    let scale = old.size.width > 0 ? new.size.width / old.size.width : 1
    return { rect in
      Rect(
        x: new.minX + (rect.minX - old.minX) * scale, y: new.minY + (rect.minY - old.minY) * scale,
        width: rect.size.width * scale, height: rect.size.height * scale)
    }
  }
}

private struct SiblingCounter {
  private var counts: [String: Int] = [:]

  mutating func number(of name: String) -> Int {
    defer { counts[name, default: 0] += 1 }
    return counts[name, default: 0]
  }
}

extension StageOutline.Node {
  fileprivate static func id(
    in parent: String, _ role: String, _ name: String, _ duplicateIndex: Int
  ) -> String {
    (parent.isEmpty ? "" : parent + separator) + "\(role) \(name)"
      + (duplicateIndex > 0 ? "\(duplicateMark)\(duplicateIndex)" : "")
  }
}

extension AccessibilityNode {
  /// The name of the layer that draws only this element; `nil` if a parent's layer draws it.
  fileprivate var layerName: String? {
    switch role {
    case .screen: name
    case .statusBar: "statusBar"
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .scrollArea: "window"
    case .tabList: "tabBar"
    case .alert: "alert"
    case .dialog: "sheet"
    case .menu: "menu"
    case .stage, .list, .group, .heading, .text, .image, .button, .link, .switch, .checkbox,
      .radioGroup, .radio, .slider, .spinButton, .textField, .progressBar, .tab, .menuItem:
      nil
    }
  }

  fileprivate var title: String { "\(role.rawValue) \(name)" }

  fileprivate func outlined(
    in parent: String, depth: Int, clip: Rect, _ move: (Rect) -> Rect, duplicateIndex: Int
  ) -> StageOutline.Node {
    let id = StageOutline.Node.id(in: parent, role.rawValue, name, duplicateIndex)
    let own = move(frame)
    let inside = role == .scrollArea ? clip.intersection(own) : clip
    var siblings = SiblingCounter()
    var element = self
    element.children = []
    return StageOutline.Node(
      id: id, layer: nil, element: element, frame: own, visible: own.intersection(clip),
      depth: depth,
      children: children.map { child in
        child.outlined(
          in: id, depth: depth + 1, clip: inside, move,
          duplicateIndex: siblings.number(of: child.title))
      })
  }
}
