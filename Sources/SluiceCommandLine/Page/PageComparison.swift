internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import ImageFiles

/// Compares the pictures of a page with an expected picture or film, frame by frame.
final class PageComparison {
  private var expected: FilmFile
  private var film = PageFilm()
  private var frames = 0
  private var differing = 0
  private var first: (instant: Instant, text: String)?

  init(with expected: FilmFile) {
    self.expected = expected
  }

  var isFilm: Bool { expected.isFilm }
  var instants: [Instant] { expected.instants }

  /// The instants of the film, continued at its interval until `end`; for a still picture, only
  /// `end`.
  func instants(until end: Instant) -> [Instant] {
    guard isFilm else { return [end] }
    var instants = expected.instants
    while let last = instants.last, last < end, instants.count <= PageFilm.maxFrames {
      instants.append(last.advanced(by: expected.interval))
    }
    return instants
  }

  /// Adds the expected picture and its difference from the actual one to the frame.
  ///
  /// `actual` is `nil` if the actual film has ended.
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

  /// Adds the expected film and a summary of the differences to the page.
  ///
  /// A failure of the page itself takes precedence over a difference.
  func finish(_ page: inout PageData) throws(Failure) {
    page.expectedStrips = try film.finish()
    guard page.failure == nil, let first else { return }
    page.failureTime = first.instant.inMilliseconds
    page.failure =
      frames == 1
      ? first.text
      : "\(differing) of \(frames) frames differ, the first at "
        + "\(first.instant.inMilliseconds.fixed(1)) ms: \(first.text)"
  }
}
