internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FoundationEssentials
internal import ImageFiles

/// Receives the pictures of a film, one after another.
protocol FilmWriter {
  func add(_ picture: RGBImage) throws

  /// Writes the film completely or not at all; `add` must have been called before.
  func finish(at output: Output) throws
}

/// Writes an animated PNG, with which the flow can be compared.
final class APNGWriter: FilmWriter {
  /// What the pictures show: the size is in points, the scale in pixels per point.
  struct Source {
    let size: Size
    let scale: Double
  }

  private let plays: Int
  private let source: Source?
  private var film: AnimatedPNG

  /// `source` is `nil` if the pictures show more than the stage, such as a device around it.
  init(rate: Int, plays: Int, of source: Source?) {
    (self.plays, self.source) = (plays, source)
    film = AnimatedPNG(rate: rate)
  }

  func add(_ picture: RGBImage) throws {
    do {
      try film.add(picture)
    } catch {
      throw Failure("cannot make an APNG: \(error)")
    }
  }

  func finish(at output: Output) throws {
    let file = film.file(plays: plays)
    guard let source else { return try output.write(file) }
    try output.write(FlowReference.noting(scale: source.scale, of: source.size, in: file))
  }
}

/// Writes a film in a format that needs the size of its pictures from the beginning.
final class AnimationWriter<Animation: AnimationFile>: FilmWriter {
  private let rate: Int
  private let plays: Int
  private var film: Animation?

  init(_ format: Animation.Type, rate: Int, plays: Int) {
    (self.rate, self.plays) = (rate, plays)
  }

  func add(_ picture: RGBImage) throws {
    try attempt { () throws(Animation.Failure) in
      if film == nil {
        film = try Animation(
          width: picture.width, height: picture.height, rate: rate, plays: plays)
      }
      try film?.add(picture)
    }
  }

  func finish(at output: Output) throws {
    try output.write(try attempt { () throws(Animation.Failure) in try film?.file() ?? [] })
  }

  private func attempt<Result>(
    _ work: () throws(Animation.Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      throw Failure("cannot make a \(Animation.format): \(error)")
    }
  }
}

/// Writes numbered PNG files into a folder; all of them, or none.
final class PictureFolder: FilmWriter {
  private var files: [[UInt8]] = []

  func add(_ picture: RGBImage) throws {
    do {
      files.append(try PNG.encode(picture))
    } catch {
      throw Failure("cannot make a PNG: \(error)")
    }
  }

  /// Writes the pictures, numbered from 0001.
  ///
  /// Throws if the folder already has a file with the number after the last one, which would
  /// continue this film with pictures of another one.
  func finish(at folder: Output) throws {
    let path = folder.path
    try Folder.with(path, for: "-o") { () throws(Failure) in
      let next = Self.output(of: files.count, in: path)
      guard !FileManager.default.fileExists(atPath: next.path) else {
        throw Failure(
          "\(path) has pictures of a longer film, such as \(next.path); expected an empty folder")
      }
      let outputs = files.indices.map { Self.output(of: $0, in: path) }
      for output in outputs { try output.check() }
      try Output.write(zip(outputs, files).map { ($0, $1) })
    }
  }

  private static func output(of index: Int, in path: String) -> Output {
    let number = "\(index + 1)"
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    return Output(path: "\(path)\(zeros)\(number).png")
  }
}
