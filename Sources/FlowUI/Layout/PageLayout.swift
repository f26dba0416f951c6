public import FlowCore

/// A laid out page: what is drawn, what takes input where, and what those hear of it who cannot see
/// it.
public struct PageLayout {
  /// What is drawn.
  public private(set) var layer: Layer
  /// What takes input, the lowest first; also the order in which the keyboard gets to it.
  public private(set) var targets: [HitRegion] = []
  /// What is told of it, in the order in which it is read.
  public private(set) var nodes: [AccessibilityNode] = []

  /// Creates an empty page, or a part of one.
  public init(name: String, kind: Layer.Kind = .plain, size: Size) {
    layer = Layer(name: name, kind: kind, size: size)
  }

  /// Draws on top of what is there, and beneath all layers that were added or will be.
  public mutating func draw(_ drawings: [Drawing]) {
    layer.drawings += drawings
  }

  /// Adds a layer on top of what is there.
  public mutating func add(_ sublayer: Layer) {
    layer.sublayers.append(sublayer)
  }

  /// Lets everything on it be seen only in part, 0…1.
  mutating func fade(to presence: Double) {
    layer.opacity = presence
  }

  /// Lets a part take input in a frame, on top of what is there.
  public mutating func add(_ part: any InputTarget, at frame: Rect) {
    targets.append(HitRegion(part: part, frame: frame, visible: frame))
  }

  /// Lets a part take input in a frame, on top of what is there, and tells of it; whether it has
  /// the focus and can be used is seen from the part.
  ///
  /// The node speaks for all that `content` places: what that would tell by itself is left out.
  public mutating func add(
    _ part: any FocusableInputTarget, at frame: Rect, as node: AccessibilityNode,
    content: (inout PageLayout) -> Void = { _ in }
  ) {
    var node = node
    node.states.formUnion(part.accessibilityStates)
    describe(as: node, in: frame, content)
    add(part, at: frame)
  }

  /// Tells of what lies in a frame; the node speaks for all that `content` places.
  public mutating func describe(
    as node: AccessibilityNode, in frame: Rect, _ content: (inout PageLayout) -> Void = { _ in }
  ) {
    var node = node
    node.frame = frame
    silently(content)
    nodes.append(node)
  }

  /// Places what tells nothing by itself.
  mutating func silently(_ content: (inout PageLayout) -> Void) {
    let before = nodes.count
    content(&self)
    nodes.removeSubrange(before...)
  }

  /// Tells of what lies in a frame and consists of all that `content` places.
  public mutating func group(
    as node: AccessibilityNode, in frame: Rect, _ content: (inout PageLayout) -> Void
  ) {
    var node = node
    node.frame = frame
    let before = nodes.count
    content(&self)
    node.children = Array(nodes[before...])
    nodes.replaceSubrange(before..., with: [node])
  }

  /// Places what is laid out at a density of its own, and takes input so.
  mutating func add(at density: Density, _ content: (inout PageLayout) -> Void) {
    let before = targets.count
    content(&self)
    // What is within at another density has one already.
    for index in targets.indices[before...] where targets[index].density == nil {
      targets[index].density = density
    }
  }

  /// Places what a few words can be said about.
  mutating func add(hinting label: Hint.Label?, _ content: (inout PageLayout) -> Void) {
    let before = targets.count
    content(&self)
    for index in targets.indices[before...] where targets[index].hint == nil {
      targets[index].hint = label
    }
  }

  /// Adds a page of the same extent on top of what is there.
  mutating func add(_ layout: PageLayout) {
    add(layout.layer)
    targets += layout.targets
    nodes += layout.nodes
  }

  /// Adds a smaller page on top of what is there, with its corner at a place.
  public mutating func add(_ layout: PageLayout, at corner: Point) {
    var layer = layout.layer
    layer.offset = corner
    add(layer)
    let way = Vector(dx: corner.x, dy: corner.y)
    targets += layout.targets.map { $0.moved(by: way) }
    nodes += layout.nodes.map { $0.moved(by: way) }
  }

  /// Adds what takes input of a page that lies somewhere else, and what is told of it, as far as a
  /// window shows it.
  mutating func add(_ content: PageLayout, movedBy way: Vector, within window: Rect) {
    targets += content.targets.map { $0.moved(by: way, within: window) }
    nodes += content.nodes.map { $0.moved(by: way).seen(through: window) }
  }

  /// Adds what scrolls, as seen through a window, which cuts it off at its edges.
  ///
  /// - Parameters:
  ///   - corner: Where the content's corner lies on the page.
  ///   - touchable: The part of the window in which it takes input.
  mutating func add(
    _ content: PageLayout, of state: ScrollState, at corner: Vector, in window: Rect,
    touchable: Rect
  ) {
    var inner = content.layer
    inner.offset = Point(x: corner.dx - window.minX, y: corner.dy - window.minY)
    var outer = Layer(name: "window", size: window.size, sublayers: [inner])
    outer.offset = window.origin
    add(outer)
    targets += content.targets.map { $0.scrolled(by: corner, within: touchable, of: state) }
    nodes.append(
      AccessibilityNode(
        .scrollArea, frame: touchable,
        children: content.nodes.map { $0.moved(by: corner).seen(through: touchable) }))
  }
}
