import FlowCore
import FlowScene
import Testing

@Suite struct PosedLayerTests {
  private let page = Layer(name: "page", kind: .page, size: Size(width: 100, height: 200))

  @Test("A shift moves a page towards the trailing edge, and a drop moves it down")
  func offset() {
    let layer = page.posed(PagePose(shift: 0.25, drop: 0.5, scale: 0.9))

    #expect(layer.offset == Point(x: 25, y: 100))
    #expect(layer.scale == 0.9)
  }

  @Test(
    "A leading shadow lies beyond the left edge of a layer, and a top shadow above its top edge",
    arguments: [(PagePose.ShadowEdge.leading, Layer.ShadowEdge.left), (.top, .top)])
  func shadows(edge: PagePose.ShadowEdge, expected: Layer.ShadowEdge) {
    let layer = page.posed(PagePose(shadow: 0.5, shadowEdge: edge))

    #expect(layer.edgeShadow == 0.5)
    #expect(layer.shadowEdge == expected)
  }

  @Test(
    "Shift and drop are clamped to the size of the page, and NaN counts as 0",
    arguments: [(Double.nan, 0.0), (.infinity, 1), (-.infinity, -1), (7, 1), (-1.5, -1)])
  func limits(distance: Double, fraction: Double) {
    let layer = page.posed(PagePose(shift: distance, drop: distance))

    #expect(layer.offset == Point(x: 100 * fraction, y: 200 * fraction))
  }

  @Test("Opacity, dim and shadow are clamped to 0…1, and NaN counts as their default")
  func parts() {
    let layer = Layer(name: "page", kind: .page, size: Size(width: 100, height: 100))

    let nonsense = layer.posed(PagePose(opacity: .nan, dim: .nan, shadow: .nan))
    #expect([nonsense.opacity, nonsense.dim, nonsense.edgeShadow] == [1, 0, 0])
    let beyond = layer.posed(PagePose(opacity: -3, dim: .infinity, shadow: 7))
    #expect([beyond.opacity, beyond.dim, beyond.edgeShadow] == [0, 1, 1])
  }

  @Test(
    "A dump shows the parts of a pose only where they differ from the default",
    arguments: [
      (PagePose.settled, Layer.ShadowEdge.left, ""), (.settled, .top, ""),
      (PagePose(shadow: 1), .left, " shadow 1.000000"),
      (PagePose(shadow: 1), .right, " shadow 1.000000 right"),
      (PagePose(scale: 0.9, opacity: 0.5), .left, " scale 0.900000 opacity 0.500000"),
      (PagePose(drop: 0.5, shadow: 0.25), .top, " at 0.000,100.000 shadow 0.250000 top"),
    ])
  func dump(pose: PagePose, edge: Layer.ShadowEdge, text: String) {
    var layer = page.posed(pose)
    layer.shadowEdge = edge

    #expect(LayerTree(root: layer).description == "page 100.000x200.000 page" + text)
  }
}
