internal import FlowScene

/// The shadow beyond one edge of a layer: black that fades with distance.
struct EdgeShadow {
  /// The length of the whole fade, in points.
  let reach: Double
  /// How far inside the layer the fade starts, hidden by the layer, in points.
  let inset: Double
  /// The opacity at the start of the fade, 0…1.
  let darkness: Double

  /// The shadow beside a page, narrow so that it only sets off the edge; by eye.
  static let page = EdgeShadow(reach: 8, inset: 0, darkness: 0.14)
  /// The shadow above a sheet: offset downward by 8 points and 24 points long, as if lit from
  /// above; by eye.
  static let sheet = EdgeShadow(reach: 24, inset: 8, darkness: 0.18)

  static func beyond(_ edge: Layer.ShadowEdge) -> EdgeShadow {
    switch edge {
    case .left, .right: .page
    case .top: .sheet
    }
  }

  /// The shadow's coverage of each pixel, 0…255, from the layer's edge outward.
  func coverages(strength: Double, on canvas: Canvas) -> [UInt32] {
    let reach = max(1, canvas.pixels(reach))
    let width = max(0, reach - canvas.pixels(inset))
    return (0..<width).map { distance in
      let nearness = (Double(width - 1 - distance) + 0.5) / Double(reach)
      let darkness = darkness * strength * nearness * nearness
      return UInt32((min(darkness, 1) * 255).rounded())
    }
  }
}

extension Canvas {
  /// Draws the shadow beyond a layer's edge.
  func drawShadow(of placed: Placed) {
    let layer = placed.layer
    guard layer.edgeShadow > 0, placed.alpha > 0 else { return }
    let coverages = EdgeShadow.beyond(layer.shadowEdge)
      .coverages(strength: layer.edgeShadow, on: self)
    let frame = placed.frame
    var strip = frame
    switch layer.shadowEdge {
    case .left:
      (strip.left, strip.right) = (frame.left - coverages.count, frame.left)
      blacken(strip) { x, _ in coverages[frame.left - 1 - x] }
    case .right:
      (strip.left, strip.right) = (frame.right, frame.right + coverages.count)
      blacken(strip) { x, _ in coverages[x - frame.right] }
    case .top:
      (strip.top, strip.bottom) = (frame.top - coverages.count, frame.top)
      blacken(strip) { _, y in coverages[frame.top - 1 - y] }
    }
  }

  private func blacken(_ strip: PixelRect, by coverage: (Int, Int) -> UInt32) {
    let area = strip.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let row = target.row(y)
      for x in area.left..<area.right {
        row[x] = Blending.mix(0, over: row[x], coverage: coverage(x, y))
      }
    }
  }
}
