import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct ShadowTests {
  /// A red page, by default centred, over a white one that is twice as wide and high.
  ///
  /// A margin, in points, makes the white page wider and higher at every edge.
  private func picture(
    _ edge: Layer.ShadowEdge, strength: Double = 1, scale: Double = 1,
    at corner: Point = Point(x: 25, y: 25), margin: Double = 0
  ) -> PixelBuffer {
    let side = 100 + 2 * margin
    let bounds = Rect(x: 0, y: 0, width: side, height: side)
    let lower = layer(side, side, [.fill(bounds, colour: .white)])
    var upper = layer(50, 50, [.fill(bounds, colour: RGBA(hex: 0xFF0000))])
    upper.offset = Point(x: corner.x + margin, y: corner.y + margin)
    (upper.edgeShadow, upper.shadowEdge, upper.scale) = (strength, edge, scale)
    return draw(blackLayer(side, side, lower, upper))
  }

  /// The darkness, 1…255, of the pixels outward from an edge of the page, up to a white one.
  ///
  /// `inset` is the distance in pixels from the page's edge to the edge of the picture.
  private func darkness(_ buffer: PixelBuffer, beyond edge: Layer.ShadowEdge, inset: Int = 25)
    -> [UInt32]
  {
    (0..<inset).map { distance in
      let pixel =
        switch edge {
        case .left: buffer[inset - 1 - distance, 50]
        case .right: buffer[100 - inset + distance, 50]
        case .top: buffer[50, inset - 1 - distance]
        }
      return 255 - pixel & 255
    }.prefix { $0 > 0 }.map(\.self)
  }

  @Test(
    "The line along a page's shadow edge is one device pixel thick, and as strong as the shadow",
    arguments: [1, 0.5], [0.4, 1, 1.5, 3])
  func line(strength: Double, scale: Double) {
    for edge in Layer.ShadowEdge.allCases {
      let rows = { (line: RGBA) in
        var upper = layer(50, 50, [.fill(Rect(x: 0, y: 0, width: 50, height: 50), colour: .white)])
        upper.offset = Point(x: 25, y: 25)
        (upper.edgeShadow, upper.shadowEdge, upper.edgeLine) = (strength, edge, line)
        let lower = layer(
          100, 100, [.fill(Rect(x: 0, y: 0, width: 100, height: 100), colour: .black)])
        let buffer = draw(blackLayer(100, 100, lower, upper), scale: scale)
        let middle = buffer.width / 2
        return (0..<buffer.width).map { edge == .top ? buffer[middle, $0] : buffer[$0, middle] }
      }

      let (plain, lined) = (rows(.clear), rows(.white))

      let changed = plain.indices.filter { plain[$0] != lined[$0] }
      #expect(changed.count == 1)
      #expect(changed.allSatisfy { abs(Double(lined[$0] & 255) - 255 * strength) <= 1 })
    }
  }

  @Test("A card's soft shadow lies 8 points lower, is at most 18 % dark, and reaches 24 points out")
  func card() {
    let card = Rect(x: 40, y: 40, width: 120, height: 120)
    let lower = layer(
      200, 200,
      [.fill(Rect(x: 0, y: 0, width: 200, height: 200), colour: .white), .shadow(card, radius: 14)])
    let buffer = draw(blackLayer(200, 200, lower))
    let darkness = { (x: Int, y: Int) in 255 - buffer[x, y] & 255 }

    let below = (160..<200).map { darkness(100, $0) }
    #expect(below == below.sorted(by: >))
    // At the edge of its shape, which is offset downward, a shadow has half its darkness.
    #expect((22...24).contains(darkness(100, 168)))
    #expect(darkness(100, 120) == 46)
    #expect(darkness(100, 192) == 0 && darkness(100, 23) == 0 && darkness(15, 100) == 0)
    // Its last few pixels are so faint that they round to white.
    #expect(darkness(100, 186) > 0)
    #expect(darkness(100, 39) < darkness(39, 100) && darkness(39, 100) < darkness(100, 160))
    #expect(darkness(30, 100) == darkness(169, 100))
    #expect(darkness(36, 44) < darkness(36, 100))
  }

  @Test(
    "A page's shadow is 8 points wide and at most 14 % dark",
    arguments: [Layer.ShadowEdge.left, .right])
  func page(edge: Layer.ShadowEdge) {
    let shadow = darkness(picture(edge), beyond: edge)

    #expect(shadow == shadow.sorted(by: >))
    #expect((6...8).contains(shadow.count))
    #expect(shadow.first.map { (28...36).contains($0) } == true)
  }

  @Test("A sheet's shadow is wider and softer than a page's")
  func sheet() {
    let shadow = darkness(picture(.top), beyond: .top)

    // It fades over 24 points, of which the outer 16 lie beyond the sheet.
    #expect(shadow == shadow.sorted(by: >))
    #expect((13...16).contains(shadow.count))
    #expect(shadow.first.map { (16...21).contains($0) } == true)
  }

  @Test("A shadow lies only beyond its own edge", arguments: Layer.ShadowEdge.allCases)
  func ownEdge(edge: Layer.ShadowEdge) {
    let buffer = picture(edge)

    for other in Layer.ShadowEdge.allCases where other != edge {
      #expect(darkness(buffer, beyond: other).isEmpty)
    }
    #expect((25..<75).allSatisfy { buffer[$0, 25] == 0xFFFF_0000 && buffer[25, $0] == 0xFFFF_0000 })
  }

  @Test("The shadow at the right edge is the mirror image of that at the left edge")
  func mirror() {
    #expect(pixels(picture(.right)).elementsEqual(mirrored(picture(.left))))
  }

  @Test("A shadow of half strength is half as dark", arguments: Layer.ShadowEdge.allCases)
  func strength(edge: Layer.ShadowEdge) {
    let full = darkness(picture(edge), beyond: edge)
    let half = darkness(picture(edge, strength: 0.5), beyond: edge)

    // Half of a barely visible shadow may round to white.
    let padded = half + Array(repeating: 0, count: max(0, full.count - half.count))
    #expect(!full.isEmpty && half.count <= full.count)
    #expect(zip(full, padded).allSatisfy { abs(Double($0) - 2 * Double($1)) <= 2 })
  }

  @Test("The shadow of a scaled page begins at its drawn edge")
  func scaled() {
    let buffer = picture(.left, scale: 0.6)

    // Scaling 50 points by 0.6 moves each edge in by 10.
    #expect(darkness(buffer, beyond: .left, inset: 35) == darkness(picture(.left), beyond: .left))
  }

  @Test("A shadow is clipped to the picture", arguments: Layer.ShadowEdge.allCases)
  func clipped(edge: Layer.ShadowEdge) {
    let corners = [Point(x: 2, y: 2), Point(x: -20, y: -20), Point(x: 98, y: 98)]

    for corner in corners {
      let clipped = picture(edge, at: corner)
      let whole = picture(edge, at: corner, margin: 100)
      for y in 0..<100 {
        #expect((0..<100).allSatisfy { clipped[$0, y] == whole[$0 + 100, y + 100] })
      }
      #expect(pixels(clipped).allSatisfy { $0 >> 24 == 255 })
    }
  }

  @Test(
    "A slide from right to left is the mirror image of one from left to right",
    arguments: [0.1, 0.37, 0.5, 0.83])
  func slide(presence: Double) {
    let slide = SlideTransitionStyle()
    let bounds = Rect(x: 0, y: 0, width: 46, height: 10)
    let lower = layer(
      46, 10,
      [
        .fill(bounds, colour: .white),
        .roundedRectangle(Rect(x: 4, y: 2, width: 38, height: 6), radius: 3, colour: .black),
      ])
    let upper = layer(
      46, 10,
      [.fill(bounds, colour: .white), .outline(bounds, radius: 4, width: 2, colour: .black)])
    let root = blackLayer(
      46, 10, lower.posed(slide.lowerPose(presence: presence)),
      upper.posed(slide.upperPose(presence: presence)))

    let picture = draw(root, scale: 1.5)
    let mirror = draw(root.mirrored(measuring: BlockMeasuring(scale: 1.5)), scale: 1.5)

    #expect(pixels(mirror).elementsEqual(mirrored(picture)))
    #expect(!pixels(mirror).elementsEqual(pixels(picture)))
  }
}
