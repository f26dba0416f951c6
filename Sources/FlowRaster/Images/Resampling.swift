/// The source pixels from which each pixel of a scaled picture is made, and their weights, along
/// one axis.
///
/// A picture that is scaled down is averaged: each pixel is the exact mean of the area that it
/// covers, including fractions of pixels. A picture that is scaled up is interpolated linearly
/// between two neighbours, as scaled pages are.
struct Resampling {
  /// The sum of the weights for each scaled pixel.
  let total: UInt64
  private(set) var firsts: [Int] = []
  /// The weights of the source pixels of each scaled pixel, one scaled pixel after another.
  private(set) var weights: [UInt64] = []
  /// Where each scaled pixel's weights start, and the end of `weights`.
  private(set) var starts: [Int] = [0]

  /// Both counts must be positive.
  init(_ range: Range<Int>, of count: Int, from source: Int) {
    total = count < source ? UInt64(source) : 256
    for index in range {
      if count < source {
        average(index, of: count, from: source)
      } else {
        let tap = Tap(index, of: count, from: source)
        append(tap.first, source == 1 ? [256] : [256 - UInt64(tap.weight), UInt64(tap.weight)])
      }
    }
  }

  /// A source pixel is `count` units long and a scaled pixel is `source` units long, so all edges
  /// are whole numbers.
  private mutating func average(_ index: Int, of count: Int, from source: Int) {
    let (start, end) = (index * source, (index + 1) * source)
    let first = start / count
    append(
      first,
      (first...(end - 1) / count).map { pixel in
        UInt64(min((pixel + 1) * count, end) - max(pixel * count, start))
      })
  }

  private mutating func append(_ first: Int, _ parts: [UInt64]) {
    firsts.append(first)
    weights += parts
    starts.append(weights.count)
  }
}
