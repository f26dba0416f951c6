internal import FlowCore
internal import FlowUI

extension Artwork {
  /// A sun that moves along its arc, and a bar chart of the coming hours that grows, as `presence`
  /// goes from 0 to 1.
  static func daylight(_ presence: Double) -> Artwork {
    let fraction = presence.fraction(from: 0, to: 1)
    let sky = mixed(0xF3D9D2, 0xFBE3C4, fraction)
    return Artwork(
      width: 320, height: 280, on: sky,
      horizon(fraction, sky: sky) + arc(fraction) + sun(fraction) + chart(presence))
  }

  /// The middle and the radius of the sun's arc, in points.
  private static let (middle, radius) = (Point(x: 160, y: 176), 110.0)

  /// The fraction of the day at which the sun stops, in the early afternoon.
  private static let arrival = 0.62

  private static func position(_ day: Double) -> Point {
    // Interpolates between points of the half circle, which needs no trigonometry.
    let index = day * Double(arcPoints.count - 1)
    let lower = min(max(Int(index), 0), arcPoints.count - 2)
    return arcPoints[lower].interpolated(to: arcPoints[lower + 1], fraction: index - Double(lower))
  }

  /// Evenly spaced points of the sun's arc, from sunrise to sunset.
  ///
  /// They are found by repeatedly halving the angle between neighbouring points.
  private static let arcPoints: [Point] = {
    var directions = [Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1), Vector(dx: 1, dy: 0)]
    for _ in 0..<4 {
      directions =
        zip(directions, directions.dropFirst()).flatMap { [$0, $0.bisector(to: $1)] }
        + [directions[directions.count - 1]]
    }
    return directions.map { Point(x: middle.x + radius * $0.dx, y: middle.y + radius * $0.dy) }
  }()

  private static func horizon(_ fraction: Double, sky: UInt32) -> [Drawing] {
    [
      .disc(x: 160, y: 176, radius: 112, colour: mixed(sky, 0xFFFFFF, 0.28)),
      .disc(x: 160, y: 176, radius: 84, colour: mixed(sky, 0xF6C69A, 0.5)),
      .block(
        x: 0, y: 150, width: 320, height: 130, radius: 0,
        colour: mixed(0xDDB3A6, 0xF6C69A, fraction)),
      .disc(x: 40, y: 196, radius: 62, colour: mixed(0xC99C93, 0xE8B486, fraction)),
      .disc(x: 286, y: 206, radius: 74, colour: mixed(0xC99C93, 0xE8B486, fraction)),
    ]
  }

  private static func arc(_ fraction: Double) -> [Drawing] {
    let day = arrival * fraction
    return (1..<16).map { index in
      let at = Double(index) / 16
      let dot = position(at)
      return at <= day
        ? .disc(x: dot.x, y: dot.y, radius: 3.6, colour: 0xD9823A)
        : .glow(dot.x, dot.y, 3, 0xB98355, 0.45)
    }
  }

  private static func sun(_ fraction: Double) -> [Drawing] {
    let at = position(arrival * fraction)
    return [
      .glow(at.x, at.y, 44, 0xFFC070, 0.25 * fraction), .glow(at.x, at.y, 34, 0xFFB45C, 0.35),
      .disc(x: at.x, y: at.y, radius: 25, colour: mixed(0xF47C4E, 0xFF9F45, fraction)),
      .disc(x: at.x, y: at.y, radius: 18, colour: mixed(0xF99468, 0xFFB866, fraction)),
    ]
  }

  /// The bars of the chart: warm hours, then rain; heights are in points.
  private static let hours: [(height: Double, colour: UInt32)] = [
    (18, 0xF3B562), (30, 0xF3B562), (40, 0xF08A4B), (46, 0xF08A4B), (36, 0xF3B562), (24, 0x7FB3D5),
    (16, 0x7FB3D5),
  ]

  private static func chart(_ presence: Double) -> [Drawing] {
    [
      .veil(40, 180, 240, 84, 18, 0x8A5A34, 0.16),
      .block(x: 40, y: 176, width: 240, height: 84, radius: 16, colour: 0xFFFFFF),
      .block(x: 58, y: 246, width: 204, height: 2, radius: 1, colour: 0xE9E2DA),
    ]
      + hours.enumerated().map { index, hour in
        let fraction = presence.fraction(of: index, of: hours.count, from: 0.1, to: 0.9)
        let height = 8 + (hour.height - 8) * fraction
        return .block(
          x: 62 + 30 * Double(index), y: 242 - height, width: 15, height: height, radius: 7,
          colour: mixed(0xE7DED4, hour.colour, fraction))
      }
  }
}

extension Vector {
  /// The unit vector that bisects the angle between this unit vector and another one.
  fileprivate func bisector(to other: Vector) -> Vector {
    let sum = Vector(dx: dx + other.dx, dy: dy + other.dy)
    let length = (sum.dx * sum.dx + sum.dy * sum.dy).squareRoot()
    return Vector(dx: sum.dx / length, dy: sum.dy / length)
  }
}
