import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct RasterizerTests {
  private let red = RGBA(hex: 0xFF0000)

  /// The area that is black on white, in pixels.
  private func area(_ buffer: PixelBuffer) -> Double {
    pixels(buffer).reduce(0) { $0 + Double(255 - ($1 & 255)) / 255 }
  }

  @Test(
    "A fill ends at whole device pixels, and every pixel is opaque", arguments: [1.0, 1.5, 2, 3])
  func fill(scale: Double) {
    let buffer = draw(
      layer(
        20, 20,
        [
          .fill(Rect(x: 0, y: 0, width: 20, height: 20), colour: .white),
          .fill(Rect(x: 3, y: 0, width: 7, height: 20), colour: red),
        ]),
      scale: scale)

    let row = (0..<buffer.width).map { buffer[$0, 5] }
    #expect(Set(row) == [0xFFFF_FFFF, 0xFFFF_0000])
    #expect(row.firstIndex(of: 0xFFFF_0000) == Int((3 * scale).rounded()))
    #expect(
      row.filter { $0 == 0xFFFF_0000 }.count == Int((10 * scale).rounded())
        - Int((3 * scale).rounded()))
  }

  /// Provides solid blocks as glyphs, and counts the requests.
  private final class CountingGlyphs: GlyphSource {
    private(set) var requests = 0

    func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>)
      -> [GlyphRun]
    {
      requests += 1
      return BlockGlyphs().runs(of: text, in: style, scale: scale, columns: columns)
    }

    func coverage(of icon: Icon, pixels: Int) -> Coverage {
      requests += 1
      return BlockGlyphs().coverage(of: icon, pixels: pixels)
    }
  }

  @Test("After its caches are dropped, a rasterizer draws the same pixels again")
  func droppedCaches() {
    let style = TextStyle(size: 17, weight: .regular, lineHeight: 22)
    var page = layer(
      20, 20,
      [
        .fill(Rect(x: 0, y: 0, width: 20, height: 20), colour: .white),
        .roundedRectangle(Rect(x: 2, y: 2, width: 12, height: 12), radius: 4, colour: red),
        .text("a", style: style, baseline: Point(x: 3, y: 9), colour: .black),
      ])
    page.dim = 0.5
    let tree = LayerTree(root: blackLayer(20, 20, page))
    let glyphs = CountingGlyphs()
    let rasterizer = Rasterizer(glyphs: glyphs)

    let first = pixels(rasterizer.render(tree, scale: 2))
    let drawn = glyphs.requests
    _ = rasterizer.render(tree, scale: 2)
    #expect(glyphs.requests == drawn)
    rasterizer.dropCaches()
    let again = pixels(rasterizer.render(tree, scale: 2))

    #expect(glyphs.requests == 2 * drawn)
    #expect(again == first)
  }

  @Test(
    "A translucent root is drawn on black, whatever the buffer showed before",
    arguments: [(1.0, 255), (0.5, 128), (0, 0), (.nan, 0)] as [(Double, UInt32)])
  func translucentRoot(opacity: Double, strength: UInt32) {
    let shown = layer(4, 4, [.fill(Rect(x: 0, y: 0, width: 4, height: 4), colour: red)])
    var next = shown
    next.opacity = opacity
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let buffer = rasterizer.render(LayerTree(root: shown), scale: 1)

    rasterizer.update(buffer, from: LayerTree(root: shown), to: LayerTree(root: next), scale: 1)
    #expect(Set(pixels(buffer)) == [0xFF00_0000 | strength << 16])
    rasterizer.render(LayerTree(root: next), scale: 1, into: buffer)
    #expect(Set(pixels(buffer)) == [0xFF00_0000 | strength << 16])
  }

  @Test("A hairline is one device pixel at every scale", arguments: [1.0, 1.5, 2, 3])
  func hairline(scale: Double) {
    let buffer = draw(
      layer(
        10, 10,
        [
          .fill(Rect(x: 0, y: 0, width: 10, height: 10), colour: .white),
          .hairline(Point(x: 0, y: 5), width: 10, colour: .black),
        ]), scale: scale)

    #expect((0..<buffer.height).filter { buffer[2, $0] == 0xFF00_0000 }.count == 1)
  }

  @Test(
    "A circle covers πr² within a thousandth, also at fractional coordinates",
    arguments: [(10.0, 0.0), (7.3, 0.4), (3, 0.5), (1.25, 0.1)])
  func circle(radius: Double, shift: Double) {
    let buffer = draw(
      layer(
        30, 30,
        [
          .fill(Rect(x: 0, y: 0, width: 30, height: 30), colour: .white),
          .roundedRectangle(
            Rect(x: 2 + shift, y: 2 + shift, width: 2 * radius, height: 2 * radius), radius: radius,
            colour: .black),
        ]))

    // Coverage is rounded to 1/255 in each of the pixels along the edge.
    let edge = 8 * radius
    #expect(abs(area(buffer) - Double.pi * radius * radius) < 0.001 * radius * radius + edge / 510)
  }

  @Test("A rounded rectangle is symmetrical and has straight edges between its corners")
  func rounded() {
    let buffer = draw(
      layer(
        40, 20,
        [
          .fill(Rect(x: 0, y: 0, width: 40, height: 20), colour: .white),
          .roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radius: 6, colour: .black),
        ]))

    for y in 0..<20 {
      for x in 0..<40 {
        #expect(buffer[x, y] == buffer[39 - x, y])
        #expect(buffer[x, y] == buffer[x, 19 - y])
      }
    }
    #expect(buffer[20, 0] == 0xFF00_0000)
    #expect(buffer[0, 10] == 0xFF00_0000)
    #expect(buffer[0, 0] == 0xFFFF_FFFF)
  }

  @Test("An outline covers the outer shape without the inner one")
  func outline() {
    let buffer = draw(
      layer(
        20, 20,
        [
          .fill(Rect(x: 0, y: 0, width: 20, height: 20), colour: .white),
          .outline(Rect(x: 0, y: 0, width: 20, height: 20), radius: 0, width: 3, colour: .black),
        ]))

    #expect(area(buffer) == 20 * 20 - 14 * 14)
  }

  @Test("A translucent colour over white is the exact weighted mean, and the pixel stays opaque")
  func blending() {
    let buffer = draw(
      layer(
        4, 4,
        [
          .fill(Rect(x: 0, y: 0, width: 4, height: 4), colour: .white),
          .fill(
            Rect(x: 0, y: 0, width: 4, height: 4),
            colour: RGBA(red: 200, green: 100, blue: 50, alpha: 128)),
        ]))

    // (200 * 128 + 255 * 127) / 255 = 227.4, 177.2 and 152.1.
    #expect(buffer[1, 1] == 0xFFE3_B198)
  }

  @Test("Text and icons are drawn at their locations in their colours")
  func stamps() {
    let buffer = draw(
      layer(
        20, 10,
        [
          .fill(Rect(x: 0, y: 0, width: 20, height: 10), colour: .white),
          .text(
            "x", style: TextStyle(size: 2, weight: .bold, lineHeight: 2),
            baseline: Point(x: 3, y: 6), colour: red),
          .icon(.chevron, in: Rect(x: 10, y: 2, width: 3, height: 3), colour: .black),
        ]))

    #expect(buffer[3, 4] == 0xFFFF_0000)
    #expect(buffer[6, 5] == 0xFFFF_0000)
    #expect(buffer[7, 5] == 0xFFFF_FFFF)
    #expect(buffer[10, 2] == 0xFF7F_7F7F)
  }

  @Test("Drawings are clipped to their layer")
  func clipping() {
    var inner = layer(5, 5, [.fill(Rect(x: -50, y: -50, width: 100, height: 100), colour: red)])
    inner.offset = Point(x: 5, y: 5)
    var outer = layer(20, 20, [.fill(Rect(x: 0, y: 0, width: 20, height: 20), colour: .white)])
    outer.sublayers = [inner]

    let painted = pixels(draw(outer)).filter { $0 == 0xFFFF_0000 }

    #expect(painted.count == 25)
  }

  @Test(
    "A cached page is drawn like an uncached one, in every pose",
    arguments: [
      PagePose(shift: 0.37), PagePose(dim: 0.1), PagePose(opacity: 0.42),
      PagePose(shift: -0.3, dim: 0.07),
    ])
  func keeping(pose: PagePose) {
    let content: [Drawing] = [
      .fill(Rect(x: 0, y: 0, width: 30, height: 20), colour: .white),
      .roundedRectangle(Rect(x: 4, y: 4, width: 12, height: 12), radius: 5, colour: red),
    ]
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    func tree(_ pose: PagePose) -> LayerTree {
      var root = layer(30, 20, [.fill(Rect(x: 0, y: 0, width: 30, height: 20), colour: .black)])
      root.sublayers = [layer(30, 20, content).posed(pose)]
      return LayerTree(root: root)
    }

    _ = rasterizer.render(tree(PagePose(shift: 0.9)), scale: 2)
    let again = rasterizer.render(tree(pose), scale: 2)
    let fresh = Rasterizer(glyphs: BlockGlyphs()).render(tree(pose), scale: 2)

    #expect(pixels(again) == pixels(fresh))
  }

  @Test("A cross-fade at 42 % mixes 42 % of the upper page with the lower one")
  func crossFade() {
    var root = layer(8, 8, [])
    root.sublayers = [
      layer(8, 8, [.fill(Rect(x: 0, y: 0, width: 8, height: 8), colour: .black)]),
      layer(8, 8, [.fill(Rect(x: 0, y: 0, width: 8, height: 8), colour: .white)])
        .posed(PagePose(opacity: 0.42)),
    ]

    #expect(Set(pixels(draw(root))) == [0xFF6B_6B6B])
  }

  @Test("A sliding page covers the lower one, and its shadow falls beside it")
  func slide() {
    var root = layer(40, 4, [])
    root.sublayers = [
      layer(40, 4, [.fill(Rect(x: 0, y: 0, width: 40, height: 4), colour: .white)]),
      layer(40, 4, [.fill(Rect(x: 0, y: 0, width: 40, height: 4), colour: red)])
        .posed(PagePose(shift: 0.5, shadow: 1)),
    ]

    let buffer = draw(root)

    #expect((20..<40).allSatisfy { buffer[$0, 1] == 0xFFFF_0000 })
    #expect((0..<12).allSatisfy { buffer[$0, 1] == 0xFFFF_FFFF })
    let shadow = (12..<20).map { buffer[$0, 1] & 255 }
    #expect(zip(shadow, shadow.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(shadow.last.map { (219...230).contains($0) } == true)
  }
}
