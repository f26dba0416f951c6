public import FlowCore

/// The layout of a page: its layer, its input targets and its accessibility nodes.
@MainActor
public struct PageLayout {
  /// The layer that draws the page.
  public private(set) var layer: Layer
  /// The regions that take input, from back to front; this is also the focus order.
  public private(set) var targets: [HitRegion] = []
  /// The accessibility nodes, in reading order.
  public private(set) var nodes: [AccessibilityNode] = []
  private(set) var matched: [MatchedElement] = []
  private var pending: [() -> Void] = []
  private var source: ElementSource?

  /// Creates an empty page, or an empty part of a page.
  public init(name: String, kind: Layer.Kind = .plain, size: Size) {
    layer = Layer(name: name, kind: kind, size: size)
  }

  /// Creates an empty part of a page, with the source line of the content that is being laid out.
  init(name: String, kind: Layer.Kind = .plain, size: Size, within page: PageLayout) {
    self.init(name: name, kind: kind, size: size)
    source = page.source
  }

  /// Draws above the existing drawings, but below all sublayers, including those that are added
  /// later.
  public mutating func draw(_ drawings: [Drawing]) {
    layer.drawings += drawings
  }

  /// Adds a sublayer above the existing ones.
  public mutating func add(_ sublayer: Layer) {
    layer.sublayers.append(sublayer)
  }

  /// Calls a closure once the whole page is laid out.
  ///
  /// Layouts only read. In the closure a control may store what it learns from the layout, such as
  /// which of its rows are visible. If this changes a state that the layout has read, the page is
  /// immediately laid out once more.
  public mutating func whenLaidOut(_ work: @escaping () -> Void) { pending.append(work) }

  mutating func finish() {
    for work in pending { work() }
    pending = []
  }

  /// Lets a transition see from the page's layer whether there is anything to match.
  mutating func noteMatchedElements() {
    layer.hasMatchedElements = !matched.isEmpty
  }

  mutating func fade(to presence: Double) {
    layer.opacity = presence
  }

  /// Adds an input target with this frame, above the existing ones.
  public mutating func add(_ target: any InputTarget, at frame: Rect) {
    targets.append(HitRegion(target: target, frame: frame, visible: frame))
  }

  /// Adds an input target with this frame, above the existing ones, and its accessibility node.
  ///
  /// The node also gets the states of the target, such as focused or disabled. The node replaces
  /// all nodes that `content` adds.
  public mutating func add(
    _ target: any FocusableInputTarget, at frame: Rect, as node: AccessibilityNode,
    content: (inout PageLayout) -> Void = { _ in }
  ) {
    var node = node
    node.states.formUnion(target.accessibilityStates)
    describe(as: node, in: frame, content)
    add(target, at: frame)
  }

  /// Adds an accessibility node with this frame; it replaces all nodes that `content` adds.
  public mutating func describe(
    as node: AccessibilityNode, in frame: Rect, _ content: (inout PageLayout) -> Void = { _ in }
  ) {
    var node = node
    node.frame = frame.withoutNegativeExtent
    node.source = node.source ?? source
    addWithoutNodes(content)
    nodes.append(node)
  }

  /// Adds an input target below the ones that `content` adds, and its accessibility node.
  ///
  /// Of the nodes that `content` adds, only those of controls are kept, after this one. If `target`
  /// is `nil`, only the node is added.
  mutating func addPressable(
    _ target: (any FocusableInputTarget)?, at frame: Rect, as node: AccessibilityNode,
    _ content: (inout PageLayout) -> Void
  ) {
    let (targetCount, nodeCount) = (targets.count, nodes.count)
    content(&self)
    let controls = nodes[nodeCount...].filter { $0.all.contains(where: \.role.isOperable) }
    nodes.removeSubrange(nodeCount...)
    var node = node
    node.states.formUnion(target?.accessibilityStates ?? [])
    describe(as: node, in: frame)
    nodes += controls
    guard let target else { return }
    targets.insert(HitRegion(target: target, frame: frame, visible: frame), at: targetCount)
  }

  mutating func addWithoutNodes(_ content: (inout PageLayout) -> Void) {
    let before = nodes.count
    content(&self)
    nodes.removeSubrange(before...)
  }

  /// Adds content, and marks its nodes as those of a button within a text field.
  mutating func addFieldButton(_ content: (inout PageLayout) -> Void) {
    let before = nodes.count
    content(&self)
    for index in nodes.indices[before...] { nodes[index].isFieldButton = true }
  }

  /// Gives an identifier to one of the nodes that `content` adds: the first that can be operated,
  /// or else the first.
  mutating func identify(as identifier: String, _ content: (inout PageLayout) -> Void) {
    let before = nodes.count
    content(&self)
    let new = nodes.indices[before...]
    guard let index = new.first(where: { nodes[$0].role.isOperable }) ?? new.first else { return }
    nodes[index] = nodes[index].identified(as: identifier)
  }

  /// Adds an accessibility node with this frame, whose children are the nodes that `content` adds.
  public mutating func group(
    as node: AccessibilityNode, in frame: Rect, _ content: (inout PageLayout) -> Void
  ) {
    var node = node
    node.frame = frame.withoutNegativeExtent
    node.source = node.source ?? source
    let before = nodes.count
    content(&self)
    node.children = Array(nodes[before...])
    nodes.replaceSubrange(before..., with: [node])
  }

  package mutating func add(_ element: any Element, in frame: Rect, _ context: LayoutContext) {
    add(madeAt: element.source) { element.layOut(in: frame, context, on: &$0) }
  }

  /// Adds content that was created at a line of source code.
  ///
  /// Accessibility nodes record the innermost of these lines that is not in FlowUI itself.
  package mutating func add(
    madeAt source: ElementSource?, _ content: (inout PageLayout) -> Void
  ) {
    guard let source, !source.isInFlowUI else { return content(&self) }
    let outer = self.source
    self.source = source
    content(&self)
    self.source = outer
  }

  mutating func add(at density: Density, _ content: (inout PageLayout) -> Void) {
    let before = targets.count
    content(&self)
    // Targets nested at another density already have that density.
    for index in targets.indices[before...] where targets[index].density == nil {
      targets[index].density = density
    }
  }

  /// Adds content, and gives a hint to those of its targets that have none.
  mutating func add(hinting label: Hint.Label?, _ content: (inout PageLayout) -> Void) {
    let before = targets.count
    content(&self)
    for index in targets.indices[before...] where targets[index].hint == nil {
      targets[index].hint = label
    }
  }

  /// Adds a matched element in a layer of its own, which a transition can leave out of the page.
  mutating func add(_ element: MatchedElement, _ content: (inout PageLayout) -> Void) {
    var layout = PageLayout(name: "matched \(element.name)", size: layer.size, within: self)
    layout.layer.matchedName = element.name
    content(&layout)
    add(layout)
    matched.append(element)
  }

  mutating func add(_ layout: PageLayout) {
    add(layout.layer)
    targets += layout.targets
    nodes += layout.nodes
    matched += layout.matched
    pending += layout.pending
  }

  /// Adds the content as if it had been laid out on this page.
  mutating func append(_ layout: PageLayout) {
    layer.drawings += layout.layer.drawings
    layer.sublayers += layout.layer.sublayers
    targets += layout.targets
    nodes += layout.nodes
    matched += layout.matched
    pending += layout.pending
  }

  /// Adds a smaller page above the existing content, with its top left corner at this point.
  public mutating func add(_ layout: PageLayout, at corner: Point) {
    var layer = layout.layer
    layer.offset = corner
    add(layer)
    let offset = Vector(dx: corner.x, dy: corner.y)
    targets += layout.targets.map { $0.moved(by: offset) }
    nodes += layout.nodes.map { $0.moved(by: offset) }
    matched += layout.matched.map { $0.moved(by: offset) }
    pending += layout.pending
  }

  /// Adds all of the content but its layer, which the page has already; only in `window` does the
  /// content take input.
  mutating func add(_ content: PageLayout, movedBy offset: Vector, within window: Rect) {
    targets += content.targets.map { $0.moved(by: offset, within: window) }
    nodes += content.nodes.map { $0.moved(by: offset).seen(through: window) }
    matched += content.matched.map { $0.moved(by: offset, within: window) }
    pending += content.pending
  }

  /// Adds scrolling content; all coordinates are in points of this page.
  ///
  /// `touchable` is the part of `window` that no bar covers: only there does the content take
  /// input.
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
    matched += content.matched.map { $0.moved(by: corner, within: touchable) }
    pending += content.pending
    var area = AccessibilityNode(
      .scrollArea, frame: touchable,
      children: content.nodes.map { $0.moved(by: corner).seen(through: touchable) })
    area.source = source
    nodes.append(area)
  }
}

extension Rect {
  /// The rectangle with a width and height of at least 0; excessive margins make them negative.
  fileprivate var withoutNegativeExtent: Rect {
    Rect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height))
  }
}
