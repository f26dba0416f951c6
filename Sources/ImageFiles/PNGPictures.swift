/// All pictures of a PNG file; a file without animation has one.
package struct PNGPictures: Hashable, Sendable {
  /// A picture, and how long it is shown.
  package struct Picture: Hashable, Sendable {
    /// The whole picture.
    package let image: RGBImage
    /// How long the picture is shown, in units of 1 / `rate` seconds; 1 for a still picture.
    package let count: Int
    /// The number of units of `count` in a second; 1 for a still picture.
    package let rate: Int
  }

  /// The largest number of pixels of all pictures together: 1.5 GB of memory.
  package static let maxPixels = 512_000_000

  /// The pictures, in order.
  package let pictures: [Picture]
  /// The `rate` of the first picture; `nil` for a still picture.
  package let rate: Int?

  /// Reads a file.
  ///
  /// - Throws: `PNGError` if the file is not a PNG, or is truncated, invalid, empty or too large.
  package init(_ file: [UInt8]) throws(PNGError) {
    var reader = try AnimatedPNGReader(file)
    let delays = reader.delays
    var (pictures, pixels): ([Picture], Int) = ([], 0)
    while let image = try reader.picture() {
      pixels += image.width * image.height
      guard pixels <= Self.maxPixels else { throw .tooLong }
      let delay = delays[pictures.count]
      pictures.append(Picture(image: image, count: delay.count, rate: delay.rate))
    }
    self.pictures = pictures
    rate = reader.isAnimation ? delays.first?.rate : nil
  }
}
