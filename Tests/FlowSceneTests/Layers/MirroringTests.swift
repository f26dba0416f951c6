import FlowCore
import FlowScene
import Testing

@Suite struct MirroringTests {
  /// Letters are 5 points wide.
  private let style = TextStyle(size: 10, weight: .regular, lineHeight: 14)

  private func layer(_ drawings: [Drawing] = [], sublayers: [Layer] = []) -> Layer {
    Layer(
      name: "layer", size: Size(width: 100, height: 50), drawings: drawings, sublayers: sublayers)
  }

  private func mirrored(_ layer: Layer) -> Layer {
    layer.mirrored(measuring: SquareMeasuring())
  }

  /// A layer with a text that begins at `x`.
  private func text(from x: Double) -> Layer {
    layer([.text("four", style: style, baseline: Point(x: x, y: 20), colour: .black)])
  }

  /// Drawings of many kinds in nested layers; `shift` is in points.
  private func everything(shifted shift: Double) -> Layer {
    let rect = Rect(x: 8 + shift, y: 4, width: 24 - shift, height: 16)
    var upper = layer([
      .fill(rect, colour: .black), .fractionalFill(rect, colour: .black),
      .fractionalFill(rect, clip: rect.inset(by: 2), colour: .black),
      .roundedRectangle(rect, radius: 4, colour: .black),
      .hairline(rect.origin, width: 20 + shift, colour: .black),
      .outline(rect, radius: 4, width: 1, colour: .black),
      .icon(.chevron, in: rect, colour: .black),
      .icon(.chevron, in: rect, colour: .black, isMirrored: true),
    ])
    upper.offset = Point(x: 30 + shift, y: 7)
    (upper.scale, upper.opacity, upper.dim) = (0.9, 0.5, 0.25)
    (upper.edgeShadow, upper.shadowEdge) = (1, .left)
    return layer([.fill(rect, colour: .white)], sublayers: [upper, layer(sublayers: [upper])])
  }

  @Test(
    "FC-14 Mirroring puts a drawing as far from the right edge as it was from the left",
    arguments: [
      (
        Drawing.fill(Rect(x: 8, y: 4, width: 20, height: 16), colour: .black),
        Drawing.fill(Rect(x: 72, y: 4, width: 20, height: 16), colour: .black)
      ),
      (
        .fractionalFill(Rect(x: 0, y: 4, width: 12.5, height: 2), colour: .black),
        .fractionalFill(Rect(x: 87.5, y: 4, width: 12.5, height: 2), colour: .black)
      ),
      (
        .hairline(Point(x: 16, y: 30), width: 84, colour: .black),
        .hairline(Point(x: 0, y: 30), width: 84, colour: .black)
      ),
      (
        .roundedRectangle(Rect(x: -10, y: 0, width: 20, height: 9), radius: 3, colour: .black),
        .roundedRectangle(Rect(x: 90, y: 0, width: 20, height: 9), radius: 3, colour: .black)
      ),
      (
        .outline(Rect(x: 0, y: 0, width: 100, height: 50), radius: 8, width: 2, colour: .black),
        .outline(Rect(x: 0, y: 0, width: 100, height: 50), radius: 8, width: 2, colour: .black)
      ),
    ])
  func frames(drawing: Drawing, expected: Drawing) {
    #expect(mirrored(layer([drawing])).drawings == [expected])
  }

  @Test("FC-14 Mirroring moves text to the mirrored frame and keeps its characters")
  func text() {
    let mirror = mirrored(text(from: 10))

    #expect(mirror.drawings == text(from: 100 - 10 - 20).drawings)
  }

  @Test(
    "FC-14 Mirroring flips icons that have a direction, and mirroring again flips them back",
    arguments: Icon.builtIn)
  func icons(icon: Icon) {
    let (left, right) = (
      Rect(x: 4, y: 0, width: 24, height: 24), Rect(x: 72, y: 0, width: 24, height: 24)
    )

    let mirror = mirrored(layer([.icon(icon, in: left, colour: .black)]))

    #expect(
      mirror.drawings == [.icon(icon, in: right, colour: .black, isMirrored: icon.hasDirection)])
    #expect(mirrored(mirror).drawings == [.icon(icon, in: left, colour: .black)])
  }

  @Test("FC-14 Mirroring moves sublayers within their parent, and mirrors their drawings")
  func sublayers() {
    var inner = Layer(
      name: "inner", size: Size(width: 30, height: 10),
      drawings: [.fill(Rect(x: 0, y: 0, width: 10, height: 10), colour: .black)])
    inner.offset = Point(x: 60, y: 5)
    inner.shadowEdge = .top

    let mirror = mirrored(layer(sublayers: [inner])).sublayers

    inner.offset = Point(x: 10, y: 5)
    inner.drawings = [.fill(Rect(x: 20, y: 0, width: 10, height: 10), colour: .black)]
    #expect(mirror == [inner])
  }

  @Test(
    "FC-14 Mirroring moves a shadow at a side to the opposite side, and keeps one at the top",
    arguments: [(Layer.ShadowEdge.left, Layer.ShadowEdge.right), (.right, .left), (.top, .top)])
  func shadows(edge: Layer.ShadowEdge, expected: Layer.ShadowEdge) {
    var layer = layer()
    (layer.edgeShadow, layer.shadowEdge) = (0.75, edge)

    let mirror = mirrored(layer)

    #expect(mirror.shadowEdge == expected)
    #expect(mirror.edgeShadow == 0.75)
  }

  @Test("FC-14 Mirroring keeps the scale, opacity, dim and offset of the root layer")
  func untouched() {
    var layer = layer()
    (layer.scale, layer.opacity, layer.dim) = (0.9, 0.5, 0.25)
    layer.offset = Point(x: 12, y: 34)
    layer.shadowEdge = .top

    #expect(mirrored(layer) == layer)
  }

  @Test("FC-14 Mirroring a posed page equals posing the mirrored page with the opposite shift")
  func posed() {
    let page = everything(shifted: 0)
    let pose = PagePose(shift: 0.25, scale: 0.9, opacity: 0.5, shadow: 1)

    let mirror = mirrored(layer(sublayers: [page.posed(pose)]))

    var expected = mirrored(page).posed(PagePose(shift: -0.25, scale: 0.9, opacity: 0.5, shadow: 1))
    expected.shadowEdge = .right
    #expect(mirror.sublayers == [expected])
  }

  @Test("FC-14 Mirroring a layer tree twice restores it", arguments: [0.0, 0.5, -3.125])
  func twice(shift: Double) {
    let tree = LayerTree(root: everything(shifted: shift))
    let measuring = SquareMeasuring()

    let mirror = tree.mirrored(measuring: measuring)

    #expect(mirror != tree)
    #expect(mirror.mirrored(measuring: measuring) == tree)
  }

  @Test(
    "FC-14 Mirroring text twice restores its position to within 1e-9 points",
    arguments: [0.1, 1.0 / 3, 97.3])
  func textTwice(x: Double) throws {
    let again = mirrored(mirrored(text(from: x)))

    guard case .text("four", style, let baseline, .black) = try #require(again.drawings.first)
    else { return #expect(Bool(false), "there is no text") }
    #expect(abs(baseline.x - x) < 1e-9)
    #expect(baseline.y == 20)
  }
}
