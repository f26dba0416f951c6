internal import FlowRaster

/// A colour glyph at the one size that its font provides.
struct ColourGlyph {
  let width: Int
  let height: Int
  /// The pixels, row by row: alpha in the highest byte, then red, green and blue, not
  /// premultiplied.
  let pixels: [UInt32]

  /// Scales the glyph, premultiplied by alpha: each pixel is the mean of the pixels that it covers.
  func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
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

  /// The range of `source` pixels that one of `count` pixels covers; at least one.
  private static func covered(_ index: Int, of count: Int, from source: Int) -> Range<Int> {
    let first = index * source / count
    return first..<max(first + 1, (index + 1) * source / count)
  }

  private func mean(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var sums: (alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = pixels[y * width + x]
        let alpha = pixel >> 24
        sums.alpha += alpha
        sums.red += (pixel >> 16 & 255) * alpha
        sums.green += (pixel >> 8 & 255) * alpha
        sums.blue += (pixel & 255) * alpha
      }
    }
    let count = UInt32(columns.count * rows.count)
    func channel(_ sum: UInt32) -> UInt32 { (sum + 255 * count / 2) / (255 * count) }
    let alpha = (sums.alpha + count / 2) / count
    return alpha << 24 | channel(sums.red) << 16 | channel(sums.green) << 8 | channel(sums.blue)
  }
}
