internal import Glibc

/// The part of a picture that differs from another one.
struct ChangedArea: Equatable {
  /// The upper left corner, in pixels.
  let x: Int, y: Int
  /// In pixels; both are positive.
  let width: Int, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(of image: RGBImage) {
    (x, y, width, height) = (0, 0, image.width, image.height)
  }

  /// The area of an image that changes nothing: it only prolongs a picture that one image cannot
  /// show long enough.
  static let firstPixel = ChangedArea(x: 0, y: 0, width: 1, height: 1)

  /// The pictures must have the same size; `nil` if they are equal.
  init?(from earlier: RGBImage, to later: RGBImage) {
    let stride = later.width * 3
    let found = earlier.bytes.withUnsafeBufferPointer { earlier in
      later.bytes.withUnsafeBufferPointer { later in
        Self.bounds(of: earlier, later, stride: stride)
      }
    }
    guard let (columns, rows) = found else { return nil }
    x = columns.lowerBound / 3
    y = rows.lowerBound
    width = columns.upperBound / 3 - x + 1
    height = rows.count
  }

  /// Columns are byte offsets within a row.
  private static func bounds(
    of earlier: UnsafeBufferPointer<UInt8>, _ later: UnsafeBufferPointer<UInt8>, stride: Int
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let one = earlier.baseAddress, let other = later.baseAddress else { return nil }
    let differs = { (row: Int) in memcmp(one + row * stride, other + row * stride, stride) != 0 }
    let all = 0..<later.count / stride
    guard let top = all.first(where: differs), let bottom = all.last(where: differs) else {
      return nil
    }
    var (left, right) = (stride, -1)
    for row in top...bottom {
      let (one, other) = (one + row * stride, other + row * stride)
      var column = 0
      while column < left, one[column] == other[column] { column += 1 }
      left = column
      column = stride - 1
      while column > right, one[column] == other[column] { column -= 1 }
      right = column
    }
    return (left...right, top...bottom)
  }

  func pixels(of image: RGBImage) -> RGBImage {
    guard self != ChangedArea(of: image) else { return image }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for row in y..<y + height {
      let start = (row * image.width + x) * 3
      bytes += image.bytes[start..<start + width * 3]
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// As 0xAARRGGBB; pixels that equal those of `earlier` are 0.
  func colours(of image: RGBImage, over earlier: RGBImage? = nil) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      image.bytes.withUnsafeBufferPointer { bytes in
        for row in y..<y + height {
          let start = (row * image.width + x) * 3
          for byte in stride(from: start, to: start + width * 3, by: 3) {
            let (red, green, blue) = (bytes[byte], bytes[byte + 1], bytes[byte + 2])
            pixels[count] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            count += 1
          }
        }
      }
      guard let earlier else { return }
      let old = colours(of: earlier)
      for index in 0..<count where pixels[index] == old[index] { pixels[index] = 0 }
    }
  }
}
