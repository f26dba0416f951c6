internal import FlowScene

/// A cache of scaled bitmaps, because scaling costs much more than compositing.
final class ScaledImages {
  /// The largest number of pixels in the cache; when a new picture would exceed it, the cache is
  /// emptied.
  ///
  /// This is 32 MiB, enough for six frames at two device pixels per point.
  private static let budget = 8_388_608

  private var pictures: [Key: PixelBuffer] = [:]
  private var cost = 0

  private struct Key: Hashable {
    let bitmap: Bitmap
    let width: Int
    let height: Int
    let part: PixelRect
  }

  /// A part of a bitmap scaled to `width` by `height` pixels, premultiplied by alpha.
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
