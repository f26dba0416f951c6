public import FlowRaster
public import FlowUI
internal import FontFiles
internal import SDL
internal import SluiceAssets

/// Measures and draws text by SDL_ttf, and icons by SDL_image; needs no display and no video driver.
///
/// What it has measured and drawn it keeps, up to a bound.
public final class GlyphLibrary: TextMeasuring, GlyphSource {
  /// The size of an em for measuring, in pixels: a thousandth of an em is exact enough for points, and
  /// the same at every scale.
  private static let measuringSize = 1000.0
  /// The most of each kind that is kept; some screens' worth.
  private static let capacity = 512

  private let family: FontFamily
  private var fonts: [FontKey: OpenFont] = [:]
  private var widths: [LineKey: Double] = [:]
  private var lines: [LineKey: (shape: Coverage, baseline: Int)] = [:]
  private var icons: [IconKey: Coverage] = [:]

  private struct FontKey: Hashable {
    let weight: TextWeight
    let pixels: Double
    let isHinted: Bool
  }

  private struct LineKey: Hashable {
    let text: String
    let style: TextStyle
    let scale: Double
  }

  private struct IconKey: Hashable {
    let icon: Icon
    let pixels: Int
  }

  /// A font that a dictionary can hold.
  private final class OpenFont {
    let font: Font

    init(_ font: consuming Font) { self.font = font }

    func width(of text: String) -> Int? { try? font.width(of: text) }

    var extent: (ascent: Int, descent: Int) { (font.ascent, font.descent) }
  }

  /// Opens every weight of the chosen fonts once.
  ///
  /// - Throws: `FontBroken` when a file cannot be opened.
  public init(_ choice: FontChoice) throws(FontBroken) {
    family = choice.family
    for weight in TextWeight.allCases {
      do {
        fonts[Self.measuringKey(weight)] = OpenFont(
          try Font(path: path(weight), pixels: Self.measuringSize, isHinted: false))
      } catch {
        throw FontBroken(file: path(weight), reason: error.description)
      }
    }
  }

  // MARK: Measuring

  public func width(of text: String, in style: TextStyle) -> Double {
    let key = LineKey(text: text, style: style, scale: 0)
    if let known = widths[key] { return known }
    // A font that cannot measure a text cannot draw it either: it takes no room.
    let pixels = fonts[Self.measuringKey(style.weight)]?.width(of: text) ?? 0
    let width = Double(pixels) * style.size / Self.measuringSize
    if widths.count >= Self.capacity { widths.removeAll(keepingCapacity: true) }
    widths[key] = width
    return width
  }

  public func extent(of style: TextStyle) -> (ascent: Double, descent: Double) {
    guard let extent = fonts[Self.measuringKey(style.weight)]?.extent else { return (0, 0) }
    let factor = style.size / Self.measuringSize
    return (Double(extent.ascent) * factor, Double(extent.descent) * factor)
  }

  // MARK: Drawing

  public func coverage(of text: String, in style: TextStyle, scale: Double)
    -> (shape: Coverage, baseline: Int)
  {
    let key = LineKey(text: text, style: style, scale: scale)
    if let known = lines[key] { return known }
    let line = draw(text, style, scale)
    if lines.count >= Self.capacity { lines.removeAll(keepingCapacity: true) }
    lines[key] = line
    return line
  }

  public func coverage(of icon: Icon, pixels: Int) -> Coverage {
    let key = IconKey(icon: icon, pixels: pixels)
    if let known = icons[key] { return known }
    let shape = draw(icon, pixels)
    if icons.count >= Self.capacity { icons.removeAll(keepingCapacity: true) }
    icons[key] = shape
    return shape
  }

  /// A line that the font cannot draw, as an empty one, is an empty shape.
  private func draw(_ text: String, _ style: TextStyle, _ scale: Double)
    -> (shape: Coverage, baseline: Int)
  {
    do {
      let font = try font(style.weight, pixels: style.size * scale)
      let surface = try font.font.render(text)
      let shape = Coverage(
        width: surface.width, height: surface.height, values: try surface.alphas())
      return (shape, font.font.ascent)
    } catch {
      return (.empty, 0)
    }
  }

  private func draw(_ icon: Icon, _ pixels: Int) -> Coverage {
    do {
      guard let path = Assets.icon(icon.rawValue) else { return .empty }
      let surface = try Surface.svg(path: path, width: pixels, height: pixels)
      return Coverage(width: surface.width, height: surface.height, values: try surface.alphas())
    } catch {
      return .empty
    }
  }

  private func font(_ weight: TextWeight, pixels: Double) throws(SDLError) -> OpenFont {
    let key = FontKey(weight: weight, pixels: pixels, isHinted: true)
    if let known = fonts[key] { return known }
    let font = OpenFont(try Font(path: path(weight), pixels: pixels, isHinted: true))
    // Resizing a window passes through many scales; their fonts are not needed again.
    if fonts.count >= 64 { fonts = fonts.filter { !$0.key.isHinted } }
    fonts[key] = font
    return font
  }

  private func path(_ weight: TextWeight) -> String {
    family.files[FontFamily.Weight(weight)] ?? ""
  }

  private static func measuringKey(_ weight: TextWeight) -> FontKey {
    FontKey(weight: weight, pixels: measuringSize, isHinted: false)
  }
}

extension FontFamily.Weight {
  fileprivate init(_ weight: TextWeight) {
    self =
      switch weight {
      case .regular: .regular
      case .semibold: .semibold
      case .bold: .bold
      }
  }
}

/// A font file that cannot be opened.
public struct FontBroken: Error, CustomStringConvertible {
  let file: String
  let reason: String

  /// The file and the reason in one line.
  public var description: String { "the font file \(file) cannot be opened: \(reason)" }
}
