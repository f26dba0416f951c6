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

  /// Adds a page of its own that is seen through a window: drawn with its corner at `offset` from the
  /// window's, and cut off at the window's edges.
  ///
  /// - Parameter touchable: The part of the window in which it takes input; all of it where there is none.
  public mutating func embed(
    _ content: PageLayout, in window: Rect, offset: Vector, touchable: Rect? = nil
  ) {
    var inner = content.layer
    inner.offset = Point(x: offset.dx, y: offset.dy)
    var outer = Layer(name: "window", size: window.size, sublayers: [inner])
    outer.offset = window.origin
    layer.sublayers.append(outer)
    let shift = Vector(dx: window.minX + offset.dx, dy: window.minY + offset.dy)
    targets += content.targets.map { $0.moved(by: shift, within: touchable ?? window) }
  }
}
