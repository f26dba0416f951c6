internal import FlowRaster
internal import FlowScene
internal import FontFiles
internal import SDLDrawing

extension GlyphRun {
  /// The pixels of a piece of text at any position in a line.
  struct Drawn {
    let ink: Ink
    /// The distance from the baseline down to the top edge, in pixels; negative if the edge is
    /// above the baseline.
    let y: Int

    func run(x: Int) -> GlyphRun { GlyphRun(ink, x: x, y: y) }
  }
}

extension GlyphLibrary {
  /// In pixels at the size for measuring.
  func measuringExtent(_ fontKey: FontKey) -> (ascent: Double, descent: Double) {
    guard let font = fonts.measuring(fonts.face(fontKey)) else { return (0, 0) }
    return (Double(font.font.ascent), Double(font.font.descent))
  }

  /// In pixels at the size for measuring.
  ///
  /// A font that cannot measure a text cannot draw it either: missing-glyph boxes replace it.
  func measuredWidth(of piece: TextPiece, _ fontKey: FontKey) -> Double {
    guard !piece.isMissing, let font = fonts.measuring(piece.face),
      let size = try? font.font.size(of: piece.text, piece.reading)
    else { return MissingGlyph.advance * FontCache.measuringSize * Double(piece.count) }
    guard piece.face.isColour, size.height > 0 else { return Double(size.width) }
    let extent = measuringExtent(fontKey)
    return Double(size.width) * (extent.ascent + extent.descent) / Double(size.height)
  }

  /// Draws missing-glyph boxes if the font fails, for example because its file has been deleted.
  func draw(_ piece: TextPiece, _ style: TextStyle, _ scale: Double) -> GlyphRun.Drawn {
    if piece.isMissing { return boxes(piece, style, scale) }
    let drawn =
      piece.face.isColour ? picture(piece, style, scale) : letters(piece, style, scale)
    return drawn ?? boxes(piece, style, scale)
  }

  private func boxes(_ piece: TextPiece, _ style: TextStyle, _ scale: Double) -> GlyphRun.Drawn {
    let box = MissingGlyph(em: style.size * scale)
    return GlyphRun.Drawn(ink: .shape(box.coverage(count: piece.count)), y: -box.height)
  }

  private func letters(
    _ piece: TextPiece, _ style: TextStyle, _ scale: Double
  ) -> GlyphRun.Drawn? {
    do {
      let font = try fonts.drawing(piece.face, pixels: style.size * scale)
      let surface = try font.font.render(piece.text, piece.reading)
      let shape = Coverage(
        width: surface.width, height: surface.height, values: try surface.alphas())
      // SDL_ttf adds rows above the line's top for accents, but does not report how many. If the
      // first row is not empty, their number is the surface's height beyond the font's.
      let isRaised = shape.values.prefix(shape.width).contains { $0 > 0 }
      let rise = isRaised ? max(0, shape.height - font.font.height) : 0
      return GlyphRun.Drawn(ink: .shape(shape), y: -font.font.ascent - rise)
    } catch {
      return nil
    }
  }

  /// Scales the bitmap to the height from the family's ascent to its descent.
  private func picture(
    _ piece: TextPiece, _ style: TextStyle, _ scale: Double
  ) -> GlyphRun.Drawn? {
    do {
      guard let font = fonts.measuring(piece.face) else { return nil }
      let surface = try font.font.render(piece.text, piece.reading)
      let glyph = ColourGlyph(
        width: surface.width, height: surface.height, pixels: try surface.colours())
      let extent = extent(of: style)
      let height = (extent.ascent + extent.descent) * scale
      let width = height * Double(surface.width) / Double(surface.height)
      return GlyphRun.Drawn(
        ink: .picture(
          glyph.scaled(width: Int(width.rounded()), height: Int(height.rounded()))),
        y: -Int((extent.ascent * scale).rounded()))
    } catch {
      return nil
    }
  }
}
