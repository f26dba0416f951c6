internal import FlowScene

/// Measures how much of each pixel lies inside polygons.
///
/// A sweep from top to bottom divides each row of pixels into bands in which no side begins, ends
/// or crosses another one. In a band the area between two sides is a trapezoid, whose share of each
/// pixel is computed exactly; nothing is sampled. Only IEEE additions, multiplications and
/// divisions are used, so the result is the same on every machine.
struct AreaSweep {
  private let area: PixelRect
  private let rule: FillRule
  /// The sides that touch the rows of `area`, sorted by their upper ends.
  private let edges: [Edges.Edge]
  /// The sides that cross the current band, from left to right.
  private var active: [Edges.Edge] = []
  /// Where the sides of `active` cross the band, in the same order.
  private var crossings: [Crossing] = []
  /// By how much each pixel's covered area exceeds that of the pixel before it.
  private var steps: [Double]

  private struct Crossing {
    /// The x coordinate at the top of the band; `end` is that at the bottom.
    let start: Double
    let end: Double
    let winding: Int

    /// Twice the x coordinate in the middle of the band.
    var middle: Double { start + end }
  }

  /// An area in square pixels; sides that overlap by less do not divide the band.
  private static let overlap = 1e-4
  /// The maximum depth of divisions; rounding errors could otherwise divide a band forever.
  private static let depth = 40

  static func coverage(of edges: Edges, _ rule: FillRule, in area: PixelRect) -> Coverage {
    guard !area.isEmpty else { return .empty }
    var sweep = AreaSweep(edges, rule, area)
    return sweep.coverage()
  }

  private init(_ edges: Edges, _ rule: FillRule, _ area: PixelRect) {
    (self.rule, self.area) = (rule, area)
    let (top, bottom) = (Double(area.top), Double(area.bottom))
    self.edges = edges.all.compactMap { edge in
      guard edge.bottom > top, edge.top < bottom else { return nil }
      var edge = edge
      if edge.top < top { (edge.x, edge.top) = (edge.x(at: top), top) }
      return edge
    }.sorted { $0.top < $1.top }
    steps = [Double](repeating: 0, count: area.width + 1)
  }

  private mutating func coverage() -> Coverage {
    var values = [UInt8](repeating: 0, count: area.width * area.height)
    var next = 0
    for row in 0..<area.height {
      let bottom = Double(area.top + row + 1)
      var y = bottom - 1
      var isEmpty = true
      while y < bottom {
        while next < edges.count, edges[next].top <= y {
          active.append(edges[next])
          next += 1
        }
        let following = next < edges.count ? min(edges[next].top, bottom) : bottom
        if active.isEmpty {
          y = following
          continue
        }
        let end = active.reduce(following) { min($0, $1.bottom) }
        addBand(from: y, to: end, depth: 0)
        active.removeAll { $0.bottom <= end }
        (y, isEmpty) = (end, false)
      }
      if !isEmpty { write(row, to: &values) }
    }
    return Coverage(width: area.width, height: area.height, values: values)
  }

  // MARK: Bands

  private mutating func addBand(from top: Double, to bottom: Double, depth: Int) {
    findCrossings(from: top, to: bottom)
    if depth < Self.depth, let fraction = firstOverlap(height: bottom - top) {
      let middle = top + (bottom - top) * fraction
      if middle > top, middle < bottom {
        addBand(from: top, to: middle, depth: depth + 1)
        return addBand(from: middle, to: bottom, depth: depth + 1)
      }
    }
    var winding = 0
    for crossing in crossings {
      let wasInside = isInside(winding)
      winding += crossing.winding
      guard isInside(winding) != wasInside else { continue }
      add(crossing, wasInside ? top - bottom : bottom - top)
    }
  }

  private func isInside(_ winding: Int) -> Bool {
    switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  private mutating func findCrossings(from top: Double, to bottom: Double) {
    let none = Crossing(start: 0, end: 0, winding: 0)
    crossings.removeAll(keepingCapacity: true)
    crossings.append(contentsOf: repeatElement(none, count: active.count))
    active.withUnsafeMutableBufferPointer { active in
      crossings.withUnsafeMutableBufferPointer { crossings in
        for next in 0..<active.count {
          let edge = active[next]
          let crossing = Crossing(
            start: edge.x(at: top), end: edge.x(at: bottom), winding: edge.winding)
          // From one band to the next, the order changes little.
          var index = next
          while index > 0, crossings[index - 1].middle > crossing.middle {
            active[index] = active[index - 1]
            crossings[index] = crossings[index - 1]
            index -= 1
          }
          active[index] = edge
          crossings[index] = crossing
        }
      }
    }
  }

  /// Where two neighbouring sides cross, as a fraction of the band's height; `nil` if none do.
  private func firstOverlap(height: Double) -> Double? {
    guard crossings.count > 1 else { return nil }
    for index in 1..<crossings.count {
      let (left, right) = (crossings[index - 1], crossings[index])
      let overlap = max(left.start - right.start, left.end - right.end)
      guard overlap * height > Self.overlap else { continue }
      let fraction =
        (right.start - left.start) / (left.end - left.start - right.end + right.start)
      if fraction > 0, fraction < 1 { return fraction }
    }
    return nil
  }

  // MARK: Pixels

  /// Covers everything to the right of a side; `height` is in pixels, and negative to subtract.
  private mutating func add(_ crossing: Crossing, _ height: Double) {
    let (origin, width) = (Double(area.left), Double(area.width))
    var left = min(crossing.start, crossing.end) - origin
    var right = max(crossing.start, crossing.end) - origin
    guard left < width else { return }
    // A side as narrow as this counts as vertical: its `density` could be infinite.
    if right - left < .leastNormalMagnitude { right = left }
    guard right > 0 else { return steps[0] += height }
    // The part of `height` that falls on each pixel of the side's width.
    let density = right > left ? height / (right - left) : 0
    if left < 0 {
      steps[0] += density * -left
      left = 0
    }
    right = min(right, width)
    let (first, last) = (Int(left), min(Int(right), area.width - 1))
    if first == last {
      let part = right > left ? density * (right - left) : height
      let covered = part * (Double(first + 1) - (left + right) / 2)
      steps[first] += covered
      steps[first + 1] += part - covered
      return
    }
    for column in first...last {
      let (start, end) = (max(left, Double(column)), min(right, Double(column + 1)))
      let part = density * (end - start)
      let covered = part * (Double(column + 1) - (start + end) / 2)
      steps[column] += covered
      steps[column + 1] += part - covered
    }
  }

  private mutating func write(_ row: Int, to values: inout [UInt8]) {
    let start = row * area.width
    steps.withUnsafeMutableBufferPointer { steps in
      values.withUnsafeMutableBufferPointer { values in
        var sum = 0.0
        for column in 0..<steps.count - 1 {
          sum += steps[column]
          steps[column] = 0
          values[start + column] = UInt8(min(max(sum, 0), 1) * 255 + 0.5)
        }
        steps[steps.count - 1] = 0
      }
    }
  }
}
