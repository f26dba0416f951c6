internal import FlowScene

extension Painter {
  /// A rectangle that contains every pixel that `draw` changes; may be larger than necessary.
  func bounds(of drawing: Drawing) -> PixelRect {
    switch drawing {
    case .fill(let rect, _): whole(rect)
    case .fractionalFill(let rect, let clip, _): span(rect, clip)?.bounds ?? .empty
    case .hairline(let point, let width, _): hairline(point, width)
    case .roundedRectangle(let rect, let radius, _), .outline(let rect, let radius, _, _):
      rounded(rect, radius: radius).bounds
    case .roundedRectangleSlice(let rect, let radius, let span, _):
      slice(rect, radius: radius, across: span).bounds
    case .shadow(let rect, let radius): shadow(rect, radius: radius).bounds
    case .text(let text, let style, let baseline, _):
      glyphRuns(text, style, baseline).reduce(.empty) { $0.union($1.bounds) }
    case .icon(let icon, let rect, _, _): stamp(of: icon, in: rect)?.bounds ?? .empty
    case .clipped(let shape, let drawings):
      bounds(of: PathShape([shape.iconShape], transform))
        .intersection(drawings.reduce(.empty) { $0.union(bounds(of: $1)) })
    case .path, .stroke, .transformed:
      TransformedPainter(painter: self, transform: transform).bounds(of: drawing)
    case .image(_, let rect, let clip, _): contentRect(rect).intersection(contentRect(clip))
    }
  }
}
