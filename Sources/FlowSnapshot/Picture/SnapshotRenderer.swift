internal import FlowRaster
public import FlowUI
public import ImageFiles

/// Renders frames to pictures in memory; needs no window and no display.
public final class SnapshotRenderer {
  private let rasterizer: Rasterizer

  /// Creates a renderer that gets text and icons from `glyphs`.
  public init(glyphs: GlyphLibrary) {
    rasterizer = Rasterizer(glyphs: glyphs)
  }

  /// Renders a frame at a positive, finite number of device pixels per point.
  public func picture(of tree: LayerTree, scale: Double) -> RGBImage {
    let frame = rasterizer.render(tree, scale: scale)
    let bytes = [UInt8](unsafeUninitializedCapacity: frame.width * frame.height * 3) {
      bytes, count in
      count = bytes.count
      guard var byte = bytes.baseAddress else { return }
      for y in 0..<frame.height {
        var pixel = frame.pixels + y * frame.stride
        let end = pixel + frame.width
        while pixel < end {
          byte[0] = UInt8(truncatingIfNeeded: pixel[0] >> 16)
          byte[1] = UInt8(truncatingIfNeeded: pixel[0] >> 8)
          byte[2] = UInt8(truncatingIfNeeded: pixel[0])
          (byte, pixel) = (byte + 3, pixel + 1)
        }
      }
    }
    return RGBImage(width: frame.width, height: frame.height, bytes: bytes)
  }
}
