import CPixelRows
import Testing

/// Loops over eight pixels at a time must give the same result as a calculation for each channel.
@Suite nonisolated struct PixelRowTests {
  /// Row lengths around multiples of eight.
  private static let counts = [0, 1, 7, 8, 9, 15, 16, 17, 40, 255]

  /// Neighbouring channels differ; all 256 values occur in long rows.
  private func row(_ count: Int, seed: UInt32) -> [UInt32] {
    (0..<UInt32(count)).map { 0xFF00_0000 | ($0 &+ seed) &* 0x0103_0507 }
  }

  private func channels(_ pixels: [UInt32]) -> [[Double]] {
    pixels.map { pixel in [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) } }
  }

  private func share(_ value: Double, _ part: Double) -> Double { (value * part / 255).rounded() }

  /// Applies the operation to a part of a row that is not aligned to vectors, and checks that the
  /// pixels around that part stay the same.
  private func check(
    _ count: Int, _ operation: (UnsafeMutablePointer<UInt32>) -> Void,
    _ expected: ([[Double]]) -> [[Double]]
  ) {
    let before = row(count + 4, seed: 77)
    var after = before
    after.withUnsafeMutableBufferPointer { row in
      if let start = row.baseAddress { operation(start + 3) }
    }

    let part = 3..<3 + count
    #expect(channels(Array(after[part])) == expected(channels(Array(before[part]))))
    #expect(after.allSatisfy { $0 >> 24 == 255 })
    #expect(after.prefix(3) == before.prefix(3) && after.last == before.last)
  }

  @Test("Copied pixels are darkened, exact to the byte, at every opacity", arguments: counts)
  func copy(count: Int) {
    let source = row(count, seed: 5)
    for dim in UInt8.min...UInt8.max {
      check(count, { sluice_pixel_rows_copy_dimmed(source, $0, count, dim) }) { _ in
        channels(source).map { $0.map { share($0, 255 - Double(dim)) } }
      }
    }
  }

  @Test("A row can be darkened in place", arguments: counts)
  func darken(count: Int) {
    for dim in UInt8.min...UInt8.max {
      check(count, { sluice_pixel_rows_copy_dimmed($0, $0, count, dim) }) { row in
        row.map { $0.map { share($0, 255 - Double(dim)) } }
      }
    }
  }

  @Test("Blended pixels are exact to the byte at every opacity", arguments: counts)
  func blend(count: Int) {
    let source = row(count, seed: 9)
    for opacity in UInt8.min...UInt8.max {
      let weight = Double(opacity)
      for dim: UInt8 in [0, 26, 255] {
        check(count, { sluice_pixel_rows_blend(source, $0, count, opacity, dim) }) { row in
          zip(channels(source), row).map { over, under in
            zip(over, under).map { over, under in
              let dimmed = share(over, 255 - Double(dim))
              return ((dimmed * weight + under * (255 - weight)) / 255).rounded()
            }
          }
        }
      }
    }
  }

  @Test("A colour over pixels is exact to the byte at every opacity", arguments: counts)
  func tint(count: Int) {
    let colour: UInt32 = 0x00C0_2B7F
    for opacity in UInt8.min...UInt8.max {
      let weight = Double(opacity)
      check(count, { sluice_pixel_rows_tint($0, count, colour, opacity) }) { row in
        row.map { under in
          zip(channels([colour])[0], under).map { over, under in
            ((over * weight + under * (255 - weight)) / 255).rounded()
          }
        }
      }
    }
  }

  @Test("Each channel is multiplied by its own share, exact to the byte", arguments: counts)
  func scale(count: Int) {
    let shares = row(count, seed: 31)
    check(count, { sluice_pixel_rows_scale($0, count, shares) }) { row in
      zip(row, channels(shares)).map { zip($0, $1).map(share) }
    }
  }
}
