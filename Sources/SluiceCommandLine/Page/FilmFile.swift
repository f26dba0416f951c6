internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import ImageFiles

/// A picture or a film for comparison: a PNG or an APNG file.
struct FilmFile {
  let path: String
  /// A single picture counts as shown at every instant.
  let isFilm: Bool
  /// The instants to compare: the start of each picture, and every `interval` while it is shown.
  let instants: [Instant]
  /// The shortest time for which a picture is shown.
  let interval: Duration

  private let delays: [Duration]
  private var reader: AnimatedPNGReader
  private var current: RGBImage?
  private var readCount = 0
  private var nextStart = Instant.zero

  init(_ path: String) throws(Failure) {
    let bytes = try Input(path: path).readPicture()
    do {
      try PNG.check(bytes)
      reader = try AnimatedPNGReader(bytes)
    } catch {
      throw Failure("\(path): \(error)")
    }
    self.path = path
    isFilm = reader.isAnimation
    delays = reader.delays.map { FilmFrames.interval(rate: $0.rate) * $0.count }
    interval = delays.min() ?? .zero
    instants = isFilm ? try Self.instants(delays, every: interval, path) : [.zero]
  }

  private static func instants(
    _ delays: [Duration], every interval: Duration, _ path: String
  ) throws(Failure) -> [Instant] {
    var instants: [Instant] = []
    var start = Instant.zero
    for delay in delays {
      let end = start.advanced(by: delay)
      while start < end {
        guard instants.count < PageFilm.maxFrames else {
          throw Failure(
            "\(path): a page has at most \(PageFilm.maxFrames) frames; expected a shorter film, or one "
              + "with fewer pictures a second")
        }
        instants.append(start)
        start = start.advanced(by: interval)
      }
      start = end
    }
    return instants
  }

  /// Returns the picture that is shown at an instant; `nil` from the end of the film on.
  ///
  /// The instants of successive calls must not decrease.
  mutating func picture(at instant: Instant) throws(Failure) -> RGBImage? {
    while isFilm ? nextStart <= instant : current == nil {
      do {
        current = try reader.picture()
      } catch {
        throw Failure("\(path): \(error)")
      }
      guard current != nil else { return nil }
      nextStart = nextStart.advanced(by: delays[readCount])
      readCount += 1
    }
    return current
  }
}
