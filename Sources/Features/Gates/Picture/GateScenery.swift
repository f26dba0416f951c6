internal import FlowCore
internal import FlowUI

/// The scenery around the leaves of the gate: a house in a garden, and the wall in front of it.
enum GateScenery {
  /// The size of the scenery, in points that scale with the picture.
  static let size = Size(width: 320, height: 200)
  /// The x range between the pillars.
  static let opening = 98.0...222.0

  static let day = Artwork(size: size, drawings: drawings(.day))
  static let night = Artwork(size: size, drawings: drawings(.night))

  /// The colours of the scenery by day or by night, as `0xRRGGBB`.
  struct Colours {
    let sky: (top: UInt32, bottom: UInt32)
    let hills: (far: UInt32, near: UInt32)
    let lawn: UInt32
    let path: UInt32
    let trees: (dark: UInt32, light: UInt32)
    let house: (wall: UInt32, roof: UInt32, door: UInt32, window: UInt32)
    let stone: (face: UInt32, joint: UInt32, cap: UInt32)
    let pillar: (face: UInt32, shade: UInt32)
    let street: UInt32
    let isNight: Bool

    static let day = Colours(
      sky: (0xA9D8F0, 0xF2F4E2), hills: (0xBFD9B8, 0x9CC58F), lawn: 0x8DBB6F, path: 0xEAD9B0,
      trees: (0x4F8A4C, 0x69A35C), house: (0xFBF3E2, 0xC4593F, 0x3C6E8F, 0x8FB9CC),
      stone: (0xD9C6AC, 0xC4AE91, 0xEADCC6), pillar: (0xF0E4D0, 0xD8C8AE), street: 0xC9BBA3,
      isNight: false)
    static let night = Colours(
      sky: (0x16213F, 0x4A5784), hills: (0x34426B, 0x2B3A55), lawn: 0x2C4A48, path: 0x8C8674,
      trees: (0x1C3838, 0x274A44), house: (0x5E6788, 0x3A2F45, 0x27304A, 0xFFD77A),
      stone: (0x5A5F78, 0x4B5068, 0x70768F), pillar: (0x7F86A0, 0x666D88), street: 0x3A3F54,
      isNight: true)
  }

  private static func drawings(_ colours: Colours) -> [Drawing] {
    sky(colours) + garden(colours) + house(colours) + trees(colours) + wall(colours)
      + pillar(at: opening.lowerBound - 20, colours) + pillar(at: opening.upperBound, colours)
  }

  // MARK: Behind the wall

  private static func sky(_ colours: Colours) -> [Drawing] {
    let (top, bottom) = (RGBA(hex: colours.sky.top), RGBA(hex: colours.sky.bottom))
    let bands = (0..<35).map { band -> Drawing in
      .fill(
        Rect(x: 0, y: Double(band) * 4, width: size.width, height: 4),
        colour: top.interpolated(to: bottom, fraction: Double(band) / 34))
    }
    return bands + (colours.isNight ? moon : sun)
  }

  private static let sun: [Drawing] =
    [
      glow(252, 44, 30, 0xFFE082, 46), glow(252, 44, 23, 0xFFE082, 90),
      .disc(x: 252, y: 44, radius: 16, colour: 0xFFE082),
    ] + cloud(46, 34, 1) + cloud(176, 22, 0.7)

  private static func glow(
    _ x: Double, _ y: Double, _ radius: Double, _ colour: UInt32, _ alpha: Double
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      colour: RGBA(hex: colour).opacity(alpha / 255))
  }

  private static func cloud(_ x: Double, _ y: Double, _ scale: Double) -> [Drawing] {
    let puffs = [
      Rect(x: 0, y: 10, width: 58, height: 14), Rect(x: 10, y: 2, width: 24, height: 22),
      Rect(x: 28, y: -4, width: 22, height: 28),
    ]
    return puffs.map { puff in
      .block(
        x: x + puff.minX * scale, y: y + puff.minY * scale, width: puff.size.width * scale,
        height: puff.size.height * scale,
        radius: min(puff.size.width, puff.size.height) * scale / 2, colour: 0xFDFEFC)
    }
  }

  private static let moon: [Drawing] = {
    let stars: [Drawing] = [
      .disc(x: 28, y: 26, radius: 1.3, colour: 0xE8ECFA),
      .disc(x: 64, y: 52, radius: 0.9, colour: 0xE8ECFA),
      .disc(x: 92, y: 18, radius: 1.1, colour: 0xE8ECFA),
      .disc(x: 132, y: 36, radius: 0.8, colour: 0xE8ECFA),
      .disc(x: 168, y: 14, radius: 1.3, colour: 0xE8ECFA),
      .disc(x: 196, y: 48, radius: 0.9, colour: 0xE8ECFA),
      .disc(x: 224, y: 22, radius: 1, colour: 0xE8ECFA),
      .disc(x: 292, y: 66, radius: 0.9, colour: 0xE8ECFA),
      .disc(x: 304, y: 24, radius: 1.2, colour: 0xE8ECFA),
      .disc(x: 44, y: 78, radius: 0.8, colour: 0xE8ECFA),
      .disc(x: 282, y: 96, radius: 0.8, colour: 0xE8ECFA),
    ]
    return stars
      + [
        .disc(x: 258, y: 44, radius: 17, colour: 0xF6EBC4),
        .disc(x: 266, y: 39, radius: 14, colour: 0x1E2A4C),
      ]
  }()

  private static func garden(_ colours: Colours) -> [Drawing] {
    [
      .disc(x: 44, y: 236, radius: 130, colour: colours.hills.far),
      .disc(x: 268, y: 258, radius: 150, colour: colours.hills.near),
      .disc(x: 150, y: 300, radius: 178, colour: colours.lawn),
      .block(x: 0, y: 134, width: 320, height: 66, radius: 0, colour: colours.lawn),
    ] + slope(132...200, from: 155...165, to: 108...212, colours.path)
  }

  private static func house(_ colours: Colours) -> [Drawing] {
    let house = colours.house
    let panes =
      pane(137, 98, house.window, house.wall) + pane(172, 98, house.window, house.wall)
      + pane(137, 114, house.window, house.wall) + pane(172, 114, house.window, house.wall)
    let roof = slope(64...92, from: 144...176, to: 120...200, house.roof)
    let walls: [Drawing] = [
      .block(x: 183, y: 62, width: 8, height: 22, radius: 1, colour: house.roof),
      .block(x: 126, y: 92, width: 68, height: 41, radius: 1, colour: house.wall),
      .block(x: 120, y: 90, width: 80, height: 4, radius: 2, colour: house.roof),
    ]
    return roof + walls + panes
      + [
        .block(x: 154, y: 106, width: 12, height: 27, radius: 5, colour: house.door),
        .block(x: 154, y: 118, width: 12, height: 15, radius: 0, colour: house.door),
        .disc(x: 163, y: 121, radius: 0.9, colour: 0xE0A93F),
        .block(x: 151, y: 132, width: 18, height: 3, radius: 1, colour: colours.path),
      ]
  }

  private static func pane(
    _ x: Double, _ y: Double, _ glass: UInt32, _ frame: UInt32
  ) -> [Drawing] {
    [
      .block(x: x, y: y, width: 12, height: 11, radius: 1.5, colour: glass),
      .block(x: x + 5.4, y: y, width: 1.2, height: 11, radius: 0, colour: frame),
      .block(x: x, y: y + 4.9, width: 12, height: 1.2, radius: 0, colour: frame),
    ]
  }

  private static func trees(_ colours: Colours) -> [Drawing] {
    let (dark, light) = (colours.trees.dark, colours.trees.light)
    let trunk: UInt32 = colours.isNight ? 0x2A2A38 : 0x8A6A4C
    return [
      .block(x: 52, y: 96, width: 5, height: 40, radius: 2, colour: trunk),
      .disc(x: 54, y: 84, radius: 23, colour: dark), .disc(x: 43, y: 93, radius: 15, colour: dark),
      .disc(x: 60, y: 77, radius: 15, colour: light),
      .block(x: 270, y: 100, width: 5, height: 36, radius: 2, colour: trunk),
      .disc(x: 272, y: 90, radius: 20, colour: dark),
      .disc(x: 283, y: 97, radius: 14, colour: dark),
      .disc(x: 267, y: 83, radius: 12, colour: light),
      .block(x: 304, y: 104, width: 4, height: 30, radius: 2, colour: trunk),
      .disc(x: 306, y: 98, radius: 15, colour: light),
      .block(x: 14, y: 104, width: 4, height: 30, radius: 2, colour: trunk),
      .disc(x: 16, y: 96, radius: 16, colour: light),
      .disc(x: 108, y: 128, radius: 9, colour: dark),
      .disc(x: 119, y: 131, radius: 7, colour: light),
      .disc(x: 213, y: 128, radius: 9, colour: dark),
      .disc(x: 201, y: 131, radius: 7, colour: light),
    ]
  }

  // MARK: The wall

  private static func wall(_ colours: Colours) -> [Drawing] {
    let pavement: [Drawing] = [
      .block(x: 0, y: 176, width: 320, height: 24, radius: 0, colour: colours.street)
    ]
    return pavement + slope(176...200, from: 98...222, to: 74...246, colours.path)
      + wall(from: 0, colours) + wall(from: 240, colours)
      + [(16.0, 0), (40, 1), (280, 1), (304, 0)].flatMap { shrub(at: $0, kind: $1, colours) }
  }

  private static func wall(from x: Double, _ colours: Colours) -> [Drawing] {
    let (width, stone) = (80.0, colours.stone)
    var drawings: [Drawing] = [
      .block(x: x, y: 128, width: width, height: 49, radius: 0, colour: stone.face)
    ]
    for row in 0..<4 {
      let y = 137 + Double(row) * 10
      drawings.append(.block(x: x, y: y, width: width, height: 1, radius: 0, colour: stone.joint))
      for joint in stride(from: row % 2 == 0 ? 12.0 : 2, to: width, by: 20) {
        drawings.append(
          .block(x: x + joint, y: y, width: 1, height: 10, radius: 0, colour: stone.joint))
      }
    }
    drawings.append(
      .block(x: x - 3, y: 123, width: width + 6, height: 7, radius: 2.5, colour: stone.cap))
    return drawings
  }

  private static func shrub(at x: Double, kind: Int, _ colours: Colours) -> [Drawing] {
    let (dark, light) = (colours.trees.dark, colours.trees.light)
    let flowers: [UInt32] = colours.isNight ? [0x9A7FA8, 0xA88A92] : [0xE2718A, 0xF4C95D]
    let flower = flowers[kind]
    return [
      .disc(x: x - 9, y: 175, radius: 8, colour: dark),
      .disc(x: x + 9, y: 175, radius: 9, colour: dark),
      .disc(x: x, y: 171, radius: 11, colour: light),
      .disc(x: x - 4, y: 167, radius: 1.8, colour: flower),
      .disc(x: x + 5, y: 170, radius: 1.8, colour: flower),
      .disc(x: x + 1, y: 175, radius: 1.8, colour: flower),
      .disc(x: x - 9, y: 173, radius: 1.6, colour: flower),
      .disc(x: x + 10, y: 176, radius: 1.6, colour: flower),
    ]
  }

  private static func pillar(at x: Double, _ colours: Colours) -> [Drawing] {
    let (face, shade) = (colours.pillar.face, colours.pillar.shade)
    let light: UInt32 = colours.isNight ? 0xFFE7A8 : 0xFFFBEF
    let pillar: [Drawing] = [
      .block(x: x, y: 98, width: 20, height: 80, radius: 0, colour: face),
      .block(x: x + 13, y: 98, width: 7, height: 80, radius: 0, colour: shade),
      .block(x: x + 3, y: 112, width: 8, height: 46, radius: 1.5, colour: shade),
      .block(x: x - 4, y: 93, width: 28, height: 7, radius: 2.5, colour: face),
      .block(x: x - 1, y: 99, width: 22, height: 2.5, radius: 0, colour: shade),
      .block(x: x - 3, y: 171, width: 26, height: 8, radius: 2, colour: face),
      .block(x: x - 3, y: 176, width: 26, height: 3, radius: 1, colour: shade),
      .block(x: x + 7, y: 88, width: 6, height: 6, radius: 1, colour: shade),
      .disc(x: x + 10, y: 82, radius: 7.5, colour: light),
      .block(x: x + 6, y: 73, width: 8, height: 3, radius: 1.5, colour: shade),
    ]
    return (colours.isNight ? shine(x + 10, 82) : []) + pillar
  }

  private static func shine(_ x: Double, _ y: Double) -> [Drawing] {
    [
      glow(x, y, 26, 0xFFD77A, 26), glow(x, y, 18, 0xFFD77A, 44), glow(x, y, 11, 0xFFD77A, 90),
    ]
  }

  /// A shape with slanting sides.
  private static func slope(
    _ heights: ClosedRange<Double>, from top: ClosedRange<Double>, to bottom: ClosedRange<Double>,
    _ colour: UInt32
  ) -> [Drawing] {
    let height = heights.upperBound - heights.lowerBound
    return stride(from: 0, to: height, by: 0.5).map { (y: Double) -> Drawing in
      let part = y / height
      let left = top.lowerBound + (bottom.lowerBound - top.lowerBound) * part
      let right = top.upperBound + (bottom.upperBound - top.upperBound) * part
      // Slices overlap, so that no seam shows between them.
      return .block(
        x: left, y: heights.lowerBound + y, width: right - left, height: 1, radius: 0,
        colour: colour)
    }
  }
}
