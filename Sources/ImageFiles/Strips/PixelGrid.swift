/// A picture whose pixels are compared as whole numbers: 0xAARRGGBB, row by row.
struct PixelGrid: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(_ image: RGBImage) {
    (width, height) = (image.width, image.height)
    pixels = ChangedArea(of: image).colours(of: image)
  }
}

extension PixelGrid {
  /// The width in pixels from which a gap separates two areas: each area takes some 20 bytes in a
  /// page; by trial.
  private static let smallestGap = 16

  /// The areas that differ from a picture of the same size, the tallest first.
  ///
  /// The whole picture is divided along rows and columns without differences.
  func areas(unlike other: PixelGrid) -> [ChangedArea] {
    areas(unlike: other, 0..<width, 0..<height).sorted {
      ($1.height, $0.y, $0.x) < ($0.height, $1.y, $1.x)
    }
  }

  private func areas(
    unlike other: PixelGrid, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> [ChangedArea] {
    let rowRuns = Self.runs(in: rows) { row in
      columns.contains { pixels[row * width + $0] != other.pixels[row * width + $0] }
    }
    guard let first = rowRuns.first, let last = rowRuns.last else { return [] }
    let changedRows = first.lowerBound..<last.upperBound
    let columnRuns = Self.runs(in: columns) { column in
      changedRows.contains { pixels[$0 * width + column] != other.pixels[$0 * width + column] }
    }
    if columnRuns.count > 1 { return columnRuns.flatMap { areas(unlike: other, $0, changedRows) } }
    if rowRuns.count > 1 { return rowRuns.flatMap { areas(unlike: other, columnRuns[0], $0) } }
    let (x, y) = (columnRuns[0].lowerBound, changedRows.lowerBound)
    return [ChangedArea(x: x, y: y, width: columnRuns[0].count, height: changedRows.count)]
  }

  /// The runs of indices of which something is true; small gaps are part of a run.
  private static func runs(in range: Range<Int>, _ isChanged: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in range where isChanged(index) {
      if let last = runs.last, index - last.upperBound < smallestGap {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
