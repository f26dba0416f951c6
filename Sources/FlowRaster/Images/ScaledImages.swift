internal import FlowUI

/// Bitmaps at the sizes in which they are seen: kept, since scaling costs much more than laying
/// down.
final class ScaledImages {
  /// The most pixels that are kept; beyond that all go at once.
  ///
  /// 32 MiB: six frames at two pixels a point.
  private static let budget = 8_388_608

  private var pictures: [Key: PixelBuffer] = [:]
  private var cost = 0

  private struct Key: Hashable {
    let bitmap: Bitmap
    let width: Int
    let height: Int
    let part: PixelRect
  }

  /// The pixels, multiplied by alpha, that lie in a part of a bitmap at so many pixels across and
  /// down.
  func picture(of bitmap: Bitmap, width: Int, height: Int, part: PixelRect) -> PixelBuffer {
    let key = Key(bitmap: bitmap, width: width, height: height, part: part)
    if let known = pictures[key] { return known }
    let picture = ImageScaler.picture(of: bitmap, width: width, height: height, part: part)
    let own = picture.stride * picture.height
    if cost + own > Self.budget { (pictures, cost) = ([:], 0) }
    (pictures[key], cost) = (picture, cost + own)
    return picture
  }
}
