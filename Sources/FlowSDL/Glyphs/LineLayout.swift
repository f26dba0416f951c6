/// Where the pieces of a line stand, in pixels of the size for measuring.
struct LineLayout {
  /// The pieces from left to right, each with how far from the line's start it begins.
  let pieces: [(piece: TextPiece, start: Double)]
  /// How far the pen moves over all of them.
  let width: Double

  /// Lines pieces up, given how wide each is.
  ///
  /// A single digit stands in the middle of so much room, if it is wider.
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

  /// The pieces that may touch what lies between two places.
  func pieces(touching range: ClosedRange<Double>) -> ArraySlice<(piece: TextPiece, start: Double)>
  {
    let after = pieces.firstIndex { $0.start > range.upperBound } ?? pieces.count
    let first = pieces[..<after].lastIndex { $0.start <= range.lowerBound } ?? 0
    return pieces[min(first, after)..<after]
  }
}
