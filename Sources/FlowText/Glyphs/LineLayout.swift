/// The positions of the pieces of a line, in pixels at the size for measuring.
struct LineLayout {
  /// From left to right; `start` is the distance from the start of the line.
  let pieces: [(piece: TextPiece, start: Double)]
  let width: Double

  /// A piece that is a single digit is centred in a cell at least `digit` wide.
  init(_ pieces: [TextPiece], digit: Double, width: (TextPiece) -> Double) {
    var end = 0.0
    self.pieces = pieces.map { piece in
      let own = width(piece)
      let room = piece.isDigit ? max(own, digit) : own
      defer { end += room }
      return (piece, end + (room - own) / 2)
    }
    self.width = end
  }

  func pieces(touching range: ClosedRange<Double>) -> ArraySlice<(piece: TextPiece, start: Double)>
  {
    let after = pieces.firstIndex { $0.start > range.upperBound } ?? pieces.count
    let first = pieces[..<after].lastIndex { $0.start <= range.lowerBound } ?? 0
    return pieces[min(first, after)..<after]
  }
}
