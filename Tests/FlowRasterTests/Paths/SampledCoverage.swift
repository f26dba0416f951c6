import FlowCore
import FlowScene

/// An independent, slow measurement of coverage, with an error of at most half of 1/255.
struct SampledCoverage {
  let width: Int
  let height: Int
  /// The number of sampling lines through each row of pixels.
  private static let lines = 256

  /// The coverage of each pixel, 0…1, row by row.
  func values(of polygons: [[Point]], _ rule: FillRule) -> [Double] {
    var values = [Double](repeating: 0, count: width * height)
    let sides = polygons.flatMap { polygon in
      polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }
    }
    var near: [(Point, Point)] = []
    for line in 0..<height * Self.lines {
      let row = line / Self.lines
      if line % Self.lines == 0 {
        near = sides.filter { start, end in
          min(start.y, end.y) < Double(row + 1) && max(start.y, end.y) > Double(row)
        }
      }
      let y = (Double(line) + 0.5) / Double(Self.lines)
      var crossings: [(x: Double, winding: Int)] = []
      for (start, end) in near where (start.y <= y) != (end.y <= y) {
        let x = start.x + (y - start.y) * (end.x - start.x) / (end.y - start.y)
        crossings.append((x, start.y < end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (left, right) in zip(crossings, crossings.dropFirst()) {
        winding += left.winding
        let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
        if isInside { add(from: left.x, to: right.x, row, &values) }
      }
    }
    return values
  }

  private func add(from left: Double, to right: Double, _ row: Int, _ values: inout [Double]) {
    let (left, right) = (max(left, 0), min(right, Double(width)))
    guard left < right else { return }
    for column in Int(left)..<min(width, Int(right.rounded(.up))) {
      let part = min(right, Double(column + 1)) - max(left, Double(column))
      values[row * width + column] += part / Double(Self.lines)
    }
  }
}
