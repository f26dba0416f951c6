import FlowCore
import FlowRaster
import FlowScene
import Testing

/// Drawings and layers may have any numbers.
@Suite struct ExtremeTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000
  private let valid = Rect(x: 6, y: 9, width: 14, height: 12)
  private let bitmap = Bitmap(width: 2, height: 2) { _, _ in .black }
  private let artwork = Artwork(width: 4, height: 4, on: 0x000000, [])

  /// Rectangles of which one number is replaced.
  private func rects(_ number: Double) -> [Rect] {
    [
      Rect(x: number, y: 9, width: 14, height: 12), Rect(x: 6, y: number, width: 14, height: 12),
      Rect(x: 6, y: 9, width: number, height: 12), Rect(x: 6, y: 9, width: 14, height: number),
    ]
  }

  /// Drawings of all kinds but `fractionalFill`; all of them depend on the whole rectangle.
  private func drawings(in rect: Rect) -> [Drawing] {
    let corner = Point(x: rect.maxX, y: rect.maxY)
    let style = TextStyle(size: 8, weight: .regular, lineHeight: 10)
    return [
      .fill(rect, colour: .black), .hairline(corner, width: rect.size.width, colour: .black),
      .roundedRectangle(rect, radius: 4, colour: .black),
      .roundedRectangleSlice(rect, radius: 4, across: 8...15, colour: .black),
      .outline(rect, radius: 4, width: 2, colour: .black), .shadow(rect, radius: 3),
      .text("x", style: style, baseline: corner, colour: .black),
      .icon(.close, in: rect, colour: .black),
      .icon(Icon("own", .stroke("M4 4L20 20")), in: rect, colour: .black),
      .path(.rectangle(rect), paint: .colour(.black)),
      .path(.roundedRectangle(rect, radius: 4), paint: .colour(.black)),
      .stroke(.ellipse(in: rect), style: .round(width: 2), paint: .colour(.black)),
      .clipped(to: .roundedRectangle(rect, radius: 4), [.fill(valid, colour: .black)]),
      .image(.bitmap(bitmap), in: rect, clip: valid, radius: 2),
      .image(.bitmap(bitmap), in: valid, clip: rect, radius: 2),
      .image(.artwork(artwork), in: rect, clip: valid, radius: 0),
    ]
  }

  /// Drawings with other numbers than those of a rectangle.
  private func drawings(with number: Double) -> [Drawing] {
    let gradient = Gradient(.white, .black)
    let path = Path.rectangle(valid)
    return [
      .fractionalFill(valid, clip: valid.inset(by: number), colour: .black),
      .roundedRectangle(valid, radius: number, colour: .black),
      .roundedRectangleSlice(
        valid, radius: number, across: -.infinity ... .infinity, colour: .black),
      .outline(valid, radius: number, width: 2, colour: .black),
      .outline(valid, radius: 4, width: number, colour: .black), .shadow(valid, radius: number),
      .stroke(path, style: StrokeStyle(width: number), paint: .colour(.black)),
      .stroke(path, style: StrokeStyle(width: 2, miterLimit: number), paint: .colour(.black)),
      .path(path, paint: .linear(gradient, from: Point(x: number, y: 0), to: .zero)),
      .path(path, paint: .radial(gradient, centre: Point(x: 9, y: number), radius: 9)),
      .path(path, paint: .radial(gradient, centre: .zero, radius: number)),
      .clipped(to: .roundedRectangle(valid, radius: number), [.fill(valid, colour: .black)]),
      .image(.bitmap(bitmap), in: valid, clip: valid, radius: number),
    ]
  }

  /// A drawing as it is, moved and turned.
  private func forms(_ drawing: Drawing) -> [Drawing] {
    [
      drawing, .transformed(by: .translation(x: 1, y: 1), [drawing]),
      .transformed(by: .rotation(degrees: 20, about: Point(x: 16, y: 16)), [drawing]),
    ]
  }

  private func tree(_ drawings: [Drawing], _ sublayers: [Layer] = []) -> LayerTree {
    var page = layer(
      32, 32, [.fill(Rect(x: 0, y: 0, width: 32, height: 32), colour: .white)] + drawings)
    page.sublayers = sublayers
    return LayerTree(root: page)
  }

  private func picture(_ tree: LayerTree) -> [UInt32] {
    pixels(Rasterizer(glyphs: BlockGlyphs()).render(tree, scale: 1))
  }

  @Test(
    "Nothing is drawn in a rectangle that is not finite",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    let all = rects(number).flatMap { drawings(in: $0) }.flatMap { forms($0) }
    for drawing in all {
      #expect(picture(tree([drawing])).allSatisfy { $0 == white }, "\(drawing)")
    }
  }

  @Test(
    "With any number, an update draws the same as drawing all of the frame",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12])
  func updates(number: Double) {
    let transforms = [Transform(tx: number), .scale(number), .rotation(degrees: number)]
    let drawn = rects(number).flatMap { drawings(in: $0) + [.fractionalFill($0, colour: .black)] }
    let transformed = transforms.map { Drawing.transformed(by: $0, drawings(in: valid)) }
    let all = (drawn + drawings(with: number)).flatMap { forms($0) } + transformed
    for drawing in all {
      let rasterizer = Rasterizer(glyphs: BlockGlyphs())
      let frame = rasterizer.render(tree([]), scale: 1)
      rasterizer.update(frame, from: tree([]), to: tree([drawing]), scale: 1)
      #expect(pixels(frame) == picture(tree([drawing])), "\(drawing)")
    }
  }

  @Test(
    "Nothing is drawn of a layer whose offset or size is not finite, or that is too far away",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300], [Layer.Kind.page, .plain])
  func layers(number: Double, kind: Layer.Kind) {
    var inner = layer(32, 32, [.fill(Rect(x: 0, y: 0, width: 32, height: 32), colour: .black)])
    inner.kind = kind
    let offsets = [Point(x: number, y: 0), Point(x: 0, y: number)]
    let sizes = [Size(width: number, height: 32), Size(width: 32, height: number)]
    let moved = offsets.map { offset in
      var layer = inner
      layer.offset = offset
      return layer
    }
    let resized = sizes.map { size in
      var layer = inner
      layer.size = size
      return layer.posed(PagePose(shadow: 1))
    }

    for layer in moved + (number.isFinite ? [] : resized) {
      #expect(picture(tree([], [layer])).allSatisfy { $0 == white }, "\(layer)")
    }
  }

  @Test("What does not fit into memory is drawn nevertheless, where it is visible")
  func large() {
    let disc = Drawing.disc(x: 1e6, y: 16, radius: 1e6, colour: 0x000000)
    #expect(picture(tree([disc])).allSatisfy { $0 == black })

    let page = layer(
      1e300, 1e300, [.fill(Rect(x: 0, y: 0, width: 1e300, height: 1e300), colour: .black)])
    #expect(picture(tree([], [page])).allSatisfy { $0 == black })
  }
}
