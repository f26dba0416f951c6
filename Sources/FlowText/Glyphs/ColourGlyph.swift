package import FlowRaster

/// A colour glyph at the one size that its font provides.
package struct ColourGlyph {
  package let width: Int
  package let height: Int
  /// Row by row: alpha in the highest byte, then red, green and blue, not premultiplied.
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The glyph scaled to a size in pixels, premultiplied by alpha; each pixel is the mean of those
  /// that it covers in the original.
  package func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    let picture = PixelBuffer(width: max(1, newWidth), height: max(1, newHeight))
    let columns = (0..<picture.width).map { Self.covered($0, of: picture.width, from: width) }
    for y in 0..<picture.height {
      let rows = Self.covered(y, of: picture.height, from: height)
      for x in 0..<picture.width {
        picture.pixels[y * picture.stride + x] = mean(columns: columns[x], rows: rows)
      }
    }
    return picture
  }

  private static func covered(_ index: Int, of count: Int, from source: Int) -> Range<Int> {
    let first = index * source / count
    return first..<max(first + 1, (index + 1) * source / count)
  }

  private func mean(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    // A sum of many pixels needs more than 32 bits: from 66,052 pixels on, if they are white.
    var sums: (alpha: UInt64, red: UInt64, green: UInt64, blue: UInt64) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = UInt64(pixels[y * width + x])
        let alpha = pixel >> 24
        sums.alpha += alpha
        sums.red += (pixel >> 16 & 255) * alpha
        sums.green += (pixel >> 8 & 255) * alpha
        sums.blue += (pixel & 255) * alpha
      }
    }
    let count = UInt64(columns.count * rows.count)
    func channel(_ sum: UInt64) -> UInt64 { (sum + 255 * count / 2) / (255 * count) }
    let alpha = (sums.alpha + count / 2) / count
    return UInt32(
      alpha << 24 | channel(sums.red) << 16 | channel(sums.green) << 8 | channel(sums.blue))
  }
}
