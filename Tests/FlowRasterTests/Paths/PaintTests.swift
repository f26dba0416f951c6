import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct PaintTests {
  private static let size = Size(width: 24, height: 16)

  private func picture(_ drawings: [Drawing], scale: Double = 1) -> PixelBuffer {
    draw(
      layer(Self.size.width, Self.size.height, [.fill(Rect(Self.size), colour: .white)] + drawings),
      scale: scale)
  }

  private let everything = Path.rectangle(Rect(Self.size))

  /// Returns the greatest difference of a channel from the mean of 16 by 16 samples in its pixel.
  private func difference(_ picture: PixelBuffer, _ colour: (Double, Double) -> SIMD3<Double>)
    -> Double
  {
    var worst = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        var sum = SIMD3<Double>.zero
        for sample in 0..<256 {
          sum += colour(
            Double(x) + (Double(sample % 16) + 0.5) / 16,
            Double(y) + (Double(sample / 16) + 0.5) / 16)
        }
        let pixel = picture[x, y]
        let drawn = SIMD3(
          Double((pixel >> 16) & 255), Double((pixel >> 8) & 255), Double(pixel & 255))
        let distance = drawn - sum / 256
        worst = max(worst, abs(distance.x), abs(distance.y), abs(distance.z))
      }
    }
    return worst
  }

  private static let red = SIMD3(255.0, 59, 48)
  private static let blue = SIMD3(10.0, 102, 216)
  private static let gradient = Gradient(RGBA(hex: 0xFF3B30), RGBA(hex: 0x0A66D8))

  private static func mix(_ fraction: Double) -> SIMD3<Double> {
    red + (blue - red) * min(max(fraction, 0), 1)
  }

  @Test(
    "A linear gradient has the mean of its colours in each pixel",
    arguments: [
      (Point(x: 0, y: 0), Point(x: 24, y: 0)), (Point(x: 3.3, y: 2), Point(x: 9, y: 11)),
      (Point(x: 5, y: 14), Point(x: 5, y: 3)), (Point(x: 10, y: 8), Point(x: 10.5, y: 8.2)),
    ])
  func linear(from: Point, to: Point) {
    let drawn = picture([.path(everything, paint: .linear(Self.gradient, from: from, to: to))])

    let (dx, dy) = (to.x - from.x, to.y - from.y)
    #expect(
      difference(drawn) { x, y in
        Self.mix(((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy))
      } <= 1)
  }

  @Test(
    "A radial gradient has the mean of its colours in each pixel", arguments: [2.5, 7, 30])
  func radial(radius: Double) {
    let centre = Point(x: 11.2, y: 7.9)
    let drawn = picture([
      .path(everything, paint: .radial(Self.gradient, centre: centre, radius: radius))
    ])

    #expect(
      difference(drawn) { x, y in Self.mix(Point(x: x, y: y).distance(to: centre) / radius) } <= 1)
  }

  @Test("Two stops at one position make a hard edge")
  func hardEdge() {
    let gradient = Gradient(stops: [
      .init(.black, at: 0), .init(.black, at: 0.5), .init(.white, at: 0.5),
    ])
    let drawn = picture([
      .path(
        everything, paint: .linear(gradient, from: .zero, to: Point(x: 16.5, y: 16.5)))
    ])

    #expect(
      difference(drawn) { x, y in SIMD3(repeating: x + y < 16.5 ? 0 : 255) } <= 1)
  }

  @Test("A translucent gradient is interpolated and drawn with premultiplied colours")
  func translucent() {
    let gradient = Gradient(.clear, RGBA(hex: 0xFF3B30))
    let drawn = picture([
      .path(everything, paint: .linear(gradient, from: .zero, to: Point(x: 24, y: 0)))
    ])

    #expect(
      difference(drawn) { x, _ in
        SIMD3(repeating: 255) * (1 - x / 24) + Self.red * (x / 24)
      } <= 1)
  }

  @Test("A gradient without extent has its last colour")
  func noExtent() {
    let (point, last) = (Point(x: 4, y: 4), RGBA(hex: 0x0A66D8))
    for paint in [
      Paint.linear(Self.gradient, from: point, to: point),
      .radial(Self.gradient, centre: point, radius: 0),
      .radial(Self.gradient, centre: point, radius: .nan),
    ] {
      #expect(
        pixels(picture([.path(everything, paint: paint)]))
          == pixels(picture([.path(everything, paint: .colour(last))])), "\(paint)")
    }
  }

  // MARK: Clips

  @Test("Overlapping drawings in a clip have exactly the coverage of the clip's shape")
  func clip() {
    let circle = Path.circle(centre: Point(x: 12, y: 8), radius: 6.3)
    let square = Drawing.fill(Rect(Self.size), colour: .black)

    let clipped = picture([.clipped(to: .path(circle), [square, square])])

    #expect(pixels(clipped) == pixels(picture([.path(circle, paint: .colour(.black))])))
  }

  @Test("A clip to a rounded rectangle has its coverage, within 1/255")
  func roundedClip() {
    let rect = Rect(x: 2.25, y: 1.5, width: 18.5, height: 12)
    let clipped = picture([
      .clipped(to: .roundedRectangle(rect, radius: 5), [.fill(Rect(Self.size), colour: .black)])
    ])
    let rounded = picture([.roundedRectangle(rect, radius: 5, colour: .black)])

    let differences = zip(pixels(clipped), pixels(rounded)).map {
      abs(Int($0 & 255) - Int($1 & 255))
    }
    #expect(differences.max() ?? 255 <= 1)
  }

  @Test("Clips can be nested, and limit rotated drawings, too")
  func nested() {
    let (left, lower) = (
      Rect(x: 0, y: 0, width: 12, height: 16), Rect(x: 0, y: 8, width: 24, height: 8)
    )
    let turned = Drawing.transformed(
      by: .rotation(degrees: 45, about: Point(x: 12, y: 8)),
      [.fill(Rect(Self.size), colour: .black)])

    let picture = picture([
      .clipped(
        to: .roundedRectangle(left, radius: 0),
        [.clipped(to: .roundedRectangle(lower, radius: 0), [turned])]
      )
    ])

    #expect(picture[11, 9] == 0xFF00_0000)
    #expect(picture[11, 6] == 0xFFFF_FFFF)
    #expect(picture[13, 9] == 0xFFFF_FFFF)
  }
}
