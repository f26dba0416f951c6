internal import FlowScene
internal import TextAnalysis

extension GlyphLibrary {
  /// The characters of a line with their positions, from left to right.
  func makeCells(of line: String, _ style: TextStyle) -> [TextCell] {
    let factor = style.size / FontCache.measuringSize
    let digit = style.monospacedDigits ? widestDigit(style.fontKey) : 0
    var cells: [TextCell] = []
    for run in DirectedRun.visualRuns(of: line) {
      let part = line[run.range]
      var offset = line.utf8.distance(from: line.startIndex, to: run.range.lowerBound)
      let inReadingOrder = zip(part, widths(of: part, run.isRightToLeft, style.fontKey)).map {
        character, width in
        let range = offset..<offset + character.utf8.count
        offset = range.upperBound
        let room = character.isDigit ? max(width, digit) : width
        return (range: range, width: room * factor)
      }
      for (range, width) in run.isRightToLeft ? inReadingOrder.reversed() : inReadingOrder {
        cells.append(
          TextCell(range: range, x: cells.last?.maxX ?? 0, width: width, level: run.level))
      }
    }
    return cells
  }

  /// The widths of the characters of a part with one direction, in reading order, in pixels at the
  /// size for measuring.
  private func widths(
    of part: Substring, _ isRightToLeft: Bool, _ fontKey: FontKey
  ) -> [Double] {
    let characters = cascade.characters(of: part, isRightToLeft, fontKey)
    // Whole pieces are measured, because a letter's width may depend on its neighbours.
    var rest = characters.compactMap(\.self)[...]
    let widths = characters.joined.flatMap { piece in
      defer { rest = rest.dropFirst(piece.count) }
      return self.widths(of: piece, madeOf: rest.prefix(piece.count), fontKey)
    }
    // A character that is `nil` is in no piece.
    var remaining = widths.makeIterator()
    return characters.map { $0 == nil ? 0 : remaining.next() ?? 0 }
  }

  private func widths(
    of piece: TextPiece, madeOf characters: ArraySlice<TextPiece>, _ fontKey: FontKey
  ) -> [Double] {
    var offset = 0
    let starts = characters.map { character in
      defer { offset += character.text.utf8.count }
      return offset
    }
    let shaper = piece.count > 1 && !piece.isMissing ? fonts.shaper(piece.face) : nil
    let clusters =
      shaper?.clusters(
        of: piece.text, isRightToLeft: piece.isRightToLeft, script: piece.script) ?? []
    return Shaper.widths(
      ofCharactersAt: starts, in: clusters, total: measuredWidth(of: piece, fontKey))
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
