internal import FlowCore

extension Layer {
  /// Multiplies the layer's offset, size, drawings and sublayers by `factor`.
  ///
  /// The copy rendered at some scale has the same pixels as the original rendered at `factor` times
  /// that scale, except for fixed lengths: a hairline stays one device pixel thick, and the shadows
  /// of cards and edges keep their extent in points. Properties that are not lengths, such as
  /// `scale` and `opacity`, do not change.
  ///
  /// - Parameter factor: The magnification; traps unless it is positive and finite.
  package func magnified(by factor: Double) -> Layer {
    precondition(
      factor > 0 && factor.isFinite, "a magnification must be positive and finite, not \(factor)")
    guard factor != 1 else { return self }
    var layer = self
    layer.size = size.magnified(by: factor)
    layer.offset = offset.magnified(by: factor)
    layer.drawings = drawings.map { $0.magnified(by: factor) }
    layer.sublayers = sublayers.map { $0.magnified(by: factor) }
    return layer
  }
}

extension Drawing {
  fileprivate func magnified(by factor: Double) -> Drawing {
    switch self {
    case .fill(let rect, let colour):
      .fill(rect.magnified(by: factor), colour: colour)
    case .fractionalFill(let rect, let clip, let colour):
      .fractionalFill(rect.magnified(by: factor), clip: clip?.magnified(by: factor), colour: colour)
    case .hairline(let point, let width, let colour):
      .hairline(point.magnified(by: factor), width: width * factor, colour: colour)
    case .roundedRectangle(let rect, let radius, let colour):
      .roundedRectangle(rect.magnified(by: factor), radius: radius * factor, colour: colour)
    case .roundedRectangleSlice(let rect, let radius, let span, let colour):
      .roundedRectangleSlice(
        rect.magnified(by: factor), radius: radius * factor,
        across: span.lowerBound * factor...span.upperBound * factor, colour: colour)
    case .outline(let rect, let radius, let width, let colour):
      .outline(
        rect.magnified(by: factor), radius: radius * factor, width: width * factor, colour: colour)
    case .shadow(let rect, let radius):
      .shadow(rect.magnified(by: factor), radius: radius * factor)
    case .text(let text, let style, let baseline, let colour):
      .text(
        text, style: style.magnified(by: factor), baseline: baseline.magnified(by: factor),
        colour: colour)
    case .icon(let icon, let rect, let colour, let isMirrored):
      .icon(icon, in: rect.magnified(by: factor), colour: colour, isMirrored: isMirrored)
    case .path(let path, let rule, let paint):
      .path(
        path.transformed(by: .scale(factor)), rule: rule,
        paint: paint.transformed(by: .scale(factor)))
    case .stroke(let path, let style, let paint):
      .stroke(
        path.transformed(by: .scale(factor)), style: style.magnified(by: factor),
        paint: paint.transformed(by: .scale(factor)))
    case .clipped(let shape, let drawings):
      .clipped(to: shape.magnified(by: factor), drawings.map { $0.magnified(by: factor) })
    case .transformed(let transform, let drawings):
      .transformed(
        by: Transform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d,
          tx: transform.tx * factor, ty: transform.ty * factor),
        drawings.map { $0.magnified(by: factor) })
    case .image(let source, let rect, let clip, let radius):
      // Artwork always fills its rectangle, whatever its own size in points.
      .image(
        source, in: rect.magnified(by: factor), clip: clip.magnified(by: factor),
        radius: radius * factor)
    }
  }
}

extension ClipShape {
  fileprivate func magnified(by factor: Double) -> ClipShape {
    switch self {
    case .roundedRectangle(let rect, let radius):
      .roundedRectangle(rect.magnified(by: factor), radius: radius * factor)
    case .path(let path, let rule): .path(path.transformed(by: .scale(factor)), rule: rule)
    }
  }
}

extension TextStyle {
  /// The style with size and line height multiplied by `factor`; unlike `scaled(by:)`, this does
  /// not round the line height.
  fileprivate func magnified(by factor: Double) -> TextStyle {
    sized(size * factor, lineHeight: lineHeight * factor)
  }
}

extension Rect {
  fileprivate func magnified(by factor: Double) -> Rect {
    Rect(
      x: minX * factor, y: minY * factor, width: size.width * factor,
      height: size.height * factor)
  }
}

extension Size {
  fileprivate func magnified(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}

extension Point {
  fileprivate func magnified(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
