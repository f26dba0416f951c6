/// The two neighbouring source pixels between which a pixel of a scaled page is interpolated, along
/// one axis.
struct Tap {
  let first: Int
  /// The weight of the second source pixel, 0…256.
  let weight: UInt16

  /// Locates the centre of pixel `index` of the `count` pixels onto which `source` pixels are
  /// scaled.
  ///
  /// Positions are in 256ths of a source pixel. They are computed from the middle of the page and
  /// rounded towards it, so a symmetrical page stays symmetrical.
  init(_ index: Int, of count: Int, from source: Int) {
    let position = (2 * index + 1 - count) * source * 128 / count + (source - 1) * 128
    let inside = min(max(position, 0), (source - 1) * 256)
    first = max(0, min(inside >> 8, source - 2))
    weight = UInt16(inside - first * 256)
  }
}

/// The rows of a cached page, scaled to another size.
///
/// Each pixel is interpolated bilinearly between the four nearest pixels of the page, first
/// horizontally and then vertically, with weights in 256ths and rounded results. All arithmetic is
/// on integers, and the page's edges coincide exactly with the frame's.
struct ScaledRows {
  private let page: PixelBuffer
  private let frame: PixelRect
  private let indices: [Int]
  /// The same weight four times for each pixel, once for each channel.
  private let weights: [UInt16]
  /// The latest even and odd row of the page, scaled horizontally; the row interpolated between
  /// them; and the two rows of neighbours from which a row is scaled.
  private let lines: PixelBuffer
  /// The page's rows in the first two lines; -1 for none.
  private var stretched = [-1, -1]

  /// The page fills `frame`; only the columns of `clip`, which lies within it, are scaled.
  init(_ page: PixelBuffer, frame: PixelRect, clip: PixelRect) {
    self.page = page
    self.frame = frame
    let taps = (clip.left..<clip.right).map {
      Tap($0 - frame.left, of: frame.right - frame.left, from: page.width)
    }
    indices = taps.map(\.first)
    weights = taps.flatMap { [$0.weight, $0.weight, $0.weight, $0.weight] }
    lines = PixelBuffer(width: taps.count, height: 5)
  }

  /// Returns a scaled row from the clip's left edge; valid until the next call.
  mutating func row(_ y: Int) -> UnsafePointer<UInt32> {
    let tap = Tap(y - frame.top, of: frame.bottom - frame.top, from: page.height)
    let upper = stretch(tap.first)
    guard tap.weight > 0 else { return upper }
    RowOperations.mix(
      upper, stretch(tap.first + 1), to: lines.row(2), count: indices.count, weight: tap.weight)
    return UnsafePointer(lines.row(2))
  }

  /// Scales a row of the page horizontally, once for all rows of the frame that need it.
  private mutating func stretch(_ index: Int) -> UnsafePointer<UInt32> {
    let line = lines.row(index & 1)
    if stretched[index & 1] != index {
      RowOperations.pick(
        indices, of: page.row(index), to: lines.row(3), lines.row(4), count: indices.count)
      RowOperations.mix(
        lines.row(3), lines.row(4), to: line, count: indices.count, weights: weights)
      stretched[index & 1] = index
    }
    return UnsafePointer(line)
  }
}
