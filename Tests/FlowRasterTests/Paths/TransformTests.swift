import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct TransformTests {
  private static let size = Size(width: 32, height: 32)
  private static let middle = Point(x: 16, y: 16)

  /// Glyphs and icons are squares that get darker to the right and to the bottom.
  private struct ShadedGlyphs: GlyphSource {
    func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>)
      -> [GlyphRun]
    {
      let side = Int(style.size * scale)
      return [GlyphRun(.shape(square(side)), x: 0, y: -side)]
    }

    func coverage(of icon: Icon, pixels: Int) -> Coverage { square(pixels) }

    private func square(_ side: Int) -> Coverage {
      Coverage(
        width: side, height: side,
        values: (0..<side * side).map { UInt8(120 + 4 * ($0 % side) + $0 / side) })
    }
  }

  private func picture(_ drawings: [Drawing], scale: Double = 1) -> PixelBuffer {
    let page = layer(
      Self.size.width, Self.size.height, [.fill(Rect(Self.size), colour: .white)] + drawings)
    return Rasterizer(glyphs: ShadedGlyphs()).render(LayerTree(root: page), scale: scale)
  }

  nonisolated private static let style = TextStyle(size: 8, weight: .regular, lineHeight: 10)
  nonisolated private static let rect = Rect(x: 6, y: 9, width: 14, height: 12)
  nonisolated private static let bitmap = Bitmap(width: 7, height: 6) { x, y in
    RGBA(red: UInt8(x * 30), green: UInt8(y * 40), blue: 90, alpha: x == 3 ? 100 : 255)
  }

  /// Drawings of all kinds, on whole pixels.
  nonisolated static let drawings: [Drawing] = [
    .fill(rect, colour: .black), .fractionalFill(rect, colour: .black),
    .fractionalFill(rect, clip: rect.inset(by: 2), colour: .black),
    .roundedRectangle(rect, radius: 4, colour: .black),
    .roundedRectangleSlice(rect, radius: 4, across: 8...15, colour: .black),
    .outline(rect, radius: 4, width: 2, colour: .black), .shadow(rect, radius: 3),
    .icon(.close, in: Rect(x: 6, y: 9, width: 12, height: 12), colour: .black),
    .icon(
      Icon("own", .stroke("M4 4L20 20"), .fill("M4 12h8v8z")),
      in: Rect(x: 6, y: 9, width: 12, height: 12), colour: .black),
    .text("x", style: style, baseline: Point(x: 8, y: 20), colour: .black),
    .path("M6 9h14l-7 12z", paint: .colour(.black)),
    .stroke("M6 9h14l-7 12z", style: .round(width: 2), paint: .colour(.black)),
    .path(
      "M6 9h14v12h-14z",
      paint: .linear(Gradient(.white, .black), from: Point(x: 6, y: 9), to: Point(x: 20, y: 14))),
    .image(.bitmap(bitmap), in: rect, clip: rect, radius: 0),
    .image(
      .artwork(
        Artwork(
          size: Size(width: 14, height: 12),
          drawings: [.fill(Rect(x: 2, y: 3, width: 4, height: 5), colour: .black)])), in: rect,
      clip: rect,
      radius: 0),
    .clipped(
      to: .path("M6 9h14l-7 12z"),
      [.fill(Rect(x: 8, y: 9, width: 14, height: 12), colour: .black)]),
  ]

  /// The pixels of a buffer that is turned by 90 degrees clockwise, row by row.
  private func turned(_ buffer: PixelBuffer) -> [UInt32] {
    (0..<buffer.width).flatMap { y in
      (0..<buffer.height).map { x in buffer[y, buffer.height - 1 - x] }
    }
  }

  private func difference(_ first: [UInt32], _ second: [UInt32]) -> Int {
    zip(first, second).map { first, second in
      [0, 8, 16].map { abs(Int((first >> $0) & 255) - Int((second >> $0) & 255)) }.max() ?? 0
    }.max() ?? 255
  }

  @Test("Turning a drawing by 90 degrees turns its picture", arguments: drawings)
  func quarter(drawing: Drawing) {
    let plain = picture([drawing])
    let rotated = picture([
      .transformed(by: .rotation(degrees: 90, about: Self.middle), [drawing])
    ])

    #expect(pixels(plain).contains { $0 != 0xFFFF_FFFF })
    #expect(difference(pixels(rotated), turned(plain)) <= 1)
  }

  @Test(
    "A drawing halved and then doubled is drawn as before, within 1/255", arguments: drawings)
  func halvedAndDoubled(drawing: Drawing) {
    let half = Drawing.transformed(by: .scale(0.5), [drawing])

    let scaled = picture([.transformed(by: .scale(2), [half])])

    // Masks are computed at the origin, where sums are rounded differently.
    #expect(difference(pixels(scaled), pixels(picture([drawing]))) <= 1)
  }

  @Test(
    "Nothing is drawn of a drawing that a transform nearly flattens",
    arguments: drawings,
    [
      Transform.scale(1e-30, about: Point(x: 16.3, y: 16.3)),
      .scale(x: 1, y: 1e-60, about: Point(x: 16.3, y: 16.3)),
    ])
  func nearlyFlat(drawing: Drawing, transform: Transform) {
    #expect(
      pixels(picture([.transformed(by: transform, [drawing])])).allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test(
    "Nothing is drawn of a rectangle with a negative size, with or without a transform",
    arguments: [
      Rect(x: 20, y: 9, width: -14, height: 12), Rect(x: 6, y: 21, width: 14, height: -12),
    ])
  func negativeSize(rect: Rect) {
    let drawings: [Drawing] = [
      .fill(rect, colour: .black), .fractionalFill(rect, colour: .black),
      .fractionalFill(rect, clip: Rect(Self.size), colour: .black),
      .hairline(Point(x: 20, y: 9), width: -14, colour: .black),
      .roundedRectangle(rect, radius: 4, colour: .black),
      .roundedRectangleSlice(rect, radius: 4, across: 8...15, colour: .black),
      .outline(rect, radius: 4, width: 2, colour: .black),
      .image(.bitmap(Self.bitmap), in: Self.rect, clip: rect, radius: 0),
    ]

    let plain = picture(drawings)
    let rotated = picture([.transformed(by: .rotation(degrees: 90, about: Self.middle), drawings)])

    #expect(pixels(plain).allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(pixels(rotated).allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("Transforms in transforms are combined, the inner one first")
  func nested() {
    let path = Drawing.path("M6 9h14l-7 12z", paint: .colour(.black))
    let (turn, shift) = (
      Transform.rotation(degrees: 30, about: Self.middle), Transform.translation(x: 3.25, y: -2)
    )

    let nested = picture([.transformed(by: shift, [.transformed(by: turn, [path])])])
    let combined = picture([.transformed(by: turn.followed(by: shift), [path])])

    #expect(pixels(nested) == pixels(combined))
  }

  @Test("The coverage of a rotated square is exact to about 1/255")
  func diamond() {
    let square = Rect(x: 8, y: 8, width: 16, height: 16)
    let rotated = picture([
      .transformed(by: .rotation(degrees: 45, about: Self.middle), [.fill(square, colour: .black)])
    ])

    let expected = SampledCoverage(width: 32, height: 32).values(
      of: [
        [0, 90, 180, 270].map {
          Point(from: Self.middle, degrees: $0, distance: 128.0.squareRoot())
        }
      ], .nonZero)
    let worst = zip(pixels(rotated), expected).map { abs(Double(255 - $0 & 255) - $1 * 255) }.max()
    #expect(worst ?? 255 <= 1.05)
  }

  @Test("Mirroring a layer with rotated drawings mirrors its picture")
  func mirrored() {
    let drawing = Drawing.transformed(
      by: .rotation(degrees: 25, about: Point(x: 13, y: 15)),
      [
        .fill(Self.rect, colour: .black),
        .path(
          "M6 9h14l-7 12z",
          paint: .linear(Gradient(.white, .black), from: Point(x: 6, y: 9), to: Point(x: 20, y: 14))
        ),
        .clipped(
          to: .path("M6 9h14l-7 12z"),
          [.fill(Rect(x: 8, y: 9, width: 14, height: 12), colour: .white)]),
      ])
    let page = layer(32, 32, [.fill(Rect(Self.size), colour: .white), drawing])

    let mirror = draw(page.mirrored(measuring: BlockMeasuring(scale: 1)))

    let flipped = draw(page)
    #expect(
      difference(
        pixels(mirror),
        (0..<32).flatMap { y in (0..<32).map { flipped[31 - $0, y] } }) <= 1)
  }

  /// All drawings except the shadows of cards, which keep their extent when magnified.
  nonisolated static let magnifiable = drawings.filter { drawing in
    if case .shadow = drawing { false } else { true }
  }

  @Test(
    "A drawing magnified by two has the pixels of the drawing at scale 2",
    arguments: magnifiable)
  func magnified(drawing: Drawing) {
    let page = layer(
      32, 32,
      [
        .fill(Rect(Self.size), colour: .white),
        .transformed(by: .rotation(degrees: 20, about: Self.middle), [drawing]),
      ])
    func picture(_ layer: Layer, _ scale: Double) -> [UInt32] {
      pixels(
        Rasterizer(glyphs: ShadedGlyphs()).render(LayerTree(root: layer), scale: scale))
    }

    #expect(difference(picture(page.magnified(by: 2), 1), picture(page, 2)) <= 1)
  }
}
