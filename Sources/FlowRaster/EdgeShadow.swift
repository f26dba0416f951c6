internal import FlowCore
internal import FlowScene

/// The shadow beyond one edge of a layer: black that fades with distance.
struct EdgeShadow {
  /// The length of the fade, in points.
  let reach: Double
  /// How many points inside the layer's edge the fade starts; the layer hides this part.
  let inset: Double
  /// The opacity at the start of the fade, 0…1.
  let darkness: Double

  /// Narrow because it only has to separate the pages; by eye.
  static let page = EdgeShadow(reach: 8, inset: 0, darkness: 0.14)
  /// Offset downward by 8 points and 24 points long, as if lit from above; by eye.
  static let sheet = EdgeShadow(reach: 24, inset: 8, darkness: 0.18)

  static func beyond(_ edge: Layer.ShadowEdge) -> EdgeShadow {
    switch edge {
    case .left, .right: .page
    case .top: .sheet
    }
  }

  /// Returns the coverage of each pixel from the layer's edge outward, 0…255.
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
  func shadow(of positioned: PositionedLayer) -> (strip: PixelRect, coverages: [UInt32])? {
    let layer = positioned.layer
    guard layer.edgeShadow > 0, positioned.alpha > 0 else { return nil }
    let coverages = EdgeShadow.beyond(layer.shadowEdge)
      .coverages(strength: layer.edgeShadow, on: self)
    let frame = positioned.frame
    var strip = frame
    switch layer.shadowEdge {
    case .left: (strip.left, strip.right) = (frame.left - coverages.count, frame.left)
    case .right: (strip.left, strip.right) = (frame.right, frame.right + coverages.count)
    case .top: (strip.top, strip.bottom) = (frame.top - coverages.count, frame.top)
    }
    return (strip, coverages)
  }

  func drawShadow(of positioned: PositionedLayer) {
    guard let (strip, coverages) = shadow(of: positioned) else { return }
    let area = strip.intersection(clip)
    guard !area.isEmpty else { return }
    switch positioned.layer.shadowEdge {
    case .left: darken(area, by: coverages.reversed()[(area.left - strip.left)...])
    case .right: darken(area, by: coverages[(area.left - strip.left)...])
    case .top:
      for y in area.top..<area.bottom {
        RowOperations.darken(
          target.row(y) + area.left, count: area.width, by: coverages[strip.bottom - 1 - y])
      }
    }
    drawLine(along: strip, of: positioned.layer)
  }

  /// Draws the edge line, where the shadow begins.
  private func drawLine(along strip: PixelRect, of layer: Layer) {
    let colour = layer.edgeLine
    let strength = (Double(colour.alpha) * min(layer.edgeShadow, 1)).rounded()
    var line = strip
    switch layer.shadowEdge {
    case .left: line.left = strip.right - 1
    case .right: line.right = strip.left + 1
    case .top: line.top = strip.bottom - 1
    }
    line = line.intersection(clip)
    guard strength > 0, !line.isEmpty else { return }
    for y in line.top..<line.bottom {
      RowOperations.tint(
        target.row(y) + line.left, count: line.width, with: colour.pixel, opacity: UInt32(strength))
    }
  }

  private func darken(_ area: PixelRect, by coverages: ArraySlice<UInt32>) {
    let shares = coverages.prefix(area.width).map { (255 - $0) * 0x0101_0101 }
    shares.withUnsafeBufferPointer { shares in
      for y in area.top..<area.bottom {
        RowOperations.scale(target.row(y) + area.left, by: shares)
      }
    }
  }
}
