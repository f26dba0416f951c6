internal import FlowScene

/// A cache of scaled bitmaps, because scaling costs much more than compositing.
final class ScaledImages {
  /// In bytes: six frames at two device pixels per point; a single picture may be larger.
  static let limit = 32 << 20

  private var pictures: [Key: PixelBuffer] = [:]
  private var cost = 0

  private struct Key: Hashable {
    let bitmap: Bitmap
    let width: Int
    let height: Int
    let part: PixelRect
  }

  /// Premultiplied by alpha.
  func picture(of bitmap: Bitmap, width: Int, height: Int, part: PixelRect) -> PixelBuffer {
    let key = Key(bitmap: bitmap, width: width, height: height, part: part)
    if let known = pictures[key] { return known }
    let picture = ImageScaler.picture(of: bitmap, width: width, height: height, part: part)
    let own = picture.bytes
    if cost + own > Self.limit { (pictures, cost) = ([:], 0) }
    (pictures[key], cost) = (picture, cost + own)
    return picture
  }
}
