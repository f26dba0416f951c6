internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import ImageFiles

/// Compares what is shown with an expected picture or film, frame by frame.
final class PageComparison {
  private var expected: FilmFile
  private var film = PageFilm()
  private var frames = 0
  private var differing = 0
  /// The first difference in words, with its instant if there are several frames.
  private var first: (instant: Instant, text: String)?

  /// Prepares to compare with a film.
  init(with expected: FilmFile) {
    self.expected = expected
  }

  /// Whether instants are compared, rather than one picture.
  var isFilm: Bool { expected.isFilm }
  /// The instants that the expected film shows.
  var instants: [Instant] { expected.instants }

  /// The instants to compare of a flow that ends at an instant: those of the film, and those after
  /// it at which the flow still moves.
  func instants(until end: Instant) -> [Instant] {
    guard isFilm else { return [end] }
    var instants = expected.instants
    while let last = instants.last, last < end, instants.count <= PageFilm.maxFrames {
      instants.append(last.advanced(by: expected.interval))
    }
    return instants
  }

  /// Adds the expected picture of an instant to a frame, and how it differs.
  ///
  /// - Parameter actual: What is shown; `nil` for nothing.
  func compare(
    _ actual: RGBImage?, at instant: Instant, into frame: inout PageData.Frame
  ) throws(Failure) {
    let picture = try expected.picture(at: instant)
    if let picture { frame.expected = try film.add(picture) }
    frame.difference = Self.difference(expected: picture, actual: actual)
    frames += 1
    guard let text = frame.difference else { return }
    differing += 1
    first = first ?? (instant, text)
  }

  private static func difference(expected: RGBImage?, actual: RGBImage?) -> String? {
    switch (expected, actual) {
    case (nil, nil): return nil
    case (nil, _): return "the expected film has ended"
    case (_, nil): return "the actual film has ended"
    case (let expected?, let actual?):
      let difference = PictureDifference(expected: expected, actual: actual)
      return difference.isEmpty ? nil : difference.description
    }
  }

  /// Adds the expected film to a page, and whether it is the same.
  func finish(_ page: inout PageData) throws(Failure) {
    page.expectedStrips = try film.finish()
    guard page.failure == nil, let first else { return }
    page.failureTime = first.instant.milliseconds
    page.failure =
      frames == 1
      ? first.text
      : "\(differing) of \(frames) frames differ, the first at "
        + "\(first.instant.milliseconds.fixed(1)) ms: \(first.text)"
  }
}
