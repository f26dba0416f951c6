internal import FlowRaster
internal import FlowUI
internal import FontFiles
internal import SDL

extension GlyphRun {
  /// The pixels of a piece of text, wherever it stands in its line.
  struct Drawn {
    let ink: Ink
    /// Pixels from the baseline down to the top edge.
    let y: Int

    func run(x: Int) -> GlyphRun { GlyphRun(ink, x: x, y: y) }
  }
}

extension GlyphLibrary {
  /// How far letters of the family rise and sink, in pixels of the size for measuring.
  func measuringExtent(_ cut: FontKey) -> (ascent: Double, descent: Double) {
    guard let font = shelf.measuring(shelf.face(cut)) else { return (0, 0) }
    return (Double(font.font.ascent), Double(font.font.descent))
  }

  /// How far the pen moves over a piece, in pixels of the size for measuring.
  ///
  /// A font that cannot measure a text any more cannot draw it either: it has room for
  /// boxes.
  func measuredWidth(of piece: TextPiece, _ cut: FontKey) -> Double {
    guard !piece.isMissing, let font = shelf.measuring(piece.face),
      let size = try? font.font.size(of: piece.text, piece.reading)
    else { return MissingGlyph.advance * FontCache.measuringSize * Double(piece.count) }
    guard piece.face.isColour, size.height > 0 else { return Double(size.width) }
    let extent = measuringExtent(cut)
    return Double(size.width) * (extent.ascent + extent.descent) / Double(size.height)
  }

  /// The pixels of a piece: boxes where its font's file is gone since it was measured.
  func draw(_ piece: TextPiece, _ style: TextStyle, _ scale: Double) -> GlyphRun.Drawn {
    if piece.isMissing { return boxes(piece, style, scale) }
    let drawn =
      piece.face.isColour ? picture(piece, style, scale) : letters(piece, style, scale)
    return drawn ?? boxes(piece, style, scale)
  }

  /// A box for each character, also where its font's file is gone.
  private func boxes(_ piece: TextPiece, _ style: TextStyle, _ scale: Double) -> GlyphRun.Drawn {
    let box = MissingGlyph(em: style.size * scale)
    return GlyphRun.Drawn(ink: .shape(box.coverage(count: piece.count)), y: -box.height)
  }

  private func letters(
    _ piece: TextPiece, _ style: TextStyle, _ scale: Double
  ) -> GlyphRun.Drawn? {
    do {
      let font = try shelf.drawing(piece.face, pixels: style.size * scale)
      let surface = try font.font.render(piece.text, piece.reading)
      let shape = Coverage(
        width: surface.width, height: surface.height, values: try surface.alphas())
      // SDL_ttf makes room for accents above the line's top, and does not say how much: if the
      // first row has ink, that is what the picture is too high by.
      let isRaised = shape.values.prefix(shape.width).contains { $0 > 0 }
      let rise = isRaised ? max(0, shape.height - font.font.height) : 0
      return GlyphRun.Drawn(ink: .shape(shape), y: -font.font.ascent - rise)
    } catch {
      return nil
    }
  }

  /// A glyph of fixed size, made as high as the family's letters rise and sink.
  private func picture(
    _ piece: TextPiece, _ style: TextStyle, _ scale: Double
  ) -> GlyphRun.Drawn? {
    do {
      guard let font = shelf.measuring(piece.face) else { return nil }
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
