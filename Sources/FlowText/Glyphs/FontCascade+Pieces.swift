internal import FlowScene
internal import FontFiles
internal import TextAnalysis

extension FontCascade {
  /// The pieces of a line, from left to right.
  mutating func pieces(of line: String, _ fontKey: FontKey) -> [TextPiece] {
    if TextPiece.isPlain(line) {
      return line.isEmpty
        ? [] : [TextPiece(text: line, face: ownFace(fontKey), count: line.utf8.count)]
    }
    return DirectedRun.visualRuns(of: line).flatMap { run in
      let pieces = characters(of: line[run.range], run.isRightToLeft, fontKey).joined
      return run.isRightToLeft ? pieces.reversed() : pieces
    }
  }

  /// Each character of a part with one direction as a separate piece, in reading order; `nil` for
  /// one without width.
  mutating func characters(
    of part: Substring, _ isRightToLeft: Bool, _ fontKey: FontKey
  ) -> [TextPiece?] {
    var last: FontFace?
    return part.map { character in
      guard let shown = character.shown else { return nil }
      let face = face(after: last, for: shown, fontKey)
      last = face ?? ownFace(fontKey)
      return TextPiece(
        text: String(face == nil ? TextPiece.box : shown), face: face ?? ownFace(fontKey),
        isRightToLeft: isRightToLeft, script: shown.script)
    }
  }

  /// Keeps whitespace and invisible characters in the font of the preceding character, so that
  /// words are shaped together.
  private mutating func face(
    after last: FontFace?, for character: Character, _ fontKey: FontKey
  ) -> FontFace? {
    if let last, !last.isColour, character.isWhitespace || character.visibleScalars.isEmpty,
      has(character, in: last)
    {
      return last
    }
    return face(for: character, fontKey)
  }
}

extension [TextPiece?] {
  var joined: [TextPiece] {
    compactMap(\.self).reduce(into: []) { pieces, piece in
      if let last = pieces.indices.last, pieces[last].joins(piece) {
        pieces[last].append(piece)
      } else {
        pieces.append(piece)
      }
    }
  }
}

extension Character {
  /// What to give to a font; `nil` for a character without width, such as a control character.
  fileprivate var shown: Character? {
    if self == "\t" { return " " }
    guard unicodeScalars.contains(where: \.needsNoGlyph) else { return self }
    let scalars = unicodeScalars.filter { !$0.needsNoGlyph }
    return scalars.isEmpty ? nil : Character(String(String.UnicodeScalarView(scalars)))
  }

  fileprivate var script: String? {
    unicodeScalars.lazy.compactMap { Script(of: $0)?.code }.first
  }
}

extension Unicode.Scalar {
  fileprivate var needsNoGlyph: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      self == "\u{AD}" || properties.isNoncharacterCodePoint || properties.isBidiControl
    }
  }
}
