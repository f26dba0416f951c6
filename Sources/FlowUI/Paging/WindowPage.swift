internal import FlowCore

/// One of several adjacent pages that are shown through a clipping window.
struct WindowPage {
  let layout: PageLayout
  /// From the window's top left corner, in points.
  let shift: Vector
  /// Whether it takes input and is included in the accessibility tree.
  let isTouchable: Bool
  /// The scale of the page about its centre.
  let scale: Double
  let opacity: Double

  var layer: Layer {
    var layer = layout.layer
    layer.offset = Point(x: shift.dx, y: shift.dy)
    (layer.scale, layer.opacity) = (scale, opacity)
    return layer
  }
}

extension PageLayout {
  mutating func addWindow(named name: String, in frame: Rect, _ pages: [WindowPage]) {
    var window = Layer(name: name, size: frame.size, sublayers: pages.map(\.layer))
    window.offset = frame.origin
    add(window)
    for page in pages where page.isTouchable {
      let shift = Vector(dx: frame.minX, dy: frame.minY) + page.shift
      add(page.layout, movedBy: shift, within: frame)
    }
  }
}
