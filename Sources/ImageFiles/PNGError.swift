/// Why a PNG could not be read or written.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not start with the PNG signature.
  case notPNG
  /// The file ends before the picture does.
  case truncated
  /// The picture is 0 pixels wide or high.
  case empty
  /// The picture has more than 64 million pixels, or is more than a million pixels wide or high.
  case tooLarge(width: Int, height: Int)
  /// The pictures of an animation have more than 512 million pixels together.
  case tooLong
  /// The file is invalid; the value says why, and is libpng's message if libpng has found the
  /// error.
  case broken(String)
  /// The picture cannot be written; the value is libpng's message.
  case refused(String)

  /// The largest number of pixels of a picture that is read: 256 MB at four bytes per pixel.
  package static let maxPixels = 64_000_000
  /// In pixels; libpng's own limit.
  static let maxSide = 1_000_000

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .notPNG: "this is no PNG file"
    case .truncated: "the PNG file ends before its picture does"
    case .empty: "the picture in the PNG file has no pixels"
    case .tooLarge(let width, let height):
      "the picture in the PNG file is too large: \(width)x\(height) pixels, of which at most "
        + "64 million are read, and a million each way"
    case .tooLong:
      "the pictures of the film are too many: expected at most 512 million pixels together; a "
        + "shorter film or a smaller scale"
    case .broken(let message): "the PNG file is broken: \(message)"
    case .refused(let message): "the picture cannot be written: \(message)"
    }
  }
}
