internal import FlowCore
internal import FlowScene

/// Executes drawing commands under a transform.
struct TransformedPainter {
  let painter: Painter
  /// From points to device pixels, counted from the layer's origin.
  let transform: Transform

  /// Device pixels per point: the geometric mean of the greatest and the least scale.
  var scale: Double { abs(transform.determinant).squareRoot() }

  private func with(_ painter: Painter) -> TransformedPainter {
    TransformedPainter(painter: painter, transform: transform)
  }

  func draw(_ drawing: Drawing) {
    // A coordinate that is not finite lies in no pixel.
    guard transform.isFinite else { return }
    switch drawing {
    case .fill(let rect, let colour), .fractionalFill(let rect, nil, let colour):
      fill(rect, colour)
    case .fractionalFill(let rect, .some(let clip), let colour):
      fill(rect.intersection(clip), colour)
    case .hairline(let point, let width, let colour):
      fill(hairline(point, width), colour)
    case .roundedRectangle(let rect, let radius, let colour):
      fill(rect, radius: radius, colour)
    case .roundedRectangleSlice(let rect, let radius, let span, let colour):
      let slice = Rect(
        x: span.lowerBound, y: rect.minY, width: span.upperBound - span.lowerBound,
        height: rect.size.height)
      painter.clip(to: pathShape(.fill(.rectangle(slice)))) { inner in
        with(inner).fill(rect, radius: radius, colour)
      }
    case .outline(let rect, let radius, let width, let colour):
      guard !rect.size.isEmpty else { return }
      var path = Path.roundedRectangle(rect, radius: radius)
      path.add(.roundedRectangle(rect.inset(by: width), radius: radius - width))
      painter.cover(pathShape(.fill(path, rule: .evenOdd)), .colour(colour))
    case .shadow(let rect, let radius):
      drawShadow(rect, radius: radius)
    case .text(let text, let style, let baseline, let colour):
      draw(text, style, baseline, colour)
    case .icon(let icon, let rect, let colour, let isMirrored):
      draw(icon, in: rect, colour, isMirrored: isMirrored)
    case .path(let path, let rule, let paint):
      painter.cover(pathShape(.fill(path, rule: rule)), paint)
    case .stroke(let path, let style, let paint):
      painter.cover(pathShape(.stroke(path, style: style)), paint)
    case .clipped(let shape, let drawings):
      painter.clip(to: pathShape(shape.iconShape)) { inner in drawings.forEach(with(inner).draw) }
    case .transformed(let own, let drawings):
      let inner = TransformedPainter(painter: painter, transform: own.followed(by: transform))
      drawings.forEach(inner.draw)
    case .image(let source, let rect, let clip, let radius):
      guard !clip.size.isEmpty else { return }
      painter.clip(to: pathShape(.fill(.roundedRectangle(clip, radius: radius)))) { inner in
        with(inner).draw(source, in: rect)
      }
    }
  }

  /// A rectangle that contains every pixel that `draw` changes; may be larger than necessary.
  func bounds(of drawing: Drawing) -> PixelRect {
    guard transform.isFinite else { return .empty }
    return switch drawing {
    case .fill(let rect, _), .fractionalFill(let rect, nil, _), .roundedRectangle(let rect, _, _),
      .roundedRectangleSlice(let rect, _, _, _), .outline(let rect, _, _, _):
      bounds(of: .fill(.rectangle(rect)))
    case .fractionalFill(let rect, .some(let clip), _):
      bounds(of: .fill(.rectangle(rect.intersection(clip))))
    case .hairline(let point, let width, _):
      bounds(of: .fill(.rectangle(hairline(point, width))))
    case .shadow(let rect, let radius):
      bounds(of: .fill(.rectangle(shadow(rect, radius: radius).area)))
    case .text(let text, let style, let baseline, _):
      textBounds(text, style, baseline)
    case .icon(_, let rect, _, _): bounds(of: .fill(.rectangle(iconArea(rect))))
    case .image(_, _, let rect, _): bounds(of: .fill(.rectangle(rect)))
    case .path(let path, let rule, _): bounds(of: .fill(path, rule: rule))
    case .stroke(let path, let style, _): bounds(of: .stroke(path, style: style))
    case .clipped(let shape, let drawings):
      bounds(of: shape.iconShape).intersection(drawings.reduce(.empty) { $0.union(bounds(of: $1)) })
    case .transformed(let own, let drawings):
      drawings.reduce(.empty) {
        $0.union(
          TransformedPainter(painter: painter, transform: own.followed(by: transform))
            .bounds(of: $1))
      }
    }
  }

  // MARK: Shapes

  func pathShape(_ shape: Icon.Shape) -> PathShape { PathShape([shape], transform) }

  private func bounds(of shape: Icon.Shape) -> PixelRect { painter.bounds(of: pathShape(shape)) }

  private func fill(_ rect: Rect, radius: Double = 0, _ colour: RGBA) {
    // As a path, a rectangle with a negative size would be filled.
    guard !rect.size.isEmpty else { return }
    painter.cover(pathShape(.fill(.roundedRectangle(rect, radius: radius))), .colour(colour))
  }

  private func hairline(_ point: Point, _ width: Double) -> Rect {
    Rect(x: point.x, y: point.y, width: width, height: scale > 0 ? 1 / scale : 0)
  }

  /// Returns the rectangle extended on each side by half a pixel of the icon's picture, because
  /// interpolation reaches that far.
  private func iconArea(_ rect: Rect) -> Rect {
    let side = max(0, min(rect.size.width, rect.size.height))
    return rect.inset(by: -side / Double(2 * pixels(side)))
  }

  /// In points.
  private func shadow(_ rect: Rect, radius: Double) -> CardShadow {
    CardShadow(
      RoundedCoverage(
        left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY, radius: radius),
      scale: 1)
  }

  private func drawShadow(_ rect: Rect, radius: Double) {
    let shadow = shadow(rect, radius: radius)
    let strength = painter.strength(CardShadow.ink)
    sample(bounds(of: .fill(.rectangle(shadow.area))), transform) { x, y, point in
      let value = shadow.coverage(at: point.x, point.y)
      painter.mix(CardShadow.ink.pixel, over: painter.target.row(y) + x, UInt8(value), strength)
    }
  }

  // MARK: Images

  private func draw(_ source: ImageSource, in rect: Rect) {
    guard !rect.size.isEmpty else { return }
    switch source {
    case .bitmap(let bitmap):
      let (width, height) = (pixels(rect.size.width), pixels(rect.size.height))
      let picture = painter.caches.images.picture(
        of: bitmap, width: width, height: height,
        part: PixelRect(left: 0, top: 0, right: width, bottom: height))
      painter.clip(to: pathShape(.fill(.rectangle(rect)))) { inner in
        with(inner).show(
          picture,
          Transform.scale(
            x: rect.size.width / Double(width), y: rect.size.height / Double(height)
          ).followed(by: .translation(x: rect.minX, y: rect.minY)), strength: inner.opacity,
          extendsEdges: true)
      }
    case .artwork(let artwork):
      let own = Transform.scale(
        x: rect.size.width / artwork.size.width, y: rect.size.height / artwork.size.height
      ).followed(by: .translation(x: rect.minX, y: rect.minY)).followed(by: transform)
      painter.clip(to: pathShape(.fill(.rectangle(rect)))) { inner in
        artwork.drawings.forEach(TransformedPainter(painter: inner, transform: own).draw)
      }
    }
  }

  // MARK: Pixels

  /// Limited to 1…4096, so that no picture becomes too large.
  func pixels(_ points: Double) -> Int {
    // With this order of arguments, NaN gives 1.
    Int(min(max(1, (points * scale).rounded()), 4096))
  }

  /// The coordinate beyond which no point is sampled: far beyond every picture, but still within
  /// the range of an integer.
  private static let farthest = 0x1p62

  /// Calls `draw` for each pixel of an area within the clip; for none if the map has no inverse.
  ///
  /// - Parameters:
  ///   - area: In pixels of the target.
  ///   - map: Leads from points to device pixels, counted from the layer's origin.
  ///   - draw: Gets a pixel's column and row in the target, and the point in its middle.
  func sample(_ area: PixelRect, _ map: Transform, _ draw: (Int, Int, Point) -> Void) {
    let area = area.intersection(painter.clip)
    guard !area.isEmpty, let inverse = map.followed(by: painter.origin).inverse else { return }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let point = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        // A map that nearly flattens the plane leads the middle of a pixel very far away; the
        // comparisons are also false for NaN.
        guard abs(point.x) < Self.farthest, abs(point.y) < Self.farthest else { continue }
        draw(x, y, point)
      }
    }
  }
}

extension ClipShape {
  var iconShape: Icon.Shape { .fill(outline.path, rule: outline.rule) }
}
