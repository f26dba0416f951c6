internal import FlowUI

/// The shadow beyond one edge of a layer: black that gets lighter away from it.
struct EdgeShadow {
  /// How far it reaches from its own edge, in points.
  let reach: Double
  /// How far its own edge lies inside the layer's, in points, where nobody sees it.
  let inset: Double
  /// How dark it is at its own edge, 0…1.
  let darkness: Double

  /// Beside a page: narrow, so that only the edge itself stands out; by eye.
  static let page = EdgeShadow(reach: 8, inset: 0, darkness: 0.14)
  /// Above a sheet: 8 points below the sheet and 24 points soft, as of a light from above; by eye.
  static let sheet = EdgeShadow(reach: 24, inset: 8, darkness: 0.18)

  static func beyond(_ edge: Layer.ShadowEdge) -> EdgeShadow {
    switch edge {
    case .left, .right: .page
    case .top: .sheet
    }
  }

  /// How much of each pixel it blackens, 0…255, from the layer's edge outward.
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
