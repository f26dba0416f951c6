package import FlowCore
internal import Glibc
package import ImageFiles

/// Finds the scale of a picture from its size, so that most pictures need not store it, and checks
/// that size.
extension FlowReference {
  /// The maximum number of decimals of a scale that is found from a picture's size; by eye.
  private static let maxDecimals = 6

  /// The scale with the fewest decimals, in pixels per point, that gives a picture of this size;
  /// `nil` if there is none.
  package static func scale(of pixels: PixelSize, showing size: Size) -> Double? {
    // Sizes in pixels are rounded, so a range of scales gives the same picture size.
    let lowest = max(
      (Double(pixels.width) - 0.5) / size.width, (Double(pixels.height) - 0.5) / size.height)
    for decimals in 0...maxDecimals {
      let unit = pow(10, Double(decimals))
      let scale = (lowest * unit).rounded(.up) / unit
      guard SizeLimits.allows(scale: scale), SizeLimits.allowsPicture(size, scale: scale) else {
        continue
      }
      if PixelSize(of: size, scale: scale) == pixels { return scale }
    }
    return nil
  }

  /// Stores the scale in a picture or film, unless it can be found from the picture's size.
  package static func noting(scale: Double, of size: Size, in file: [UInt8]) -> [UInt8] {
    guard Self.scale(of: PixelSize(of: size, scale: scale), showing: size) != scale else {
      return file
    }
    return PNGText.adding("\(scale)", keyword: scaleKeyword, to: file)
  }

  /// Checks that a picture of a size in points is small enough for its file to be read again.
  ///
  /// - Throws: `PNGError.tooLarge` if the picture would have more than 64 million pixels.
  package static func check(_ size: Size, scale: Double) throws(PNGError) {
    let pixels = PixelSize(of: size, scale: scale)
    guard pixels.width * pixels.height <= PNGError.maxPixels else {
      throw .tooLarge(width: pixels.width, height: pixels.height)
    }
  }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, CustomStringConvertible {
  fileprivate let width: Int
  fileprivate let height: Int

  package init(of image: RGBImage) { (width, height) = (image.width, image.height) }

  package init(of size: Size, scale: Double) {
    width = max(1, Int((size.width * scale).rounded()))
    height = max(1, Int((size.height * scale).rounded()))
  }

  /// Such as `390x844`.
  package var description: String { "\(width)x\(height)" }
}
