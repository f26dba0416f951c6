internal import FlowCore
internal import FlowUI

extension Artwork {
  /// A map with a route that leads over a footbridge to a pin; both appear as `presence` goes from
  /// 0 to 1.
  static func map(_ presence: Double) -> Artwork {
    Artwork(
      width: 320, height: 280, on: 0xDCEBDD,
      ground + route(presence) + pin(246, 92, part: presence.part(from: 0.72, to: 1)))
  }

  private static let ground: [Drawing] =
    [
      .disc(276, 236, 66, 0xC5E2C8), .disc(52, 58, 62, 0xC5E2C8), .disc(92, 34, 44, 0xC5E2C8),
      .block(214, 20, 92, 40, 12, 0xEADFC8), .block(16, 124, 66, 44, 10, 0xEADFC8),
      // The river, and the lighter water in its middle.
      .block(-40, 176, 232, 44, 22, 0xA9D6EE), .block(148, 118, 44, 102, 22, 0xA9D6EE),
      .block(148, 118, 216, 40, 20, 0xA9D6EE),
      .block(-40, 192, 214, 10, 5, 0xBFE1F3), .block(168, 132, 196, 9, 4.5, 0xBFE1F3),
      // The roads.
      .block(-10, 96, 152, 9, 4.5, 0xFFFFFF), .block(232, -10, 9, 90, 4.5, 0xFFFFFF),
      .block(-10, 246, 340, 9, 4.5, 0xFFFFFF),
      // The footbridge and its planks.
      .block(99, 168, 22, 60, 5, 0xB59A72), .block(103, 168, 14, 60, 2, 0xE7D7B5),
    ]
    + (0..<6).map { .block(103, 174 + 9 * Double($0), 14, 2, 0, 0xC9B48A) }
    + fir(44, 86, 38, 0x3F8562) + fir(66, 92, 30, 0x5FA777) + fir(28, 78, 26, 0x5FA777)
    + fir(262, 250, 44, 0x3F8562) + fir(288, 256, 34, 0x5FA777) + fir(296, 222, 26, 0x5FA777)

  private static let corners = [
    Point(x: 62, y: 262), Point(x: 110, y: 244), Point(x: 110, y: 150), Point(x: 138, y: 104),
    Point(x: 200, y: 92), Point(x: 246, y: 92),
  ]

  /// The distance between the dots of the route, in points.
  private static let spacing = 9.0

  private static let dots: [Point] = {
    var dots: [Point] = []
    let curve = curvePoints
    // The distance from the start of the side to the next dot.
    var next = 0.0
    for (start, end) in zip(curve, curve.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      while next < length {
        dots.append(start.interpolated(to: end, fraction: next / length))
        next += spacing
      }
      next -= length
    }
    return dots
  }()

  /// The route with its corners rounded by three passes of Chaikin's algorithm, which cuts each
  /// side at a quarter from its ends.
  private static var curvePoints: [Point] {
    (0..<3).reduce(corners) { points, _ in
      [points[0]]
        + zip(points, points.dropFirst()).flatMap { start, end in
          [
            start.interpolated(to: end, fraction: 0.25),
            start.interpolated(to: end, fraction: 0.75),
          ]
        } + [points[points.count - 1]]
    }
  }

  private static func route(_ presence: Double) -> [Drawing] {
    let parts = dots.indices.map { presence.part(of: $0, of: dots.count, from: 0.05, to: 0.8) }
    let edges = zip(dots, parts).compactMap {
      Drawing.growing($1, disc: $0.x, $0.y, 4.6, 0xFFFFFF)
    }
    let cores = zip(dots, parts).compactMap {
      Drawing.growing($1, disc: $0.x, $0.y, 3, 0xE5483D)
    }
    let start = corners[0]
    return edges + cores + [
      .disc(start.x, start.y, 9, 0xFFFFFF), .disc(start.x, start.y, 6.5, 0x2F7FA8),
    ]
  }
}
