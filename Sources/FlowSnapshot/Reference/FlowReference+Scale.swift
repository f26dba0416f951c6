package import FlowCore
internal import Glibc
package import ImageFiles

/// The scale of pictures in which it is not stored, such as those of `sluice render`.
extension FlowReference {
  /// The largest number of decimals of a scale that is found; by eye.
  private static let maxDecimals = 6

  /// The pixels per point at which a stage has a picture of a size: of all that do, the number with
  /// the fewest decimals; `nil` if none does.
  ///
  /// - Parameters:
  ///   - pixels: The picture's size.
  ///   - size: The stage's size, in points.
  package static func scale(of pixels: PixelSize, showing size: Size) -> Double? {
    // Sizes in pixels are rounded, so that a range of scales has the same.
    let lowest = max(
      (Double(pixels.width) - 0.5) / size.width, (Double(pixels.height) - 0.5) / size.height)
    for decimals in 0...maxDecimals {
      let unit = pow(10, Double(decimals))
      let scale = (lowest * unit).rounded(.up) / unit
      guard StageLimits.allows(scale: scale), StageLimits.allowsPicture(size, scale: scale) else {
        continue
      }
      if PixelSize(of: size, scale: scale) == pixels { return scale }
    }
    return nil
  }

  /// A file of a picture or a film, with its scale if that could not be found from its size.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - size: The size of the stage that it shows, in points.
  ///   - file: A valid PNG file, which may be animated.
  package static func noting(scale: Double, of size: Size, in file: [UInt8]) -> [UInt8] {
    guard Self.scale(of: PixelSize(of: size, scale: scale), showing: size) != scale else {
      return file
    }
    return PNGText.adding("\(scale)", keyword: scaleKeyword, to: file)
  }
}

/// The width and the height of a picture, in pixels.
package struct PixelSize: Hashable, CustomStringConvertible {
  fileprivate let width: Int
  fileprivate let height: Int

  /// The size of a picture.
  package init(of image: RGBImage) { (width, height) = (image.width, image.height) }

  /// The size of a stage's picture.
  package init(of size: Size, scale: Double) {
    width = max(1, Int((size.width * scale).rounded()))
    height = max(1, Int((size.height * scale).rounded()))
  }

  /// Such as `390x844`.
  package var description: String { "\(width)x\(height)" }
}
