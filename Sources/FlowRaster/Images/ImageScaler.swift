internal import FlowScene

/// Scales a bitmap, first horizontally and then vertically, and rounds once at the end.
///
/// All arithmetic is on integers and premultiplied colours.
struct ImageScaler {
  private let bitmap: Bitmap
  private let horizontal: Resampling
  private let vertical: Resampling
  private let picture: PixelBuffer
  /// The channels of the latest even and odd row, scaled horizontally.
  private var stretched: [[UInt64]]
  /// The bitmap's rows in `stretched`; -1 for none.
  private var rows = [-1, -1]

  /// Returns a part, in scaled pixels, of the bitmap scaled to `width` by `height` pixels.
  static func picture(of bitmap: Bitmap, width: Int, height: Int, part: PixelRect) -> PixelBuffer {
    var scaler = ImageScaler(bitmap, width, height, part)
    for y in 0..<scaler.picture.height { scaler.draw(y) }
    return scaler.picture
  }

  private init(_ bitmap: Bitmap, _ width: Int, _ height: Int, _ part: PixelRect) {
    self.bitmap = bitmap
    horizontal = Resampling(part.left..<part.right, of: width, from: bitmap.width)
    vertical = Resampling(part.top..<part.bottom, of: height, from: bitmap.height)
    picture = PixelBuffer(width: part.width, height: part.height)
    let empty = [UInt64](repeating: 0, count: picture.width * 4)
    stretched = [empty, empty]
  }

  private mutating func draw(_ y: Int) {
    var sums = [UInt64](repeating: 0, count: picture.width * 4)
    for index in vertical.starts[y]..<vertical.starts[y + 1] where vertical.weights[index] > 0 {
      let row = vertical.firsts[y] + index - vertical.starts[y]
      stretch(row)
      Self.add(stretched[row & 1], times: vertical.weights[index], to: &sums)
    }
    let total = horizontal.total * vertical.total
    let target = picture.row(y)
    for x in 0..<picture.width {
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let part = UInt32(truncatingIfNeeded: (sums[x * 4 + channel] &+ total / 2) / total)
        pixel |= part &<< UInt32(8 &* channel)
      }
      target[x] = pixel
    }
  }

  private static func add(_ line: [UInt64], times weight: UInt64, to sums: inout [UInt64]) {
    line.withUnsafeBufferPointer { line in
      sums.withUnsafeMutableBufferPointer { sums in
        for index in 0..<line.count { sums[index] &+= line[index] &* weight }
      }
    }
  }

  private mutating func stretch(_ row: Int) {
    guard rows[row & 1] != row else { return }
    rows[row & 1] = row
    let (horizontal, start) = (horizontal, row * bitmap.width)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      stretched[row & 1].withUnsafeMutableBufferPointer { line in
        for x in 0..<horizontal.firsts.count {
          let shift = start + horizontal.firsts[x] - horizontal.starts[x]
          var (blue, green, red, alpha): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
          for index in horizontal.starts[x]..<horizontal.starts[x + 1] {
            let (pixel, weight) = (UInt64(pixels[shift + index]), horizontal.weights[index])
            blue &+= (pixel & 255) &* weight
            green &+= (pixel &>> 8 & 255) &* weight
            red &+= (pixel &>> 16 & 255) &* weight
            alpha &+= (pixel &>> 24) &* weight
          }
          (line[x * 4], line[x * 4 + 1], line[x * 4 + 2], line[x * 4 + 3]) = (
            blue, green, red, alpha
          )
        }
      }
    }
  }
}
