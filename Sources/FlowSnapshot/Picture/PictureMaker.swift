internal import FlowRaster
public import FlowSDL
public import FlowUI
public import ImageFiles

/// Makes pictures of frames in memory: no window, no display.
public final class PictureMaker {
  private let rasterizer: Rasterizer

  /// Creates a maker that draws text and icons by `glyphs`.
  public init(glyphs: GlyphLibrary) {
    rasterizer = Rasterizer(glyphs: glyphs)
  }

  /// The picture of a frame at a positive, finite count of device pixels a point.
  public func picture(of tree: LayerTree, scale: Double) -> RGBImage {
    let frame = rasterizer.render(tree, scale: scale)
    let bytes = [UInt8](unsafeUninitializedCapacity: frame.width * frame.height * 3) {
      bytes, count in
      var index = 0
      for y in 0..<frame.height {
        let row = frame.pixels + y * frame.stride
        for x in 0..<frame.width {
          bytes[index] = UInt8(truncatingIfNeeded: row[x] >> 16)
          bytes[index + 1] = UInt8(truncatingIfNeeded: row[x] >> 8)
          bytes[index + 2] = UInt8(truncatingIfNeeded: row[x])
          index += 3
        }
      }
      count = index
    }
    return RGBImage(width: frame.width, height: frame.height, bytes: bytes)
  }
}
