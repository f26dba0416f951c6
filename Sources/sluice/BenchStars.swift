internal import FlowCore
internal import FlowUI

/// A page full of stars that move by parts of a pixel from frame to frame, so that none is drawn
/// from a cache; Benchmarks/Reference draws the same ones.
struct BenchStars {
  let size: Size

  private static let (radius, distance) = (30.0, 64.0)

  func tree(_ frame: Int) -> LayerTree {
    let moved = Double(frame % 16) / 16
    var page = Layer(name: "stars", kind: .page, size: size)
    page.drawings = [.fill(Rect(size), colour: .white)]
    for row in 0..<Int(size.height / Self.distance) {
      for column in 0..<Int(size.width / Self.distance) {
        let centre = Point(
          x: (Double(column) + 0.5) * Self.distance + moved,
          y: (Double(row) + 0.5) * Self.distance)
        page.drawings.append(.path(star(around: centre), paint: .colour(RGBA(hex: 0x0A66D8))))
      }
    }
    return LayerTree(root: page)
  }

  private func star(around centre: Point) -> Path {
    Path { path in
      for corner in 0..<10 {
        let length = corner.isMultiple(of: 2) ? Self.radius : 0.45 * Self.radius
        let point = Point(from: centre, degrees: Double(corner) * 36 - 90, distance: length)
        if corner == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
  }
}
