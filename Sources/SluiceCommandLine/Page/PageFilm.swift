internal import FlowCatalogue
internal import FlowSnapshot
internal import ImageFiles

struct PageFilm {
  static let maxFrames = FilmFrames.largest

  private var film = FilmStrips()

  /// Returns the index of the picture's strip and that of its last part.
  mutating func add(_ picture: RGBImage) throws(Failure) -> [Int] {
    do {
      let position = try film.add(picture)
      return [position.strip, position.change]
    } catch {
      throw Self.failure(error)
    }
  }

  mutating func finish() throws(Failure) -> [PageData.Strip] {
    do {
      try film.finish()
    } catch {
      throw Self.failure(error)
    }
    return film.strips.map(PageData.Strip.init)
  }

  private static func failure(_ error: WebPError) -> Failure {
    Failure("cannot make a page: \(error)")
  }
}
