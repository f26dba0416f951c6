/// Loops over one row of pixels, written so that the compiler makes vector code of them.
enum RowOperations {
  /// Copies opaque pixels under a black veil of 0…255.
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

  /// Lays opaque pixels over opaque ones at an opacity of 0…255, under a black veil.
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

  /// Lays a black veil of 0…255 over opaque pixels.
  static func darken(_ target: UnsafeMutablePointer<UInt32>, count: Int, by dim: UInt32) {
    copy(target, to: target, count: count, dim: dim)
  }

  /// Lends both rows as bytes.
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

  /// product / 255 for a product of up to 255 * 255, exactly rounded.
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
