public import FlowCore

/// A laid out page: what is drawn, and what takes input where.
public struct PageLayout {
  /// What is drawn.
  public private(set) var layer: Layer
  /// What takes input, the lowest first; also the order in which the keyboard gets to it.
  public private(set) var targets: [Target] = []

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

  /// Lets a part take input in a frame, on top of what is there.
  public mutating func add(_ part: any Part, at frame: Rect) {
    targets.append(Target(part: part, frame: frame, visible: frame))
  }

  /// Adds a page of the same extent on top of what is there.
  mutating func add(_ layout: PageLayout) {
    add(layout.layer)
    targets += layout.targets
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
  }
}
