internal import FlowCore

/// A page that is seen through a window beside others.
struct WindowPage {
  let layout: PageLayout
  /// From the window's corner to the page's.
  let way: Vector
  /// Whether it takes input, and is told of.
  let isTouchable: Bool
  /// How large it is drawn about its centre; 1 is its natural size.
  let scale: Double
  /// How much of it can be seen, 0…1.
  let opacity: Double

  var layer: Layer {
    var layer = layout.layer
    layer.offset = Point(x: way.dx, y: way.dy)
    (layer.scale, layer.opacity) = (scale, opacity)
    return layer
  }
}

extension PageLayout {
  /// Adds pages as seen through a window, which cuts them off at its edges.
  mutating func addWindow(named name: String, in frame: Rect, _ pages: [WindowPage]) {
    var window = Layer(name: name, size: frame.size, sublayers: pages.map(\.layer))
    window.offset = frame.origin
    add(window)
    for page in pages where page.isTouchable {
      let way = Vector(dx: frame.minX + page.way.dx, dy: frame.minY + page.way.dy)
      add(page.layout, movedBy: way, within: frame)
    }
  }
}
