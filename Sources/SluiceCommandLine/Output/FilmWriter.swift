internal import Desktop
internal import FlowCatalogue
internal import FoundationEssentials
internal import ImageFiles

/// Receives the pictures of a film, one after another.
protocol FilmWriter {
  /// Adds a picture; all have one size.
  func add(_ picture: RGBImage) throws
}

/// Writes an animated PNG.
final class APNGWriter: FilmWriter {
  private var film: AnimatedPNG

  init(rate: Int) {
    film = AnimatedPNG(rate: rate)
  }

  func add(_ picture: RGBImage) throws {
    do {
      try film.add(picture)
    } catch {
      throw Failure("cannot make an APNG: \(error)")
    }
  }

  /// The file of all pictures.
  func file(plays: Int) -> [UInt8] { film.file(plays: plays) }
}

/// Writes an animated WebP.
final class WebPWriter: FilmWriter {
  private let rate: Int
  private let plays: Int
  private var film: AnimatedWebP?

  init(rate: Int, plays: Int) {
    (self.rate, self.plays) = (rate, plays)
  }

  func add(_ picture: RGBImage) throws {
    try attempt { () throws(WebPError) in
      if film == nil {
        film = try AnimatedWebP(
          width: picture.width, height: picture.height, rate: rate, plays: plays)
      }
      try film?.add(picture)
    }
  }

  /// The file of all pictures.
  func file() throws -> [UInt8] {
    try attempt { () throws(WebPError) in try film?.file() ?? [] }
  }

  private func attempt<Result>(_ work: () throws(WebPError) -> Result) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      throw Failure("cannot make a WebP: \(error)")
    }
  }
}

/// Writes numbered PNG files into a folder; all of them, or none.
final class PictureFolder: FilmWriter {
  private let path: String
  private var files: [[UInt8]] = []

  init(_ path: String) {
    self.path = path
  }

  func add(_ picture: RGBImage) throws {
    do {
      files.append(try PNG.encode(picture))
    } catch {
      throw Failure("cannot make a PNG: \(error)")
    }
  }

  /// Writes the files, numbered from 0001; throws if the folder has the next number already.
  func finish() throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure("cannot make the folder \(path): \(SystemError.message(of: error))")
    }
    let next = place(of: files.count)
    guard !FileManager.default.fileExists(atPath: next.path) else {
      throw Failure(
        "\(path) has pictures of a longer film, such as \(next.path); expected an empty folder")
    }
    let places = files.indices.map(place)
    for place in places { try place.check() }
    try Output.write(zip(places, files).map { ($0, $1) })
  }

  private func place(of index: Int) -> Output {
    let number = "\(index + 1)"
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    return Output(path: "\(path)\(zeros)\(number).png")
  }
}
