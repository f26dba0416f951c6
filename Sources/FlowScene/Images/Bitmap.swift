public import FlowCore

/// A bitmap as a value; copies share the memory of their pixels.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row without gaps: alpha in the highest byte, then premultiplied red, green
  /// and blue.
  public let pixels: [UInt32]
  /// A checksum of the pixels, for hashes and descriptions.
  let checksum: UInt32

  /// Creates a bitmap from four bytes for each pixel: red, green, blue (not premultiplied) and
  /// alpha.
  ///
  /// Traps unless width and height are positive and there are four bytes for each pixel.
  public init(width: Int, height: Int, rgba bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 4,
      "\(bytes.count) bytes do not make \(width)x\(height) pixels")
    self.init(
      width, height,
      stride(from: 0, to: bytes.count, by: 4).map { byte in
        Self.pixel(bytes[byte], bytes[byte + 1], bytes[byte + 2], bytes[byte + 3])
      })
  }

  /// Creates a bitmap from a function that returns the colour at each column and row.
  ///
  /// Traps unless width and height are positive.
  public init(width: Int, height: Int, colour: (_ x: Int, _ y: Int) -> RGBA) {
    precondition(
      width > 0 && height > 0,
      "a bitmap's width and height must be positive, not \(width)x\(height)")
    self.init(
      width, height,
      (0..<width * height).map { index in
        let colour = colour(index % width, index / width)
        return Self.pixel(colour.red, colour.green, colour.blue, colour.alpha)
      })
  }

  private init(_ width: Int, _ height: Int, _ pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
    checksum = pixels.checksum
  }

  /// Four bytes for each pixel: red, green, blue (not premultiplied) and alpha.
  package var rgba: [UInt8] {
    pixels.flatMap { pixel -> [UInt8] in
      let alpha = pixel >> 24
      guard alpha > 0 else { return [0, 0, 0, 0] }
      func channel(_ shift: UInt32) -> UInt8 {
        UInt8(min((pixel >> shift & 0xFF) * 255 + alpha / 2, 255 * alpha) / alpha)
      }
      return [channel(16), channel(8), channel(0), UInt8(alpha)]
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(checksum)
  }

  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let alpha = UInt32(alpha)
    func premultiplied(_ channel: UInt8) -> UInt32 { (UInt32(channel) * alpha + 127) / 255 }
    return alpha << 24 | premultiplied(red) << 16 | premultiplied(green) << 8 | premultiplied(blue)
  }
}

extension Sequence where Element == UInt32 {
  /// The Fowler–Noll–Vo hash (FNV-1a) in 32 bits, one number at a time; it is the same on every
  /// machine.
  var checksum: UInt32 { reduce(2_166_136_261) { ($0 ^ $1) &* 16_777_619 } }
}
