/// Operations that scale rows, as loops that the compiler vectorizes.
extension RowOperations {
  /// Copies the source pixel at each index in `indices` to `first`, and the one after it to
  /// `second`.
  static func pick(
    _ indices: UnsafePointer<Int>, of source: UnsafePointer<UInt32>,
    to first: UnsafeMutablePointer<UInt32>, _ second: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count {
      first[index] = source[indices[index]]
      second[index] = source[indices[index] &+ 1]
    }
  }

  /// Mixes two rows; `weights` has the share of the second row for each channel, 0…256.
  static func mix(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>, count: Int, weights: UnsafePointer<UInt16>
  ) {
    second.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { second in
      withBytes(first, target, count: count) { first, into, count in
        for index in 0..<count { into[index] = mean(first[index], second[index], weights[index]) }
      }
    }
  }

  /// Mixes two rows; `weight` is the share of the second row, 0…256.
  static func mix(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>, count: Int, weight: UInt16
  ) {
    second.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { second in
      withBytes(first, target, count: count) { first, into, count in
        for index in 0..<count { into[index] = mean(first[index], second[index], weight) }
      }
    }
  }

  /// `first * (1 - weight / 256) + second * weight / 256`, rounded to nearest.
  ///
  /// A negative difference wraps around; the sum is correct again, because it is below 65536.
  @inline(__always)
  private static func mean(_ first: UInt8, _ second: UInt8, _ weight: UInt16) -> UInt8 {
    let (first, second) = (UInt16(first), UInt16(second))
    return UInt8(truncatingIfNeeded: (first &<< 8 &+ (second &- first) &* weight &+ 128) &>> 8)
  }

  @inline(__always)
  private static func withBytes(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int,
    _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    source.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { from in
      target.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { into in
        body(from, into, count &* 4)
      }
    }
  }
}
