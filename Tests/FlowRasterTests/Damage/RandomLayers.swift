import FlowCore
import FlowScene

struct RandomLayers {
  private static let size = Size(width: 60, height: 40)
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tree() -> LayerTree {
    var root = Layer(name: "stage", kind: chance(0.8) ? .page : .plain, size: Self.size)
    root.drawings = drawings(of: root)
    root.sublayers = (0..<below(4)).map { _ in layer(depth: 2) }
    return LayerTree(root: root)
  }

  /// Some of the one to three changes may change nothing.
  mutating func changed(_ tree: LayerTree) -> LayerTree {
    var tree = tree
    for _ in 0...below(3) { change(&tree.root, isRoot: true) }
    return tree
  }

  private mutating func change(_ layer: inout Layer, isRoot: Bool) {
    if !layer.sublayers.isEmpty, chance(0.6) {
      let index = below(layer.sublayers.count)
      return change(&layer.sublayers[index], isRoot: false)
    }
    switch below(isRoot ? 5 : 9) {
    case 0: layer.drawings = drawings(of: layer)
    case 1: layer.drawings.insert(drawing(), at: min(layer.drawings.count, 1))
    case 2: if layer.drawings.count > 1 { layer.drawings[layer.drawings.count - 1] = drawing() }
    case 3: layer.sublayers.append(self.layer(depth: 1))
    case 4: if !layer.sublayers.isEmpty { layer.sublayers.remove(at: below(layer.sublayers.count)) }
    case 5: layer.offset = Point(x: amount(-20...40), y: amount(-10...20))
    case 6: layer.opacity = chance(0.5) ? 1 : amount(0...1)
    case 7: layer.dim = chance(0.5) ? 0 : amount(0...0.5)
    default: pose(&layer)
    }
  }

  private mutating func layer(depth: Int) -> Layer {
    let isPage = chance(0.5)
    let size = Size(width: amount(10...50), height: amount(10...40))
    var layer = Layer(name: isPage ? "page" : "layer", kind: isPage ? .page : .plain, size: size)
    layer.offset = Point(x: amount(-10...30), y: amount(-10...20))
    layer.drawings = drawings(of: layer)
    if depth > 0 { layer.sublayers = (0..<below(3)).map { _ in self.layer(depth: depth - 1) } }
    if chance(0.4) { pose(&layer) }
    return layer
  }

  private mutating func pose(_ layer: inout Layer) {
    layer.opacity = chance(0.6) ? 1 : amount(0...1)
    layer.dim = chance(0.6) ? 0 : amount(0...0.5)
    layer.scale = chance(0.7) ? 1 : amount(0.5...1.5)
    layer.edgeShadow = chance(0.5) ? 0 : amount(0...1)
    layer.shadowEdge = Layer.ShadowEdge.allCases[below(3)]
    layer.edgeLine = chance(0.5) ? .clear : colour()
  }

  /// The first drawing of a page fills it with an opaque colour.
  private mutating func drawings(of layer: Layer) -> [Drawing] {
    let background =
      layer.kind == .page ? [Drawing.fill(Rect(layer.size), colour: colour().opacity(1))] : []
    return background + (0..<below(5)).map { _ in drawing() }
  }

  private mutating func drawing() -> Drawing {
    let rect = Rect(
      x: amount(-5...40), y: amount(-5...30), width: amount(0...30), height: amount(0...20))
    return switch below(14) {
    case 0: .fill(rect, colour: colour())
    case 1:
      .fractionalFill(
        rect, clip: chance(0.5) ? rect.inset(by: amount(-3...3)) : nil, colour: colour())
    case 2: .hairline(rect.origin, width: rect.size.width, colour: colour())
    case 3: .roundedRectangle(rect, radius: amount(0...10), colour: colour())
    case 4:
      .roundedRectangleSlice(
        rect, radius: amount(0...10), across: rect.minX + 2...rect.minX + 2 + amount(0...20),
        colour: colour())
    case 5: .outline(rect, radius: amount(0...10), width: amount(0.5...3), colour: colour())
    case 6: .shadow(rect, radius: amount(0...10))
    case 7: .text("text", style: Self.style, baseline: rect.origin, colour: colour())
    case 8:
      .icon(chance(0.5) ? .close : Self.icon, in: rect, colour: colour(), isMirrored: chance(0.5))
    case 9: .path(.ellipse(in: rect), paint: paint(rect))
    case 10:
      .stroke(
        .ellipse(in: rect), style: StrokeStyle(width: amount(0...6), cap: .square),
        paint: paint(rect))
    case 11:
      .clipped(
        to: chance(0.5)
          ? .path(.ellipse(in: rect)) : .roundedRectangle(rect, radius: amount(0...9)),
        [drawing(), drawing()])
    case 12:
      .transformed(
        by: .rotation(degrees: amount(-90...90), about: rect.origin), [drawing(), drawing()])
    default:
      .image(
        chance(0.5) ? .bitmap(Self.bitmap) : .artwork(Self.artwork), in: rect,
        clip: rect.inset(by: amount(0...3)), radius: amount(0...6))
    }
  }

  private mutating func paint(_ rect: Rect) -> Paint {
    let gradient = Gradient(colour(), colour())
    return switch below(3) {
    case 0: .linear(gradient, from: rect.origin, to: Point(x: rect.midX, y: rect.maxY))
    case 1: .radial(gradient, centre: rect.origin, radius: amount(0...20))
    default: .colour(colour())
    }
  }

  private static let icon = Icon("own", hasDirection: true, .stroke("M3 4L20 12L3 20"))

  private static let style = TextStyle(size: 10, weight: .regular, lineHeight: 12)

  private static let bitmap = Bitmap(width: 7, height: 5) { x, y in
    RGBA(red: UInt8(x * 30), green: UInt8(y * 50), blue: 90, alpha: x == 3 ? 100 : 255)
  }

  private static let artwork = Artwork(
    size: Size(width: 20, height: 10),
    drawings: [
      .roundedRectangle(Rect(x: 1, y: 1, width: 18, height: 8), radius: 3, colour: .black),
      .fill(Rect(x: 4, y: 3, width: 5, height: 5), colour: .white),
    ])

  // MARK: Chance

  private mutating func colour() -> RGBA {
    RGBA(
      red: UInt8(below(256)), green: UInt8(below(256)), blue: UInt8(below(256)),
      alpha: chance(0.5) ? 255 : UInt8(below(256)))
  }

  /// The lower bound plus a multiple of a quarter.
  private mutating func amount(_ range: ClosedRange<Double>) -> Double {
    let steps = Int((range.upperBound - range.lowerBound) * 4)
    return range.lowerBound + Double(below(steps + 1)) / 4
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
