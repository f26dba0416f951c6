public import FlowCore

extension BarImage {
  /// Creates an image from a bitmap or an artwork.
  public init(_ source: ImageSource) {
    self.init(content: source)
  }
}

/// The gradients and images between a bar's background colour and its content, and the shadow
/// beyond its edge.
@MainActor
struct BarBackground {
  private let layers: [BarBackgroundLayer]
  private let shadow: BarShadow
  /// The opacity of the whole background, 0…1.
  private let strength: Double
  /// The opacity of the black over gradients and images, 0…1.
  private let dim: Double
  private let isMirrored: Bool

  init(_ resolved: ResolvedBarAppearance, dim: Double = 0, _ context: LayoutContext) {
    layers = resolved.backgroundLayers
    shadow = resolved.shadow
    strength = resolved.strength
    self.dim = dim
    // A layer tree is mirrored as a whole, except for its images.
    isMirrored = context.direction == .rightToLeft
  }

  /// `part` is the visible part of the bar.
  func pictures(of size: Size, in part: Rect) -> [Layer] {
    layers.compactMap { content in
      guard let source = source(of: content.content) else { return nil }
      let whole = Rect(x: -part.minX, y: -part.minY, width: size.width, height: size.height)
      var layer = Layer(
        name: "background", size: part.size,
        drawings: [.image(source, in: whole, clip: whole, radius: 0)])
      layer.offset = part.origin
      layer.opacity = content.opacity * strength
      layer.dim = dim
      return layer
    }
  }

  func shadow(at start: Point, width: Double, isBelow: Bool) -> Layer? {
    guard shadow.extent > 0, shadow.colour.alpha > 0, width > 0 else { return nil }
    let end = shadow.colour.opacity(0)
    let gradient =
      isBelow
      ? BarGradient(from: shadow.colour, to: end) : BarGradient(from: end, to: shadow.colour)
    let area = Rect(x: 0, y: 0, width: width, height: shadow.extent)
    var layer = Layer(
      name: "shadow", size: area.size,
      drawings: [.image(.bitmap(gradient.bitmap), in: area, clip: area, radius: 0)])
    layer.offset = Point(x: start.x, y: isBelow ? start.y : start.y - shadow.extent)
    layer.opacity = strength
    return layer
  }

  private func source(of content: BarBackgroundLayer.Content) -> ImageSource? {
    switch content {
    case .image(let image): image.content as? ImageSource
    case .gradient(let gradient):
      .bitmap((isMirrored ? gradient.mirrored : gradient).bitmap)
    }
  }
}

extension BarGradient {
  /// As many pixels as an 8-bit channel has values.
  private static let length = 256

  /// One pixel thick, to be stretched across the bar.
  fileprivate var bitmap: Bitmap {
    let isDown = direction == .down
    return Bitmap(width: isDown ? 1 : Self.length, height: isDown ? Self.length : 1) { x, y in
      colour(at: Double(x + y) / Double(Self.length - 1))
    }
  }

  fileprivate var mirrored: BarGradient {
    guard direction == .trailing else { return self }
    return BarGradient(
      stops.reversed().map { Stop($0.colour, at: 1 - $0.position) }, direction: direction)
  }
}

extension TextStyle {
  /// The line height is 5 points more than the font's size, as with the default font.
  init(_ font: BarTitleFont) {
    let weight: TextWeight =
      switch font.weight {
      case .regular: .regular
      case .semibold: .semibold
      case .bold: .bold
      }
    self.init(size: font.size, weight: weight, lineHeight: font.size + 5)
  }
}
