internal import FlowCore
internal import FlowScene

extension TransformedPainter {
  func draw(_ text: String, _ style: TextStyle, _ baseline: Point, _ colour: RGBA) {
    if transform.keepsAxes {
      return moved.draw(.text(text, style: style, baseline: shifted(baseline), colour: colour))
    }
    for (run, toPoints) in runs(text, style, baseline) {
      switch run.ink {
      case .shape(let shape): stamp(shape, toPoints, colour)
      case .picture(let picture): show(picture, toPoints, strength: painter.strength(colour))
      }
    }
  }

  func textBounds(_ text: String, _ style: TextStyle, _ baseline: Point) -> PixelRect {
    if transform.keepsAxes {
      return moved.bounds(
        of: .text(text, style: style, baseline: shifted(baseline), colour: .black))
    }
    return runs(text, style, baseline).reduce(.empty) {
      $0.union(bounds(of: $1.run.bounds, $1.toPoints))
    }
  }

  /// `toPoints` leads from the pixels of a run to points.
  private func runs(
    _ text: String, _ style: TextStyle, _ baseline: Point
  ) -> [(run: GlyphRun, toPoints: Transform)] {
    guard scale > 0, scale.isFinite else { return [] }
    return painter.glyphs.runs(
      of: text, in: style, scale: scale, columns: -Self.longest..<Self.longest
    ).map { run in
      (
        run,
        Transform.translation(x: Double(run.x), y: Double(run.y)).followed(by: .scale(1 / scale))
          .followed(by: .translation(x: baseline.x, y: baseline.y))
      )
    }
  }

  /// In pixels from the start of a line of text; nothing beyond is drawn.
  private static var longest: Int { 1 << 16 }

  func draw(_ icon: Icon, in rect: Rect, _ colour: RGBA, isMirrored: Bool) {
    let side = min(rect.size.width, rect.size.height)
    guard side > 0 else { return }
    let toPoints = Transform(a: isMirrored ? -1 : 1, tx: isMirrored ? icon.side : 0)
      .followed(by: .scale(side / icon.side))
      .followed(by: .translation(x: rect.midX - side / 2, y: rect.midY - side / 2))
    if icon.shapes.isEmpty {
      if transform.keepsAxes {
        let frame = Rect(
          x: shifted(rect.origin).x, y: shifted(rect.origin).y, width: rect.size.width,
          height: rect.size.height)
        return moved.draw(.icon(icon, in: frame, colour: colour, isMirrored: isMirrored))
      }
      let pixels = pixels(side)
      let shape = painter.glyphs.coverage(of: icon, pixels: pixels)
      stamp(shape, Transform.scale(icon.side / Double(pixels)).followed(by: toPoints), colour)
    } else {
      painter.clip(to: pathShape(.fill(.rectangle(rect)))) { inner in
        inner.cover(PathShape(icon.shapes, toPoints.followed(by: transform)), .colour(colour))
      }
    }
  }

  // MARK: Pixels

  /// A painter with the scale of the transform, which must keep the axes.
  private var moved: Painter {
    Painter(
      target: painter.target, clip: painter.clip, originX: painter.originX,
      originY: painter.originY, scale: transform.a, glyphs: painter.glyphs,
      caches: painter.caches, opacity: painter.opacity)
  }

  /// Returns the point that `moved` draws where the transform draws `point`.
  private func shifted(_ point: Point) -> Point {
    Point(x: point.x + transform.tx / transform.a, y: point.y + transform.ty / transform.a)
  }

  /// `toPoints` leads from the picture's pixels to points.
  private func bounds(of picture: PixelRect, _ toPoints: Transform) -> PixelRect {
    let (width, height) = (Double(picture.width), Double(picture.height))
    // Interpolation reaches half a pixel of the picture beyond its edges.
    let path = Path.rectangle(Rect(x: -0.5, y: -0.5, width: width + 1, height: height + 1))
    return painter.bounds(of: PathShape([.fill(path)], toPoints.followed(by: transform)))
  }

  private func stamp(_ shape: Coverage, _ toPoints: Transform, _ colour: RGBA) {
    let (strength, pixel) = (painter.strength(colour), colour.pixel)
    let all = PixelRect(left: 0, top: 0, right: shape.width, bottom: shape.height)
    sample(bounds(of: all, toPoints), toPoints.followed(by: transform)) { x, y, point in
      let value = shape.interpolated(at: point)
      painter.mix(pixel, over: painter.target.row(y) + x, UInt8(value.rounded()), strength)
    }
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: Premultiplied by alpha.
  ///   - toPoints: Leads from the picture's pixels to points.
  ///   - strength: The opacity, 0…255.
  ///   - extendsEdges: True for a picture that is clipped at its edges, where it would otherwise
  ///     fade out over a pixel.
  func show(
    _ picture: PixelBuffer, _ toPoints: Transform, strength: UInt32, extendsEdges: Bool = false
  ) {
    sample(bounds(of: picture.bounds, toPoints), toPoints.followed(by: transform)) { x, y, point in
      let row = painter.target.row(y)
      let pixel = picture.interpolated(at: point, extendsEdges: extendsEdges)
      row[x] = Blending.composite(pixel, over: row[x], strength: strength)
    }
  }
}

/// The last pixel whose middle is not after a coordinate, and the share of the next one.
private func neighbours(_ coordinate: Double) -> (first: Int, share: Double) {
  let first = (coordinate - 0.5).rounded(.down)
  return (Int(first), coordinate - 0.5 - first)
}

extension Coverage {
  /// 0…255, and 0 outside.
  fileprivate func interpolated(at point: Point) -> Double {
    let ((x, right), (y, lower)) = (neighbours(point.x), neighbours(point.y))
    func value(_ x: Int, _ y: Int) -> Double {
      x >= 0 && x < width && y >= 0 && y < height ? Double(values[y * width + x]) : 0
    }
    return (value(x, y) * (1 - right) + value(x + 1, y) * right) * (1 - lower)
      + (value(x, y + 1) * (1 - right) + value(x + 1, y + 1) * right) * lower
  }
}

extension PixelBuffer {
  /// The pixels are premultiplied by alpha.
  fileprivate func interpolated(at point: Point, extendsEdges: Bool) -> UInt32 {
    let ((x, right), (y, lower)) = (neighbours(point.x), neighbours(point.y))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      if extendsEdges { return row(min(max(y, 0), height - 1))[min(max(x, 0), width - 1)] }
      return x >= 0 && x < width && y >= 0 && y < height ? row(y)[x] : 0
    }
    let corners = [
      (pixel(x, y), (1 - right) * (1 - lower)), (pixel(x + 1, y), right * (1 - lower)),
      (pixel(x, y + 1), (1 - right) * lower), (pixel(x + 1, y + 1), right * lower),
    ]
    return [24, 16, 8, 0].reduce(0) { (result: UInt32, shift: UInt32) in
      let sum = corners.reduce(0.0) { $0 + Double(($1.0 &>> shift) & 255) * $1.1 }
      return result | UInt32(sum.rounded()) &<< shift
    }
  }
}
