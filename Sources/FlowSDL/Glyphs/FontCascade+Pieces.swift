internal import FlowUI
internal import FontFiles
internal import TextAnalysis

extension FontCascade {
  /// The pieces of a line, from left to right.
  mutating func pieces(of line: String, _ weight: TextWeight) -> [TextPiece] {
    if TextPiece.isPlain(line) {
      return line.isEmpty
        ? [] : [TextPiece(text: line, face: ownFace(weight), isRightToLeft: false)]
    }
    return DirectedRun.visualRuns(of: line).flatMap { run in
      let pieces = pieces(of: line[run.range], run.isRightToLeft, weight)
      return run.isRightToLeft ? pieces.reversed() : pieces
    }
  }

  /// The pieces of a part of a line that reads in one direction, in the order in which they are read.
  private mutating func pieces(
    of part: Substring, _ isRightToLeft: Bool, _ weight: TextWeight
  ) -> [TextPiece] {
    var pieces: [TextPiece] = []
    for character in part {
      guard let shown = character.shown else { continue }
      let face = face(after: pieces.last?.face, for: shown, weight)
      let piece = TextPiece(
        text: String(face == nil ? TextPiece.box : shown), face: face ?? ownFace(weight),
        isRightToLeft: isRightToLeft, script: shown.script)
      if let last = pieces.indices.last, pieces[last].joins(piece) {
        pieces[last].append(piece)
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// A space, and what draws nothing, goes with what stands before it, so that words are shaped
  /// together.
  private mutating func face(
    after last: FontFace?, for character: Character, _ weight: TextWeight
  ) -> FontFace? {
    if let last, !last.isColour, character.isWhitespace || character.visibleScalars.isEmpty,
      has(character, in: last)
    {
      return last
    }
    return face(for: character, weight)
  }
}

extension Character {
  /// As it is given to a font: a tab as a space; `nil` for what takes no room, as control characters.
  fileprivate var shown: Character? {
    if self == "\t" { return " " }
    guard unicodeScalars.contains(where: \.isSilent) else { return self }
    let scalars = unicodeScalars.filter { !$0.isSilent }
    return scalars.isEmpty ? nil : Character(String(String.UnicodeScalarView(scalars)))
  }

  fileprivate var script: String? {
    unicodeScalars.lazy.compactMap { Script(of: $0)?.code }.first
  }
}

extension Unicode.Scalar {
  /// Whether it has done its part before glyphs are chosen, or is no character at all.
  fileprivate var isSilent: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default:
      self == "\u{AD}" || properties.isNoncharacterCodePoint || properties.isBidiControl
    }
  }
}
