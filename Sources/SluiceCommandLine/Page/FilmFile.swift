internal import FlowCatalogue
internal import FlowCore
internal import ImageFiles

/// A picture or a film that is compared with another one: a PNG or an APNG file.
struct FilmFile {
  let path: String
  /// Whether it has instants; otherwise it is one picture, which is always shown.
  let isFilm: Bool
  /// When its pictures begin; one that is shown for long is compared as often as the shortest one.
  let instants: [Instant]
  /// The shortest time for which it shows a picture.
  let interval: Duration

  private let delays: [Duration]
  private var reader: AnimatedPNGReader
  private var shown: RGBImage?
  private var read = 0
  /// The instant from which the next picture is shown.
  private var next = Instant.zero

  /// Reads a file.
  init(_ path: String) throws(Failure) {
    let bytes = try Input(path: path).readPicture()
    do {
      reader = try AnimatedPNGReader(bytes)
    } catch {
      throw Failure("\(path): \(error)")
    }
    self.path = path
    isFilm = reader.isAnimation
    delays = reader.delays.map { delay in
      // As the instants of a film are computed when it is made.
      let interval = (1e9 / Double(delay.rate)).rounded()
      return .nanoseconds(Int64(interval) * Int64(delay.count))
    }
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
          throw Failure("\(path): a page has at most \(PageFilm.maxFrames) frames")
        }
        instants.append(start)
        start = start.advanced(by: interval)
      }
      start = end
    }
    return instants
  }

  /// The picture that is shown at an instant, which is not before that of an earlier call; `nil`
  /// when the film is over.
  mutating func picture(at instant: Instant) throws(Failure) -> RGBImage? {
    while isFilm ? next <= instant : shown == nil {
      do {
        shown = try reader.picture()
      } catch {
        throw Failure("\(path): \(error)")
      }
      guard shown != nil else { return nil }
      next = next.advanced(by: delays[read])
      read += 1
    }
    return shown
  }
}
