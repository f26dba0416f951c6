import FlowCore
import FlowRaster
import FlowScene
import Testing

/// Coverage is exact to 1/255, plus the error of the measurement.
@Suite struct PathCoverageTests {
  private static let (width, height) = (24, 16)

  /// Returns the darkness of each pixel of a white page with black drawings, 0…255.
  private func darkness(_ drawings: [Drawing], scale: Double = 1) -> [Double] {
    let size = Size(width: Double(Self.width) / scale, height: Double(Self.height) / scale)
    let picture = draw(
      layer(size.width, size.height, [.fill(Rect(size), colour: .white)] + drawings), scale: scale)
    return pixels(picture).map { Double(255 - $0 & 255) }
  }

  private func difference(_ drawn: [Double], _ polygons: [[Point]], _ rule: FillRule) -> Double {
    let expected = SampledCoverage(width: Self.width, height: Self.height).values(
      of: polygons, rule)
    return zip(drawn, expected).map { abs($0 - $1 * 255) }.max() ?? .infinity
  }

  private func polygon(_ points: [Point]) -> Path {
    Path { path in
      for point in points { path.line(to: point) }
      path.close()
    }
  }

  @Test(
    "A random polygon that crosses itself has the coverage of its area, by both rules",
    arguments: 0..<12, [FillRule.nonZero, .evenOdd])
  func polygons(seed: Int, rule: FillRule) {
    var random = SeededGenerator(seed: UInt64(seed))
    let points = (0..<Int.random(in: 3...9, using: &random)).map { _ in
      Point(x: .random(in: -6...30, using: &random), y: .random(in: -6...22, using: &random))
    }

    let drawn = darkness([.path(polygon(points), rule: rule, paint: .colour(.black))])

    #expect(difference(drawn, [points], rule) <= 1.3)
  }

  @Test("The nonzero rule fills where subpaths of one direction overlap, and opposite ones cancel")
  func rules() {
    let (outer, inner) = (
      [Point(x: 2, y: 2), Point(x: 14, y: 2), Point(x: 14, y: 14), Point(x: 2, y: 14)],
      [Point(x: 5, y: 5), Point(x: 11, y: 5), Point(x: 11, y: 11), Point(x: 5, y: 11)]
    )
    func middle(_ paths: [[Point]], _ rule: FillRule) -> Double {
      var path = Path()
      for points in paths { path.add(polygon(points)) }
      return darkness([.path(path, rule: rule, paint: .colour(.black))])[8 * Self.width + 8]
    }

    #expect(middle([outer, inner], .nonZero) == 255)
    #expect(middle([outer, inner], .evenOdd) == 0)
    #expect(middle([outer, inner.reversed()], .nonZero) == 0)
  }

  @Test("A side that is narrower than any normal number is drawn like a vertical one")
  func narrowSide() {
    let drawn = [Double.leastNormalMagnitude / 1024, 0].map { x in
      let points = [Point.zero, Point(x: x, y: 8), Point(x: 8, y: 8)]
      return darkness([.path(polygon(points), paint: .colour(.black))])
    }

    #expect(drawn[0] == drawn[1])
    #expect(drawn[0].contains(255))
  }

  @Test("A circle has the coverage of its area at every scale", arguments: [1.0, 1.5, 2])
  func circle(scale: Double) {
    let (centre, radius) = (Point(x: 5.3 * scale, y: 4.1 * scale), 3.7 * scale)
    let points = (0..<720).map {
      Point(from: centre, degrees: Double($0) * 0.5, distance: radius)
    }

    let drawn = darkness(
      [.path(.circle(centre: Point(x: 5.3, y: 4.1), radius: 3.7), paint: .colour(.black))],
      scale: scale)

    #expect(difference(drawn, [points], .nonZero) <= 1.3)
  }

  @Test("Curves have the coverage of polygons with a thousand corners")
  func curves() {
    let (a, b, c, d) = (
      Point(x: 2, y: 14), Point(x: 4, y: -12), Point(x: 20, y: 26), Point(x: 22, y: 2)
    )
    let points = (0...1000).map { step in
      let t = Double(step) / 1000
      let s = 1 - t
      func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return Point(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }

    let drawn = darkness([.path("M2 14C4-12 20 26 22 2Z", paint: .colour(.black))])

    #expect(difference(drawn, [points], .nonZero) <= 1.3)
  }

  // MARK: Strokes

  /// A rectangle for each line, and a disc for each point.
  private func capsules(_ points: [Point], width: Double) -> [[Point]] {
    let discs = points.map { point in
      (0..<180).map { Point(from: point, degrees: Double($0) * 2, distance: width / 2) }
    }
    return discs + zip(points, points.dropFirst()).map { rectangle(from: $0, to: $1, width) }
  }

  private func rectangle(from start: Point, to end: Point, _ width: Double) -> [Point] {
    let length = start.distance(to: end)
    let (x, y) = (
      (end.x - start.x) / length * width / 2, (end.y - start.y) / length * width / 2
    )
    return [
      Point(x: start.x + y, y: start.y - x), Point(x: end.x + y, y: end.y - x),
      Point(x: end.x - y, y: end.y + x), Point(x: start.x - y, y: start.y + x),
    ]
  }

  private func path(_ points: [Point]) -> Path {
    Path { path in for point in points { path.line(to: point) } }
  }

  @Test("A round stroke of random lines has the coverage of its area", arguments: 0..<8)
  func roundStrokes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    let points = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      Point(x: .random(in: 2...22, using: &random), y: .random(in: 2...14, using: &random))
    }
    let width = Double.random(in: 0.5...6, using: &random)

    let drawn = darkness([
      .stroke(path(points), style: .round(width: width), paint: .colour(.black))
    ])

    #expect(difference(drawn, capsules(points, width: width), .nonZero) <= 1.3)
  }

  @Test("A round stroke of a tight curve has the coverage of its area", arguments: [1.5, 4, 9])
  func curvedStrokes(width: Double) {
    // The smallest radius of curvature is 3.8, which is less than half of the greatest width.
    let points = (0...60).map { step -> Point in
      let t = Double(step) / 60
      let s = 1 - t
      let (a, b, c): (Double, Double, Double) = (s * s, 2 * t * s, t * t)
      return Point(x: a * 4 + b * 12 + c * 20, y: a * 5 + b * 22 + c * 5)
    }

    let drawn = darkness([
      .stroke("M4 5Q12 22 20 5", style: .round(width: width), paint: .colour(.black))
    ])

    #expect(difference(drawn, capsules(points, width: width), .nonZero) <= 1.4)
  }

  @Test("Corners are mitered up to the limit, and otherwise bevelled", arguments: [true, false])
  func miters(isWithin: Bool) {
    let points = [Point(x: 4, y: 3), Point(x: 18, y: 3), Point(x: 4, y: 12)]
    // The sine of half of the corner's angle is the inverse of the ratio.
    let cosine: Double = 14 / Double(14 * 14 + 9 * 9).squareRoot()
    let ratio: Double = 1 / ((1 - cosine) / 2).squareRoot()
    var style = StrokeStyle(width: 2, join: .miter)
    style.miterLimit = isWithin ? ratio + 0.01 : ratio - 0.01
    let sides = zip(points, points.dropFirst()).map { rectangle(from: $0, to: $1, 2) }
    let outer = [sides[0][1], sides[1][0]]
    // The tip lies on the line from the corner through the middle between both outer corners.
    let middle = Point(x: (outer[0].x + outer[1].x) / 2, y: (outer[0].y + outer[1].y) / 2)
    let bisector = points[1].distance(to: middle)
    let tip = Point(
      x: points[1].x + (middle.x - points[1].x) / bisector * ratio,
      y: points[1].y + (middle.y - points[1].y) / bisector * ratio)
    let corner = isWithin ? [points[1], outer[0], tip, outer[1]] : [points[1], outer[0], outer[1]]

    let drawn = darkness([.stroke(path(points), style: style, paint: .colour(.black))])

    #expect(difference(drawn, sides + [corner], .nonZero) <= 1.3)
  }

  @Test(
    "A stroke whose miter limit is huge or infinite is drawn like one with a large limit",
    arguments: [Double.infinity, 1e300, 1e10])
  func endlessMiters(limit: Double) {
    let drawn = [limit, 100].map { limit in
      darkness([
        .stroke(
          "M4 3h14L4 12", style: StrokeStyle(width: 2, miterLimit: limit), paint: .colour(.black))
      ])
    }

    #expect(drawn[0].contains(255))
    #expect(zip(drawn[0], drawn[1]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test(
    "A line without extent shows its caps alone",
    arguments: [
      (StrokeStyle.Cap.butt, 0.0), (.square, 16), (.round, Double.pi * 4),
    ])
  func dots(cap: StrokeStyle.Cap, area: Double) {
    let drawn = darkness([
      .stroke("M12 8h0", style: StrokeStyle(width: 4, cap: cap), paint: .colour(.black))
    ])

    #expect(abs(drawn.reduce(0, +) / 255 - area) < 0.05)
  }

  @Test(
    "Nothing is drawn of a path without extent, or with a coordinate that is not finite or too far",
    arguments: [
      Drawing.path(Path(), paint: .colour(.black)),
      .path(.rectangle(Rect(x: 0, y: 0, width: .nan, height: 9)), paint: .colour(.black)),
      .path(.rectangle(Rect(x: 0, y: 0, width: .infinity, height: 9)), paint: .colour(.black)),
      .path(.rectangle(Rect(x: 0, y: 0, width: 1e300, height: 9)), paint: .colour(.black)),
      .stroke("M0 0L20 20", style: StrokeStyle(width: 0), paint: .colour(.black)),
      .stroke("M0 0L20 20", style: StrokeStyle(width: -1), paint: .colour(.black)),
      .stroke("M0 0L20 20", style: StrokeStyle(width: .nan), paint: .colour(.black)),
      .stroke("M4 4", style: .round(width: 4), paint: .colour(.black)),
      .transformed(by: .scale(0), [.path("M0 0h20v20z", paint: .colour(.black))]),
      .transformed(
        by: Transform(tx: .nan), [.fill(Rect(x: 0, y: 0, width: 9, height: 9), colour: .black)]),
      .transformed(
        by: Transform(a: .nan),
        [.icon(.close, in: Rect(x: 0, y: 0, width: 9, height: 9), colour: .black)]),
      .transformed(
        by: Transform(tx: .infinity),
        [
          .text(
            "x", style: TextStyle(size: 8, weight: .regular, lineHeight: 10),
            baseline: Point(x: 4, y: 8), colour: .black)
        ]),
      .clipped(to: .path(Path()), [.fill(Rect(x: 0, y: 0, width: 9, height: 9), colour: .black)]),
    ])
  func nothing(drawing: Drawing) {
    #expect(darkness([drawing]).allSatisfy { $0 == 0 })
  }

  @Test("A large path that reaches far beyond the page has the pixels of its visible part")
  func large() {
    let drawn = darkness([
      .path(.rectangle(Rect(x: -1e6, y: 4.5, width: 2e6, height: 2e6)), paint: .colour(.black))
    ])

    #expect(drawn[3 * Self.width] == 0)
    #expect(abs(drawn[4 * Self.width + 7] - 127.5) <= 1)
    #expect(drawn.dropFirst(5 * Self.width).allSatisfy { $0 == 255 })
  }
}
