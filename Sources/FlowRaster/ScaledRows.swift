/// Where a pixel of a scaled page comes from along one axis: between two neighbours.
struct Tap {
  /// The first of the two.
  let first: Int
  /// How much the second one counts, 0…256.
  let weight: UInt16

  /// The place of a pixel's centre, one of `count` that show `source` pixels of the page.
  ///
  /// It is counted from the middle and rounded towards it, so that a symmetrical page stays one.
  init(_ index: Int, of count: Int, from source: Int) {
    let place = (2 * index + 1 - count) * source * 128 / count + (source - 1) * 128
    let inside = min(max(place, 0), (source - 1) * 256)
    first = max(0, min(inside >> 8, source - 2))
    weight = UInt16(inside - first << 8)
  }
}

/// The rows of a kept page at another size.
///
/// A pixel is the mean of those four of the page that lie around its centre, weighed in 256ths and
/// rounded, first across and then down. All of it is integer arithmetic, and the page's edges fall
/// exactly on the frame's.
struct ScaledRows {
  private let page: PixelBuffer
  private let frame: PixelRect
  private let places: [Int]
  /// Four for each pixel, one for each channel.
  private let weights: [UInt16]
  /// An even and an odd row of the page stretched across, the row between them, and the neighbours
  /// that a row is stretched from.
  private let lines: PixelBuffer
  /// Which rows of the page the first two lines hold.
  private var stretched = [-1, -1]

  /// Prepares the rows of a page that fills `frame`, in the columns of `clip`, a part of it.
  init(_ page: PixelBuffer, frame: PixelRect, clip: PixelRect) {
    self.page = page
    self.frame = frame
    let taps = (clip.left..<clip.right).map {
      Tap($0 - frame.left, of: frame.right - frame.left, from: page.width)
    }
    places = taps.map(\.first)
    weights = taps.flatMap { [$0.weight, $0.weight, $0.weight, $0.weight] }
    lines = PixelBuffer(width: taps.count, height: 5)
  }

  /// The pixels of a row of the picture; valid until the next one is asked for.
  mutating func row(_ y: Int) -> UnsafePointer<UInt32> {
    let tap = Tap(y - frame.top, of: frame.bottom - frame.top, from: page.height)
    let upper = stretch(tap.first)
    guard tap.weight > 0 else { return upper }
    RowOperations.mix(
      upper, stretch(tap.first + 1), to: lines.row(2), count: places.count, weight: tap.weight)
    return UnsafePointer(lines.row(2))
  }

  /// A row of the page stretched across; it serves all rows of the picture beside it.
  private mutating func stretch(_ index: Int) -> UnsafePointer<UInt32> {
    let line = lines.row(index & 1)
    if stretched[index & 1] != index {
      RowOperations.pick(
        places, of: page.row(index), to: lines.row(3), lines.row(4), count: places.count)
      RowOperations.mix(
        lines.row(3), lines.row(4), to: line, count: places.count, weights: weights)
      stretched[index & 1] = index
    }
    return UnsafePointer(line)
  }
}
