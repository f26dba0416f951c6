internal import FlowCatalogue
internal import FlowSnapshot
internal import ImageFiles

/// The pictures of a page.
struct PageFilm {
  /// The largest number of frames of a page.
  static let maxFrames = FilmFrames.largest

  private var film = FilmStrips()

  /// Adds a picture, and returns the index of its strip and that of its last part.
  mutating func add(_ picture: RGBImage) throws(Failure) -> [Int] {
    do {
      let place = try film.add(picture)
      return [place.strip, place.part]
    } catch {
      throw Self.failure(error)
    }
  }

  /// Ends the film, and returns the strips with all pictures.
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
