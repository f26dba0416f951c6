internal import FlowCore
internal import FlowUI

extension Artwork {
  /// A map with a route that leads over a footbridge to a pin; both appear as `presence` goes from
  /// 0 to 1.
  static func map(_ presence: Double) -> Artwork {
    Artwork(
      width: 320, height: 280, on: 0xDCEBDD,
      ground + route(presence) + pin(246, 92, fraction: presence.fraction(from: 0.72, to: 1)))
  }

  private static let ground: [Drawing] =
    [
      .disc(x: 276, y: 236, radius: 66, colour: 0xC5E2C8),
      .disc(x: 52, y: 58, radius: 62, colour: 0xC5E2C8),
      .disc(x: 92, y: 34, radius: 44, colour: 0xC5E2C8),
      .block(x: 214, y: 20, width: 92, height: 40, radius: 12, colour: 0xEADFC8),
      .block(x: 16, y: 124, width: 66, height: 44, radius: 10, colour: 0xEADFC8),
      // The river, and the lighter water in its middle.
      .block(x: -40, y: 176, width: 232, height: 44, radius: 22, colour: 0xA9D6EE),
      .block(x: 148, y: 118, width: 44, height: 102, radius: 22, colour: 0xA9D6EE),
      .block(x: 148, y: 118, width: 216, height: 40, radius: 20, colour: 0xA9D6EE),
      .block(x: -40, y: 192, width: 214, height: 10, radius: 5, colour: 0xBFE1F3),
      .block(x: 168, y: 132, width: 196, height: 9, radius: 4.5, colour: 0xBFE1F3),
      // The roads.
      .block(x: -10, y: 96, width: 152, height: 9, radius: 4.5, colour: 0xFFFFFF),
      .block(x: 232, y: -10, width: 9, height: 90, radius: 4.5, colour: 0xFFFFFF),
      .block(x: -10, y: 246, width: 340, height: 9, radius: 4.5, colour: 0xFFFFFF),
      // The footbridge and its planks.
      .block(x: 99, y: 168, width: 22, height: 60, radius: 5, colour: 0xB59A72),
      .block(x: 103, y: 168, width: 14, height: 60, radius: 2, colour: 0xE7D7B5),
    ]
    + (0..<6).map {
      .block(x: 103, y: 174 + 9 * Double($0), width: 14, height: 2, radius: 0, colour: 0xC9B48A)
    }
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
    let fractions = dots.indices.map {
      presence.fraction(of: $0, of: dots.count, from: 0.05, to: 0.8)
    }
    let edges = zip(dots, fractions).compactMap {
      Drawing.growing($1, disc: $0.x, $0.y, 4.6, 0xFFFFFF)
    }
    let cores = zip(dots, fractions).compactMap {
      Drawing.growing($1, disc: $0.x, $0.y, 3, 0xE5483D)
    }
    let start = corners[0]
    return edges + cores + [
      .disc(x: start.x, y: start.y, radius: 9, colour: 0xFFFFFF),
      .disc(x: start.x, y: start.y, radius: 6.5, colour: 0x2F7FA8),
    ]
  }
}
