internal import Glibc
package import ImageFiles

package struct PictureDifference {
  /// The number of pixels that differ, within the area that both pictures have in common.
  package let count: Int
  /// The largest difference of a single channel, 0…255.
  package let largest: Int
  package let first: (x: Int, y: Int)?
  package let sizesDiffer: Bool

  private let expected: RGBImage
  private let actual: RGBImage

  package init(expected: RGBImage, actual: RGBImage) {
    self.expected = expected
    self.actual = actual
    sizesDiffer = expected.width != actual.width || expected.height != actual.height
    var (count, largest, first) = (0, 0, (x: Int, y: Int)?.none)
    let width = min(expected.width, actual.width)
    for y in 0..<min(expected.height, actual.height) {
      // Most rows of most pictures are equal.
      guard !Self.isSame(expected, actual, row: y, width: width) else { continue }
      for x in 0..<width {
        let difference = Self.difference(expected, actual, x, y)
        guard difference > 0 else { continue }
        count += 1
        largest = max(largest, difference)
        first = first ?? (x, y)
      }
    }
    (self.count, self.largest, self.first) = (count, largest, first)
  }

  package var isEmpty: Bool { count == 0 && !sizesDiffer }

  /// The gap between two of the three pictures side by side, in pixels; by eye.
  package static let gap = 8
  private static let grey: ArraySlice<UInt8> = [128, 128, 128]

  /// The expected picture, the actual one and their difference, side by side.
  ///
  /// The difference is the actual picture, faded, with the differing pixels in red: the more they
  /// differ, the stronger the red. A smaller picture is padded with grey, and the difference is red
  /// there.
  package func sideBySide() -> RGBImage {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let gap = repeatElement(Self.grey, count: Self.gap).joined()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * (3 * width + 2 * Self.gap) * height)
    for y in 0..<height {
      for image in [expected, actual] {
        for x in 0..<width { bytes += image.pixel(x, y) ?? Self.grey }
        bytes += gap
      }
      for x in 0..<width { bytes += marked(x, y) }
    }
    return RGBImage(width: 3 * width + 2 * Self.gap, height: height, bytes: bytes)
  }

  private func marked(_ x: Int, _ y: Int) -> [UInt8] {
    guard let one = expected.pixel(x, y), let other = actual.pixel(x, y) else { return Self.red }
    let faded = other.map { 255 - (255 - $0) / 4 }
    guard one != other else { return faded }
    // By eye: even the smallest difference has a third of the strength.
    let strength = (255 + 2 * Self.difference(expected, actual, x, y)) / 3
    return zip(faded, Self.red).map { faded, red in
      UInt8((Int(faded) * (255 - strength) + Int(red) * strength) / 255)
    }
  }

  private static let red: [UInt8] = [214, 0, 0]

  private static func isSame(_ left: RGBImage, _ right: RGBImage, row: Int, width: Int) -> Bool {
    left.bytes.withUnsafeBytes { bytes in
      right.bytes.withUnsafeBytes { others in
        guard let one = bytes.baseAddress, let other = others.baseAddress else { return true }
        let (start, otherStart) = (row * left.width * 3, row * right.width * 3)
        return memcmp(one + start, other + otherStart, width * 3) == 0
      }
    }
  }

  private static func difference(_ left: RGBImage, _ right: RGBImage, _ x: Int, _ y: Int) -> Int {
    let (a, b) = ((y * left.width + x) * 3, (y * right.width + x) * 3)
    return (0..<3).reduce(0) { max($0, abs(Int(left.bytes[a + $1]) - Int(right.bytes[b + $1]))) }
  }
}

extension PictureDifference: CustomStringConvertible {
  package var description: String {
    if sizesDiffer {
      return
        "\(actual.width)x\(actual.height) pixels instead of \(expected.width)x\(expected.height)"
    }
    guard let first else { return "no difference" }
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    return "\(pixels), by \(largest) at most, the first at \(first.x),\(first.y)"
  }
}

extension RGBImage {
  fileprivate func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
    guard x < width, y < height else { return nil }
    let start = (y * width + x) * 3
    return bytes[start..<(start + 3)]
  }
}
