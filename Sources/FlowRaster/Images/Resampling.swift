/// Of which pixels of a picture those of a scaled one are made, along one axis.
///
/// A picture that gets smaller is averaged: each pixel is the mean of what it covers, to the last
/// fraction of a pixel. One that gets larger is interpolated between two neighbours, as scaled
/// pages are.
struct Resampling {
  /// What the weights of each pixel add up to.
  let total: UInt64
  /// For each pixel the first one that it is made of.
  private(set) var firsts: [Int] = []
  /// How much each of those counts that a pixel is made of, from its first one on; pixel after
  /// pixel.
  private(set) var weights: [UInt64] = []
  /// Where the weights of each pixel begin, and those of the last one end.
  private(set) var starts: [Int] = [0]

  /// Prepares some of `count` pixels that show `source` pixels; both counts are positive.
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

  /// In units of which `count` make a pixel of the source, and `source` one of the scaled picture.
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
