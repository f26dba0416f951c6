internal import FlowCore

extension LayerTree {
  /// The frame as a stage shows it that reads from right to left, as `Layer.mirrored(measuring:)`
  /// says.
  public func mirrored(measuring: any TextMeasuring) -> LayerTree {
    LayerTree(root: root.mirrored(measuring: measuring))
  }
}

extension Layer {
  /// The layer as a stage shows it that reads from right to left, when this is how one shows it
  /// that reads from left to right.
  ///
  /// Everything on it and on the layers above changes places across: what was as far from the left
  /// is as far from the right. A shadow at the left or right lies beyond the opposite edge. Text
  /// keeps its letters, and icons without a direction their shape, and images what they show. The
  /// layer's own offset is a matter of the layer around it, and stays; a scaled page is scaled
  /// about its own centre, so its place is mirrored as if it were not. Mirrored twice it is as
  /// before, to the last bits that arithmetic rounds off.
  ///
  /// - Parameter measuring: The measuring that the layer was laid out with: it says where text
  ///   ends.
  public func mirrored(measuring: any TextMeasuring) -> Layer {
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
  /// The drawing in a mirror, on a layer that is so many points wide.
  fileprivate func mirrored(across width: Double, measuring: any TextMeasuring) -> Drawing {
    switch self {
    case .fill(let rect, let colour):
      .fill(rect.mirrored(across: width), colour)
    case .fractionalFill(let rect, let colour):
      .fractionalFill(rect.mirrored(across: width), colour)
    case .hairline(let point, let length, let colour):
      .hairline(Point(x: width - point.x - length, y: point.y), width: length, colour)
    case .roundedRectangle(let rect, let radius, let colour):
      .roundedRectangle(rect.mirrored(across: width), radius: radius, colour)
    case .roundedRectangleSlice(let rect, let radius, let span, let colour):
      .roundedRectangleSlice(
        rect.mirrored(across: width), radius: radius,
        across: width - span.upperBound...width - span.lowerBound, colour)
    case .outline(let rect, let radius, let thickness, let colour):
      .outline(rect.mirrored(across: width), radius: radius, width: thickness, colour)
    case .shadow(let rect, let radius):
      .shadow(rect.mirrored(across: width), radius: radius)
    case .text(let text, let style, let baseline, let colour):
      .text(
        text, style,
        baseline: Point(
          x: width - baseline.x - measuring.width(of: text, in: style), y: baseline.y), colour)
    case .icon(let icon, let rect, let colour, let isMirrored):
      .icon(
        icon, rect.mirrored(across: width), colour, isMirrored: isMirrored != icon.hasDirection)
    case .image(let source, let rect, let clip, let radius):
      .image(
        source, rect.mirrored(across: width), clip: clip.mirrored(across: width), radius: radius)
    }
  }
}

extension Rect {
  /// The rectangle as a mirror shows it on a stage or layer that is so many points wide.
  func mirrored(across width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}
