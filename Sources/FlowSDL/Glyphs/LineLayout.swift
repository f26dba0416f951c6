/// Where the pieces of a line stand, in pixels of the size for measuring.
struct LineLayout {
  /// The pieces from left to right, each with how far from the line's start it begins.
  let pieces: [(piece: TextPiece, start: Double)]
  /// How far the pen moves over all of them.
  let width: Double

  /// Lines pieces up, given how wide each is.
  init(_ pieces: [TextPiece], width: (TextPiece) -> Double) {
    var end = 0.0
    self.pieces = pieces.map { piece in
      defer { end += width(piece) }
      return (piece, end)
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
