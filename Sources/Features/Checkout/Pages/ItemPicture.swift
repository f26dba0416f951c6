internal import FlowCore
internal import FlowUI

struct ItemPicture: Element {
  private let item: Item
  private let side: Double

  init(_ item: Item, side: Double = 56) {
    self.item = item
    self.side = side
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { Size(width: side, height: side) }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let tile = Shape(0, 0, 56, 56, 10, item.kind.tint.opacity(Self.tileOpacity))
    page.draw(([tile] + item.kind.shapes).map { $0.drawing(in: frame) })
  }

  /// The opacity of the item's tint behind the picture, chosen by eye.
  private static let tileOpacity = 0.18
}

/// A rounded rectangle in the coordinates of a tile with a side of 56 points.
private struct Shape {
  let frame: Rect
  let radius: Double
  let colour: RGBA

  init(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ colour: RGBA
  ) {
    frame = Rect(x: x, y: y, width: width, height: height)
    self.radius = radius
    self.colour = colour
  }

  func drawing(in tile: Rect) -> Drawing {
    let scale = tile.size.width / 56
    return .roundedRectangle(
      Rect(
        x: tile.minX + frame.minX * scale, y: tile.minY + frame.minY * scale,
        width: frame.size.width * scale, height: frame.size.height * scale),
      radius: radius * scale, colour: colour)
  }
}

extension Item.Kind {
  fileprivate var tint: RGBA {
    switch self {
    case .notebook: RGBA(hex: 0x4F7F5F)
    case .pen: RGBA(hex: 0xC2922E)
    case .letterSet: RGBA(hex: 0xB5533C)
    case .ink: RGBA(hex: 0x2F5C94)
    }
  }

  fileprivate var shapes: [Shape] {
    let (paper, dark) = (RGBA(hex: 0xF6F0E4), RGBA(hex: 0x59616E))
    switch self {
    case .notebook:
      return [
        Shape(16, 11, 26, 34, 3, paper), Shape(14, 10, 26, 34, 3, tint),
        Shape(14, 10, 5, 34, 2, dark.opacity(0.3)), Shape(23, 17, 11, 7, 1, paper),
        Shape(36, 10, 1.5, 34, 0, dark.opacity(0.5)),
      ]
    case .pen:
      return [
        Shape(26.5, 42, 3, 5, 1.5, dark), Shape(25, 34, 6, 10, 2, dark),
        Shape(24, 9, 8, 28, 3, tint), Shape(24, 22, 8, 1.5, 0, dark.opacity(0.35)),
        Shape(28.5, 11, 1.5, 12, 0.75, paper),
      ]
    case .letterSet:
      return [
        Shape(14, 11, 28, 22, 2, .white), Shape(18, 16, 14, 1.5, 0, dark.opacity(0.3)),
        Shape(18, 20, 20, 1.5, 0, dark.opacity(0.3)),
        Shape(10, 25, 36, 20, 3, RGBA(hex: 0xDDBF96)),
        Shape(10, 25, 36, 8, 3, RGBA(hex: 0xC9A878)), Shape(23.5, 29, 9, 9, 4.5, tint),
      ]
    case .ink:
      return [
        Shape(21, 15, 14, 8, 1, paper.opacity(0.9)), Shape(20, 10, 16, 8, 2, dark),
        Shape(14, 21, 28, 24, 6, tint), Shape(19, 29, 18, 10, 1, paper),
      ]
    }
  }
}
