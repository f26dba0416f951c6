import FlowCore
import FlowRaster
import FlowScene
import Testing

/// Shapes are drawn from cached masks of their corners and edges, which are computed at the origin,
/// where sums are rounded differently: coverage may differ by 1/255.
@Suite struct ShapeMaskTests {
  private static let size = Size(width: 60, height: 40)

  /// Random rounded rectangles, from much smaller to larger than the picture.
  private static func shapes(_ seed: UInt64) -> [(rect: Rect, radius: Double)] {
    var random = SeededGenerator(seed: seed)
    let number = { (low: Double, high: Double) in
      // As in most layouts, some numbers are whole.
      let number = Double.random(in: low...high, using: &random)
      return Int.random(in: 0..<4, using: &random) == 0 ? number.rounded() : number
    }
    return (0..<60).map { _ in
      let rect = Rect(
        x: number(-20, 50), y: number(-20, 30), width: number(0, 90), height: number(0, 70))
      return (rect, number(0, 30))
    }
  }

  private func darkness(_ drawings: [Drawing], by rasterizer: Rasterizer, _ scale: Double)
    -> [UInt32]
  {
    let page = layer(
      Self.size.width, Self.size.height, [.fill(Rect(Self.size), colour: .white)] + drawings)
    let picture = rasterizer.render(LayerTree(root: page), scale: scale)
    return (0..<picture.height).flatMap { y in
      (0..<picture.width).map { x in 255 - picture[x, y] & 255 }
    }
  }

  /// A rounded rectangle as a slice, which is drawn without a mask.
  private func whole(_ rect: Rect, _ radius: Double) -> Drawing {
    .roundedRectangleSlice(rect, radius: radius, across: -1000...1000, colour: .black)
  }

  private func difference(_ first: [UInt32], _ second: [UInt32]) -> Int {
    zip(first, second).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test("Masks do not change a rounded rectangle's coverage", arguments: [1.0, 1.25, 1.5, 2, 3])
  func rounded(scale: Double) {
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    for (rect, radius) in Self.shapes(1) {
      let masked = darkness(
        [.roundedRectangle(rect, radius: radius, colour: .black)], by: rasterizer, scale)
      let difference = difference(masked, darkness([whole(rect, radius)], by: rasterizer, scale))
      #expect(difference <= 1, "\(rect) \(radius)")
    }
  }

  @Test(
    "The coverage of an outline is that of its outer shape minus that of its inner shape",
    arguments: [1.0, 1.25, 2])
  func outline(scale: Double) {
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    for (index, (rect, radius)) in Self.shapes(2).enumerated() {
      let width = [0.5, 1, 2, 9][index % 4]
      let outer = darkness([whole(rect, radius)], by: rasterizer, scale)
      let inner = darkness([whole(rect.inset(by: width), radius - width)], by: rasterizer, scale)
      let line = darkness(
        [.outline(rect, radius: radius, width: width, colour: .black)], by: rasterizer, scale)
      let difference = difference(line, zip(outer, inner).map { $0 - min($0, $1) })
      #expect(difference <= 1, "\(rect) \(radius) \(width)")
    }
  }

  @Test("A shadow's corners are the same wherever its card is, and however large the card")
  func shadow() {
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let picture = { (card: Rect) in
      let bounds = Rect(x: 0, y: 0, width: 300, height: 300)
      let page = layer(300, 300, [.fill(bounds, colour: .white), .shadow(card, radius: 12)])
      return rasterizer.render(LayerTree(root: page), scale: 1)
    }
    let (small, large) = (
      picture(Rect(x: 40.5, y: 40.5, width: 90, height: 90)),
      picture(Rect(x: 60.5, y: 70.5, width: 170, height: 140))
    )
    for y in 0..<80 {
      for x in 0..<80 {
        #expect(small[x, y] == large[x + 20, y + 30], "top left corner at \(x),\(y)")
        #expect(
          small[x + 85, y + 85] == large[x + 185, y + 165], "bottom right corner at \(x),\(y)")
      }
    }
    #expect(small[85, 60] != small[20, 60])
  }
}
