internal import FlowCore
internal import FlowUI

extension Artwork {
  /// A sun that moves along its arc, and a bar chart of the coming hours that grows, as `presence`
  /// goes from 0 to 1.
  static func daylight(_ presence: Double) -> Artwork {
    let part = presence.part(from: 0, to: 1)
    let sky = mixed(0xF3D9D2, 0xFBE3C4, part)
    return Artwork(
      width: 320, height: 280, on: sky,
      horizon(part, sky: sky) + arc(part) + sun(part) + chart(presence))
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

  private static func horizon(_ part: Double, sky: UInt32) -> [Drawing] {
    [
      .disc(160, 176, 112, mixed(sky, 0xFFFFFF, 0.28)),
      .disc(160, 176, 84, mixed(sky, 0xF6C69A, 0.5)),
      .block(0, 150, 320, 130, 0, mixed(0xDDB3A6, 0xF6C69A, part)),
      .disc(40, 196, 62, mixed(0xC99C93, 0xE8B486, part)),
      .disc(286, 206, 74, mixed(0xC99C93, 0xE8B486, part)),
    ]
  }

  private static func arc(_ part: Double) -> [Drawing] {
    let day = arrival * part
    return (1..<16).map { index in
      let at = Double(index) / 16
      let dot = position(at)
      return at <= day ? .disc(dot.x, dot.y, 3.6, 0xD9823A) : .glow(dot.x, dot.y, 3, 0xB98355, 0.45)
    }
  }

  private static func sun(_ part: Double) -> [Drawing] {
    let at = position(arrival * part)
    return [
      .glow(at.x, at.y, 44, 0xFFC070, 0.25 * part), .glow(at.x, at.y, 34, 0xFFB45C, 0.35),
      .disc(at.x, at.y, 25, mixed(0xF47C4E, 0xFF9F45, part)),
      .disc(at.x, at.y, 18, mixed(0xF99468, 0xFFB866, part)),
    ]
  }

  /// The bars of the chart: warm hours, then rain; heights are in points.
  private static let hours: [(height: Double, colour: UInt32)] = [
    (18, 0xF3B562), (30, 0xF3B562), (40, 0xF08A4B), (46, 0xF08A4B), (36, 0xF3B562), (24, 0x7FB3D5),
    (16, 0x7FB3D5),
  ]

  private static func chart(_ presence: Double) -> [Drawing] {
    [
      .veil(40, 180, 240, 84, 18, 0x8A5A34, 0.16), .block(40, 176, 240, 84, 16, 0xFFFFFF),
      .block(58, 246, 204, 2, 1, 0xE9E2DA),
    ]
      + hours.enumerated().map { index, hour in
        let part = presence.part(of: index, of: hours.count, from: 0.1, to: 0.9)
        let height = 8 + (hour.height - 8) * part
        return .block(
          62 + 30 * Double(index), 242 - height, 15, height, 7, mixed(0xE7DED4, hour.colour, part))
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
