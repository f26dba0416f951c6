/// The pictures of a PNG file, one after another; one if it is not animated.
public struct PNGPictures: Hashable, Sendable {
  /// A picture, and how long it is shown.
  public struct Picture: Hashable, Sendable {
    /// The whole picture.
    public let image: RGBImage
    /// The number of the film's intervals for which it is shown; 1 for a still picture.
    public let count: Int
  }

  /// The largest number of pixels of all pictures together: 1.5 GB of memory.
  private static let maxPixels = 512_000_000

  /// The pictures, in order.
  public let pictures: [Picture]
  /// The number of intervals a second, which is that of the first picture; `nil` for a still
  /// picture.
  public let rate: Int?

  /// Reads a file.
  ///
  /// - Throws: `PNGError` if it is no PNG file, or is truncated, invalid, empty or too large.
  public init(_ file: [UInt8]) throws(PNGError) {
    var reader = try AnimatedPNGReader(file)
    let delays = reader.delays
    var (pictures, pixels): ([Picture], Int) = ([], 0)
    while let image = try reader.picture() {
      pixels += image.width * image.height
      guard pixels <= Self.maxPixels else {
        throw .tooLarge(width: image.width, height: image.height * delays.count)
      }
      pictures.append(Picture(image: image, count: delays[pictures.count].count))
    }
    self.pictures = pictures
    rate = reader.isAnimation ? delays.first?.rate : nil
  }
}
