public import FlowCore
public import FlowRaster
public import FlowScene
internal import SDLDrawing
internal import SluiceAssets
internal import TextAnalysis

/// Measures and draws text with SDL_ttf, and icons with SDL_image; needs no display and no video
/// driver.
///
/// Text is set in Inter. Characters that Inter lacks come from the fallback fonts that fontconfig
/// finds on the machine; a character that no font has is drawn as a box. Bidirectional text is
/// ordered by the Unicode algorithm. Measurements and pixels are cached, up to a limit.
public final class GlyphLibrary: TextMeasuring, GlyphSource {
  /// The largest number of entries of most caches; enough for several screens.
  private static let capacity = 512
  /// The length in UTF-8 bytes up to which a line is drawn and cached as a whole; of a longer line,
  /// only the visible pieces are drawn.
  private static let shortLine = 256
  /// The em size in pixels above which nothing is drawn: the memory that glyphs take grows with its
  /// square.
  private static let largestEm = 4096.0

  let fonts: FontCache
  var cascade: FontCascade
  private var widths = BoundedCache<LineKey, Double>(capacity: capacity, budget: 1 << 20)
  private var layouts = BoundedCache<LayoutKey, LineLayout>(capacity: capacity, budget: 1 << 20)
  private var pieceWidths = BoundedCache<PieceWidthKey, Double>(capacity: capacity)
  private var cells = BoundedCache<CellsKey, [TextCell]>(capacity: 32, budget: 1 << 18)
  private var lines = BoundedCache<LineKey, [GlyphRun]>(
    capacity: capacity, budget: limits.lines)
  private var pieces = BoundedCache<PieceKey, GlyphRun.Drawn>(
    capacity: capacity / 4, budget: limits.pieces)
  private var icons = BoundedCache<IconKey, Coverage>(capacity: capacity, budget: limits.icons)

  /// The largest sizes of the caches of pixels, in bytes; enough for several screens of text,
  /// pieces of long lines, and icons at three device pixels per point.
  private static let limits = (lines: 8 << 20, pieces: 4 << 20, icons: 2 << 20)

  private struct LineKey: Hashable {
    let text: String
    let style: TextStyle
    let scale: Double
  }

  /// Keyed by UTF-8 bytes, because canonically equal strings may have different code units.
  private struct CellsKey: Hashable {
    let text: [UInt8]
    let style: TextStyle
  }

  private struct LayoutKey: Hashable {
    let text: String
    let fontKey: FontKey
    let monospacedDigits: Bool
  }

  private struct PieceWidthKey: Hashable {
    let piece: TextPiece
    let fontKey: FontKey
  }

  private struct PieceKey: Hashable {
    let piece: TextPiece
    let style: TextStyle
    let scale: Double
  }

  private struct IconKey: Hashable {
    let icon: Icon
    let pixels: Int
  }

  /// Opens every weight of the chosen fonts once.
  ///
  /// - Throws: `FontBroken` if a file cannot be opened.
  public init(_ choice: FontChoice) throws(FontBroken) {
    fonts = try FontCache(choice.family)
    cascade = FontCascade(fonts)
  }

  package static var cacheLimits: [(name: String, bytes: Int)] {
    [("text", limits.lines + limits.pieces), ("icons", limits.icons)]
  }

  package func dropCaches() {
    widths.empty()
    layouts.empty()
    pieceWidths.empty()
    cells.empty()
    lines.empty()
    pieces.empty()
    icons.empty()
  }

  // MARK: Measuring

  public func width(of text: String, in style: TextStyle) -> Double {
    let key = LineKey(text: text, style: style, scale: 0)
    if let known = widths[key] { return known }
    let width = layout(of: text, style).width * style.size / FontCache.measuringSize
    widths.store(width, for: key, cost: text.utf8.count)
    return width
  }

  public func extent(of style: TextStyle) -> (ascent: Double, descent: Double) {
    let extent = measuringExtent(style.fontKey)
    let factor = style.size / FontCache.measuringSize
    return (extent.ascent * factor, extent.descent * factor)
  }

  public func lineBreaks(in text: String) -> [String.Index] {
    LineBreaks.opportunities(in: text)
  }

  public func direction(of text: String) -> LayoutDirection? {
    text.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
  }

  public func cells(of line: String, in style: TextStyle) -> [TextCell] {
    let key = CellsKey(text: Array(line.utf8), style: style)
    if let known = cells[key] { return known }
    let cells = makeCells(of: line, style)
    self.cells.store(cells, for: key, cost: key.text.count)
    return cells
  }

  private func layout(of text: String, _ style: TextStyle) -> LineLayout {
    let key = LayoutKey(
      text: text, fontKey: style.fontKey, monospacedDigits: style.monospacedDigits)
    if let known = layouts[key] { return known }
    let pieces = cascade.pieces(of: text, style.fontKey)
    let layout = LineLayout(
      style.monospacedDigits ? pieces.flatMap(\.splitAtDigits) : pieces,
      digit: style.monospacedDigits ? widestDigit(style.fontKey) : 0
    ) {
      style.monospacedDigits
        ? widthOnce(of: $0, style.fontKey) : measuredWidth(of: $0, style.fontKey)
    }
    layouts.store(layout, for: key, cost: text.utf8.count)
    return layout
  }

  /// The width of the family's widest digit, in pixels at the size for measuring.
  func widestDigit(_ fontKey: FontKey) -> Double {
    "0123456789".lazy.map { TextPiece(text: String($0), face: self.fonts.face(fontKey)) }
      .map { self.widthOnce(of: $0, fontKey) }.max() ?? 0
  }

  /// Returns the width of a piece that other lines are likely to contain, such as a digit, from the
  /// cache if possible, in pixels at the size for measuring.
  private func widthOnce(of piece: TextPiece, _ fontKey: FontKey) -> Double {
    let key = PieceWidthKey(piece: piece, fontKey: fontKey)
    if let known = pieceWidths[key] { return known }
    let width = measuredWidth(of: piece, fontKey)
    pieceWidths.store(width, for: key)
    return width
  }

  // MARK: Drawing

  public func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>)
    -> [GlyphRun]
  {
    guard style.size * scale <= Self.largestEm else { return [] }
    guard text.utf8.count <= Self.shortLine else {
      return longRuns(of: text, in: style, scale: scale, columns: columns)
    }
    let key = LineKey(text: text, style: style, scale: scale)
    if let known = lines[key] { return known }
    let pixels = style.size * scale / FontCache.measuringSize
    let runs = layout(of: text, style).pieces.map { piece, start in
      let drawn =
        style.monospacedDigits ? drawnOnce(piece, style, scale) : draw(piece, style, scale)
      return drawn.run(x: Int((start * pixels).rounded()))
    }
    lines.store(runs, for: key, cost: runs.reduce(0) { $0 + $1.ink.bytes })
    return runs
  }

  private func longRuns(
    of text: String, in style: TextStyle, scale: Double, columns: Range<Int>
  ) -> [GlyphRun] {
    let pixels = style.size * scale / FontCache.measuringSize
    guard pixels > 0 else { return [] }
    // One em of margin on each side, because glyphs may extend beyond their advances.
    let range =
      Double(columns.lowerBound) / pixels - FontCache.measuringSize...Double(columns.upperBound)
      / pixels + FontCache.measuringSize
    return layout(of: text, style).pieces(touching: range).map { piece, start in
      drawnOnce(piece, style, scale).run(x: Int((start * pixels).rounded()))
    }
  }

  /// Returns the pixels of a piece that other lines are likely to contain, such as a digit, from
  /// the cache if possible.
  private func drawnOnce(
    _ piece: TextPiece, _ style: TextStyle, _ scale: Double
  ) -> GlyphRun.Drawn {
    let key = PieceKey(piece: piece, style: style, scale: scale)
    if let known = pieces[key] { return known }
    let drawn = draw(piece, style, scale)
    pieces.store(drawn, for: key, cost: drawn.ink.bytes)
    return drawn
  }

  public func coverage(of icon: Icon, pixels: Int) -> Coverage {
    let key = IconKey(icon: icon, pixels: pixels)
    if let known = icons[key] { return known }
    let shape = draw(icon, pixels)
    icons.store(shape, for: key, cost: shape.values.count)
    return shape
  }

  private func draw(_ icon: Icon, _ pixels: Int) -> Coverage {
    do {
      guard let path = Assets.icon(icon.name) else { return .empty }
      let surface = try Surface.svg(path: path, width: pixels, height: pixels)
      return Coverage(width: surface.width, height: surface.height, values: try surface.alphas())
    } catch {
      return .empty
    }
  }
}
