/// Operations on one row of pixels, written so that the compiler vectorizes them.
enum RowOperations {
  /// Copies opaque pixels and darkens them; `dim` is the opacity of black on top, 0…255.
  static func copy(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int,
    dim: UInt32
  ) {
    guard dim > 0 else { return target.update(from: source, count: count) }
    let keep = UInt16(truncatingIfNeeded: 255 &- dim)
    withBytes(source, target, count: count) { from, into, count in
      for index in 0..<count { into[index] = rounded(UInt16(from[index]) &* keep) }
    }
    restoreAlpha(target, count: count)
  }

  /// Blends opaque pixels, darkened by `dim`, over opaque ones at an opacity of 0…255.
  static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32, dim: UInt32
  ) {
    let weight = UInt16(truncatingIfNeeded: opacity)
    let rest = 255 &- weight
    let keep = UInt16(truncatingIfNeeded: 255 &- dim)
    withBytes(source, target, count: count) { from, into, count in
      for index in 0..<count {
        let dimmed = UInt16(rounded(UInt16(from[index]) &* keep))
        into[index] = rounded(dimmed &* weight &+ UInt16(into[index]) &* rest)
      }
    }
    restoreAlpha(target, count: count)
  }

  /// Darkens opaque pixels; `dim` is the opacity of black on top, 0…255.
  static func darken(_ target: UnsafeMutablePointer<UInt32>, count: Int, by dim: UInt32) {
    copy(target, to: target, count: count, dim: dim)
  }

  /// Calls `body` with both rows as bytes.
  @inline(__always)
  static func withBytes(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int,
    _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    source.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { from in
      target.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { into in
        body(from, into, count &* 4)
      }
    }
  }

  /// `product / 255` for a product of up to 255 * 255, rounded to nearest.
  @inline(__always)
  private static func rounded(_ product: UInt16) -> UInt8 {
    let sum = product &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
  }

  @inline(__always)
  private static func restoreAlpha(_ target: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count { target[index] |= 0xFF00_0000 }
  }
}
