internal import ArgumentParser
internal import ImageFiles

/// The format of a film, determined by the ending of its file name.
enum FilmKind: Equatable {
  case sheet, apng, webp, gif, folder
  case video(VideoFormat)

  private static let rule =
    "expected a name that ends with .png (a contact sheet), .apng, .webp, .gif, .mp4, "
    + ".webm, or / (a folder)"

  /// Determines the format from a file's name; a name without an ending means a contact sheet.
  ///
  /// - Throws: `ValidationError` if the ending is unknown.
  init(path: String) throws {
    switch Output(path: path).ending {
    case _ where path.hasSuffix("/"): self = .folder
    case nil, ".png": self = .sheet
    case ".apng": self = .apng
    case ".webp": self = .webp
    case ".gif": self = .gif
    case ".mp4": self = .video(.mp4)
    case ".webm": self = .video(.webm)
    case let ending?:
      throw ValidationError("no film ends with '\(ending)'; \(Self.rule)")
    }
  }

  /// Pictures a second: the highest common rate that is at most half of a display's 60 Hz.
  var defaultRate: Int { self == .gif ? 25 : 30 }

  func check(rate: Int) throws {
    guard self != .gif || AnimatedGIF.rates.contains(rate) else {
      throw ValidationError("a GIF has 10, 20, 25 or 50 pictures a second, not \(rate)")
    }
  }
}
