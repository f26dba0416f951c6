/// Searches a picture for areas that repeat an area of the previous one.
struct MoveSearch {
  /// About how many edges are compared at each shift, which is enough to tell shifts apart; by
  /// trial.
  private static let sampleCount = 512
  /// A shift must explain more than this fraction of the edges; by trial.
  private static let leastExplained = 1.0 / 8
  /// In each column of a toned area, the prediction is wrong for more than this fraction of the
  /// pixels; by trial.
  private static let leastWrong = 1.0 / 20
  /// The largest distance that is tried for a toned area, in pixels: a page that is being covered
  /// moves less than this between two frames; by trial.
  private static let maxSideways = 60
  /// The distance between two rows whose edges are compared, in pixels: about a line of text.
  private static let rowStep = 24

  private let width: Int
  private let height: Int
  private let earlier: [UInt32]
  private let later: [UInt32]

  /// The pictures must have the same size.
  init(from earlier: PixelGrid, to later: PixelGrid) {
    (width, height) = (later.width, later.height)
    (self.earlier, self.later) = (earlier.pixels, later.pixels)
  }

  /// How many pixels of the later picture differ from those of a prediction.
  func pixels(unlike prediction: PixelGrid) -> Int {
    later.indices.count { later[$0] != prediction.pixels[$0] }
  }

  // MARK: Areas that have moved

  /// The area that has moved to the left, to the right, up or down.
  func movedArea() -> FilmStrips.Move? {
    guard let (right, down) = shift() else { return nil }
    // 1 where a pixel is right only if it moves, -1 where only if it stays.
    var gains = [Int8](repeating: 0, count: later.count)
    let (columns, rows) = (inside(width, right), inside(height, down))
    for row in rows {
      for pixel in row * width + columns.lowerBound..<row * width + columns.upperBound {
        let isMoved = later[pixel] == earlier[pixel - down * width - right]
        gains[pixel] = (isMoved ? 1 : 0) - (later[pixel] == earlier[pixel] ? 1 : 0)
      }
    }
    let area = best(of: gains, columns, rows)
    guard !area.columns.isEmpty, !area.rows.isEmpty else { return nil }
    return FilmStrips.Move(
      x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count,
      height: area.rows.count, right: right, down: down, tones: .unchanged)
  }

  /// The indices along a side that were inside the picture before a shift; empty if the side is
  /// shorter than the shift.
  private func inside(_ length: Int, _ shift: Int) -> Range<Int> {
    guard abs(shift) < length else { return 0..<0 }
    return max(0, shift)..<min(length, length + shift)
  }

  /// The shift, along one axis, that explains the most of the changed edges; `nil` if it explains
  /// too few.
  private func shift() -> (right: Int, down: Int)? {
    let edges = (width..<later.count).filter { pixel in
      later[pixel] != earlier[pixel] && later[pixel] != later[pixel - 1]
        && later[pixel] != later[pixel - width]
    }
    let step = max(1, edges.count / Self.sampleCount)
    let samples = stride(from: 0, to: edges.count, by: step).map {
      (pixel: edges[$0], column: edges[$0] % width)
    }
    let least = Int(Double(samples.count) * Self.leastExplained)
    var best: (count: Int, right: Int, down: Int) = (least, 0, 0)
    for right in 1 - width..<width where right != 0 {
      let columns = inside(width, right)
      let count = samples.count { pixel, column in
        columns.contains(column) && later[pixel] == earlier[pixel - right]
      }
      if count > best.count { best = (count, right, 0) }
    }
    for down in 1 - height..<height where down != 0 {
      let count = samples.count { pixel, _ in
        let from = pixel - down * width
        return from >= 0 && from < earlier.count && later[pixel] == earlier[from]
      }
      if count > best.count { best = (count, 0, down) }
    }
    return best.right == 0 && best.down == 0 ? nil : (best.right, best.down)
  }

  /// The rectangle with the largest sum of gains, or nearly so: the best rows and the best columns
  /// are chosen in turn, which changes hardly anything after three rounds.
  private func best(
    of gains: [Int8], _ columns: Range<Int>, _ rows: Range<Int>
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    var (bestColumns, bestRows) = (columns, rows)
    for _ in 0..<3 {
      bestRows = Self.bestRun(in: rows) { row in
        bestColumns.reduce(0) { $0 + Int(gains[row * width + $1]) }
      }
      bestColumns = Self.bestRun(in: columns) { column in
        bestRows.reduce(0) { $0 + Int(gains[$1 * width + column]) }
      }
    }
    return (bestColumns, bestRows)
  }

  /// The run with the largest sum, by Kadane's algorithm; empty if no sum is positive.
  private static func bestRun(in range: Range<Int>, _ gain: (Int) -> Int) -> Range<Int> {
    var (best, bestRun) = (0, range.lowerBound..<range.lowerBound)
    var (sum, start) = (0, range.lowerBound)
    for index in range {
      if sum <= 0 { (sum, start) = (0, index) }
      sum += gain(index)
      if sum > best { (best, bestRun) = (sum, start..<index + 1) }
    }
    return bestRun
  }

  // MARK: Areas in other tones

  /// The area that has changed its tones, such as a dimmed page; it may also have moved a little to
  /// the side.
  func tonedArea(unlike prediction: PixelGrid) -> FilmStrips.Move? {
    guard let (columns, rows) = wrongArea(of: prediction.pixels) else { return nil }
    let right = sideways(columns, rows)
    let area = columns.clamped(to: inside(width, right))
    var counts = [Int32](repeating: 0, count: 256 * 256)
    for row in rows {
      for pixel in row * width + area.lowerBound..<row * width + area.upperBound
      where prediction.pixels[pixel] != later[pixel] {
        let (from, to) = (earlier[pixel - right], later[pixel])
        for channel: UInt32 in [0, 8, 16] {
          counts[Int(from >> channel & 255) * 256 + Int(to >> channel & 255)] += 1
        }
      }
    }
    return FilmStrips.Move(
      x: area.lowerBound, y: rows.lowerBound, width: area.count, height: rows.count,
      right: right, down: 0, tones: FilmStrips.ToneCurve(mostFrequent: counts))
  }

  /// The longest run of columns with enough wrong pixels, and the rows from the first wrong pixel
  /// to the last.
  private func wrongArea(of prediction: [UInt32]) -> (columns: Range<Int>, rows: Range<Int>)? {
    var wrong = [Int](repeating: 0, count: width)
    var (top, bottom) = (height, -1)
    for row in 0..<height {
      for column in 0..<width
      where prediction[row * width + column] != later[row * width + column] {
        wrong[column] += 1
        (top, bottom) = (min(top, row), max(bottom, row))
      }
    }
    guard bottom >= top else { return nil }
    let rows = top..<bottom + 1
    let least = Int(Double(rows.count) * Self.leastWrong)
    var (best, start) = (0..<0, 0)
    for column in 0..<width {
      if wrong[column] <= least { start = column + 1 }
      if column + 1 - start > best.count { best = start..<column + 1 }
    }
    return best.isEmpty ? nil : (best, rows)
  }

  /// The shift, positive to the right, with which the most of the compared pixels are edges in both
  /// pictures or in neither.
  private func sideways(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    let isEdge = { (pixels: [UInt32], row: Int, column: Int) in
      column > 0 && pixels[row * width + column] != pixels[row * width + column - 1]
    }
    let shifts = (-Self.maxSideways...Self.maxSideways).sorted { (abs($0), $0) < (abs($1), $1) }
    var best = (count: -1, right: 0)
    for right in shifts {
      let area = columns.clamped(to: inside(width, right))
      var count = 0
      for row in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowStep) {
        count += area.count { isEdge(later, row, $0) == isEdge(earlier, row, $0 - right) }
      }
      if count > best.count { best = (count, right) }
    }
    return best.right
  }
}
