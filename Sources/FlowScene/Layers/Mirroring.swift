internal import FlowCore

extension LayerTree {
  package func mirrored(measuring: any TextMeasuring) -> LayerTree {
    LayerTree(root: root.mirrored(measuring: measuring))
  }
}

extension Layer {
  /// Flips a layer that was laid out from left to right for a right-to-left layout.
  ///
  /// Text stays readable; images are not flipped, and neither are icons without a direction. The
  /// layer's own offset does not change, because it belongs to the superlayer; a scaled page is
  /// mirrored at its unscaled frame, because it is scaled about its own centre. Mirroring twice
  /// restores the layer, apart from rounding errors.
  ///
  /// - Parameter measuring: The text measuring with which the layer was laid out.
  package func mirrored(measuring: any TextMeasuring) -> Layer {
    var layer = self
    layer.shadowEdge = shadowEdge.mirrored
    layer.drawings = drawings.map { $0.mirrored(across: size.width, measuring: measuring) }
    layer.sublayers = sublayers.map { sublayer in
      var mirrored = sublayer.mirrored(measuring: measuring)
      mirrored.offset.x = size.width - sublayer.offset.x - sublayer.size.width
      return mirrored
    }
    return layer
  }
}

extension Layer.ShadowEdge {
  fileprivate var mirrored: Layer.ShadowEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .top
    }
  }
}

extension Drawing {
  /// Flips the drawing horizontally within a layer of this width in points.
  fileprivate func mirrored(across width: Double, measuring: any TextMeasuring) -> Drawing {
    switch self {
    case .fill(let rect, let colour):
      .fill(rect.mirrored(across: width), colour: colour)
    case .fractionalFill(let rect, let clip, let colour):
      .fractionalFill(
        rect.mirrored(across: width), clip: clip?.mirrored(across: width), colour: colour)
    case .hairline(let point, let length, let colour):
      .hairline(Point(x: width - point.x - length, y: point.y), width: length, colour: colour)
    case .roundedRectangle(let rect, let radius, let colour):
      .roundedRectangle(rect.mirrored(across: width), radius: radius, colour: colour)
    case .roundedRectangleSlice(let rect, let radius, let span, let colour):
      .roundedRectangleSlice(
        rect.mirrored(across: width), radius: radius,
        across: width - span.upperBound...width - span.lowerBound, colour: colour)
    case .outline(let rect, let radius, let thickness, let colour):
      .outline(rect.mirrored(across: width), radius: radius, width: thickness, colour: colour)
    case .shadow(let rect, let radius):
      .shadow(rect.mirrored(across: width), radius: radius)
    case .text(let text, let style, let baseline, let colour):
      .text(
        text, style: style,
        baseline: Point(
          x: width - baseline.x - measuring.width(of: text, in: style), y: baseline.y),
        colour: colour)
    case .icon(let icon, let rect, let colour, let isMirrored):
      .icon(
        icon, in: rect.mirrored(across: width), colour: colour,
        isMirrored: isMirrored != icon.hasDirection)
    case .path(let path, let rule, let paint):
      .path(
        path.transformed(by: .flip(across: width)), rule: rule,
        paint: paint.transformed(by: .flip(across: width)))
    case .stroke(let path, let style, let paint):
      .stroke(
        path.transformed(by: .flip(across: width)), style: style,
        paint: paint.transformed(by: .flip(across: width)))
    case .clipped(let shape, let drawings):
      .clipped(
        to: shape.mirrored(across: width),
        drawings.map { $0.mirrored(across: width, measuring: measuring) })
    case .transformed(let transform, let drawings):
      // The mirrored drawings are flipped back, transformed, and flipped again with the layer.
      .transformed(
        by: Transform.flip(across: width).followed(by: transform).followed(
          by: .flip(across: width)),
        drawings.map { $0.mirrored(across: width, measuring: measuring) })
    case .image(let source, let rect, let clip, let radius):
      .image(
        source, in: rect.mirrored(across: width), clip: clip.mirrored(across: width), radius: radius
      )
    }
  }
}

extension Transform {
  fileprivate static func flip(across width: Double) -> Transform { Transform(a: -1, tx: width) }
}

extension ClipShape {
  fileprivate func mirrored(across width: Double) -> ClipShape {
    switch self {
    case .roundedRectangle(let rect, let radius):
      .roundedRectangle(rect.mirrored(across: width), radius: radius)
    case .path(let path, let rule):
      .path(path.transformed(by: .flip(across: width)), rule: rule)
    }
  }
}

extension Rect {
  /// The rectangle flipped horizontally within an area of this width in points.
  package func mirrored(across width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}
