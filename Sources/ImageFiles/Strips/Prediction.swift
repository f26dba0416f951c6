/// A prediction of a picture: the previous one, with what moves or changes its tones drawn anew.
struct Prediction {
  /// The least number of pixels that a move must make right, because it takes some 30 bytes in a
  /// page.
  private static let fewestPixels = 256

  /// In the order in which they are drawn.
  private(set) var moves: [FilmStrips.Move] = []
  /// The predicted picture, which may differ from the real one anywhere.
  private(set) var picture: PixelGrid

  private let earlier: PixelGrid
  private let search: MoveSearch

  /// The pictures must have the same size.
  init(of later: PixelGrid, from earlier: PixelGrid) {
    (picture, self.earlier) = (earlier, earlier)
    search = MoveSearch(from: earlier, to: later)
    if let page = search.movedArea() { _ = insert(page, at: [0]) }
    // A dimmed page may be visible on both sides of one that moves, and below it or above it.
    for _ in 0..<2 {
      guard let page = search.tonedArea(unlike: picture), insert(page, at: [0, moves.count]) else {
        return
      }
    }
  }

  /// Inserts a move at the best of several indices; returns `false`, and leaves the move out, if it
  /// makes too few further pixels right.
  private mutating func insert(_ move: FilmStrips.Move, at indices: [Int]) -> Bool {
    let candidates = indices.map { index in
      var moves = moves
      moves.insert(move, at: index)
      let picture = moves.reduce(earlier) { $1.drawn(on: $0, from: earlier) }
      return (moves: moves, picture: picture, wrong: search.pixels(unlike: picture))
    }
    let wrong = search.pixels(unlike: picture)
    guard let best = candidates.min(by: { $0.wrong < $1.wrong }),
      wrong - best.wrong >= Self.fewestPixels
    else { return false }
    (moves, picture) = (best.moves, best.picture)
    return true
  }
}
