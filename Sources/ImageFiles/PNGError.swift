/// Why a PNG could not be read or written.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not begin as a PNG does.
  case noPNG
  /// The file ends before the picture does.
  case truncated
  /// The picture is 0 pixels wide or high.
  case empty
  /// The picture has more pixels than are read, or is too long.
  case tooLarge(width: Int, height: Int)
  /// The file contradicts itself; in libpng's own words.
  case broken(String)
  /// The picture cannot be written; in libpng's own words.
  case refused(String)

  /// The most pixels of a picture that is read: 256 MB at four bytes a pixel.
  public static let most = 64_000_000
  /// The most pixels each way; libpng's own limit.
  static let longest = 1_000_000

  /// What was wrong, in one sentence.
  public var description: String {
    switch self {
    case .noPNG: "this is no PNG file"
    case .truncated: "the PNG file ends before its picture does"
    case .empty: "the picture in the PNG file has no pixels"
    case .tooLarge(let width, let height):
      "the picture in the PNG file is too large: \(width)x\(height) pixels, of which at most "
        + "64 million are read, and a million each way"
    case .broken(let words): "the PNG file is broken: \(words)"
    case .refused(let words): "the picture cannot be written: \(words)"
    }
  }
}
