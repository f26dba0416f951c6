package import FlowCore

enum Blending {
  /// `a * b / 255`, rounded to nearest, for operands up to 255.
  @inline(__always)
  static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// Blends over an opaque pixel, rounded to nearest; the coverage is 0…255.
  @inline(__always)
  static func mix(_ colour: UInt32, over pixel: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 255 &- coverage
    var result: UInt32 = 0xFF00_0000
    var shift: UInt32 = 0
    while shift < 24 {
      let product =
        ((colour &>> shift) & 255) &* coverage &+ ((pixel &>> shift) & 255) &* rest &+ 128
      result |= ((product &+ (product &>> 8)) &>> 8) &<< shift
      shift &+= 8
    }
    return result
  }

  /// Composites a premultiplied pixel over an opaque one; the strength is 0…255.
  @inline(__always)
  static func composite(_ source: UInt32, over pixel: UInt32, strength: UInt32) -> UInt32 {
    let rest = 255 &- multiply(source &>> 24, strength)
    var result: UInt32 = 0xFF00_0000
    var shift: UInt32 = 0
    while shift < 24 {
      let sum =
        multiply((source &>> shift) & 255, strength)
        &+ multiply((pixel &>> shift) & 255, rest)
      // Both terms are rounded, so their sum may exceed 255.
      result |= min(sum, 255) &<< shift
      shift &+= 8
    }
    return result
  }
}

extension RGBA {
  /// `0xFFRRGGBB`.
  package var pixel: UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
