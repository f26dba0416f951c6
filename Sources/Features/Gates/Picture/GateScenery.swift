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
        top.interpolated(to: bottom, fraction: Double(band) / 34))
    }
    return bands + (colours.isNight ? moon : sun)
  }

  private static let sun: [Drawing] =
    [
      glow(252, 44, 30, 0xFFE082, 46), glow(252, 44, 23, 0xFFE082, 90),
      .disc(252, 44, 16, 0xFFE082),
    ] + cloud(46, 34, 1) + cloud(176, 22, 0.7)

  private static func glow(
    _ x: Double, _ y: Double, _ radius: Double, _ colour: UInt32, _ alpha: Double
  ) -> Drawing {
    .roundedRectangle(
      Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      RGBA(hex: colour).opacity(alpha / 255))
  }

  private static func cloud(_ x: Double, _ y: Double, _ scale: Double) -> [Drawing] {
    let puffs = [
      Rect(x: 0, y: 10, width: 58, height: 14), Rect(x: 10, y: 2, width: 24, height: 22),
      Rect(x: 28, y: -4, width: 22, height: 28),
    ]
    return puffs.map { puff in
      .block(
        x + puff.minX * scale, y + puff.minY * scale, puff.size.width * scale,
        puff.size.height * scale, min(puff.size.width, puff.size.height) * scale / 2, 0xFDFEFC)
    }
  }

  private static let moon: [Drawing] = {
    let stars: [Drawing] = [
      .disc(28, 26, 1.3, 0xE8ECFA), .disc(64, 52, 0.9, 0xE8ECFA), .disc(92, 18, 1.1, 0xE8ECFA),
      .disc(132, 36, 0.8, 0xE8ECFA), .disc(168, 14, 1.3, 0xE8ECFA), .disc(196, 48, 0.9, 0xE8ECFA),
      .disc(224, 22, 1, 0xE8ECFA), .disc(292, 66, 0.9, 0xE8ECFA), .disc(304, 24, 1.2, 0xE8ECFA),
      .disc(44, 78, 0.8, 0xE8ECFA), .disc(282, 96, 0.8, 0xE8ECFA),
    ]
    return stars
      + [.disc(258, 44, 17, 0xF6EBC4), .disc(266, 39, 14, 0x1E2A4C)]
  }()

  private static func garden(_ colours: Colours) -> [Drawing] {
    [
      .disc(44, 236, 130, colours.hills.far), .disc(268, 258, 150, colours.hills.near),
      .disc(150, 300, 178, colours.lawn), .block(0, 134, 320, 66, 0, colours.lawn),
    ] + slope(132...200, from: 155...165, to: 108...212, colours.path)
  }

  private static func house(_ colours: Colours) -> [Drawing] {
    let house = colours.house
    let panes =
      pane(137, 98, house.window, house.wall) + pane(172, 98, house.window, house.wall)
      + pane(137, 114, house.window, house.wall) + pane(172, 114, house.window, house.wall)
    let roof = slope(64...92, from: 144...176, to: 120...200, house.roof)
    let walls: [Drawing] = [
      .block(183, 62, 8, 22, 1, house.roof), .block(126, 92, 68, 41, 1, house.wall),
      .block(120, 90, 80, 4, 2, house.roof),
    ]
    return roof + walls + panes
      + [
        .block(154, 106, 12, 27, 5, house.door), .block(154, 118, 12, 15, 0, house.door),
        .disc(163, 121, 0.9, 0xE0A93F), .block(151, 132, 18, 3, 1, colours.path),
      ]
  }

  private static func pane(
    _ x: Double, _ y: Double, _ glass: UInt32, _ frame: UInt32
  ) -> [Drawing] {
    [
      .block(x, y, 12, 11, 1.5, glass), .block(x + 5.4, y, 1.2, 11, 0, frame),
      .block(x, y + 4.9, 12, 1.2, 0, frame),
    ]
  }

  private static func trees(_ colours: Colours) -> [Drawing] {
    let (dark, light) = (colours.trees.dark, colours.trees.light)
    let trunk: UInt32 = colours.isNight ? 0x2A2A38 : 0x8A6A4C
    return [
      .block(52, 96, 5, 40, 2, trunk), .disc(54, 84, 23, dark), .disc(43, 93, 15, dark),
      .disc(60, 77, 15, light), .block(270, 100, 5, 36, 2, trunk), .disc(272, 90, 20, dark),
      .disc(283, 97, 14, dark), .disc(267, 83, 12, light), .block(304, 104, 4, 30, 2, trunk),
      .disc(306, 98, 15, light), .block(14, 104, 4, 30, 2, trunk), .disc(16, 96, 16, light),
      .disc(108, 128, 9, dark), .disc(119, 131, 7, light), .disc(213, 128, 9, dark),
      .disc(201, 131, 7, light),
    ]
  }

  // MARK: The wall

  private static func wall(_ colours: Colours) -> [Drawing] {
    let pavement: [Drawing] = [.block(0, 176, 320, 24, 0, colours.street)]
    return pavement + slope(176...200, from: 98...222, to: 74...246, colours.path)
      + wall(from: 0, colours) + wall(from: 240, colours)
      + [(16.0, 0), (40, 1), (280, 1), (304, 0)].flatMap { shrub(at: $0, kind: $1, colours) }
  }

  private static func wall(from x: Double, _ colours: Colours) -> [Drawing] {
    let (width, stone) = (80.0, colours.stone)
    var drawings: [Drawing] = [.block(x, 128, width, 49, 0, stone.face)]
    for row in 0..<4 {
      let y = 137 + Double(row) * 10
      drawings.append(.block(x, y, width, 1, 0, stone.joint))
      for joint in stride(from: row % 2 == 0 ? 12.0 : 2, to: width, by: 20) {
        drawings.append(.block(x + joint, y, 1, 10, 0, stone.joint))
      }
    }
    drawings.append(.block(x - 3, 123, width + 6, 7, 2.5, stone.cap))
    return drawings
  }

  private static func shrub(at x: Double, kind: Int, _ colours: Colours) -> [Drawing] {
    let (dark, light) = (colours.trees.dark, colours.trees.light)
    let flowers: [UInt32] = colours.isNight ? [0x9A7FA8, 0xA88A92] : [0xE2718A, 0xF4C95D]
    let flower = flowers[kind]
    return [
      .disc(x - 9, 175, 8, dark), .disc(x + 9, 175, 9, dark), .disc(x, 171, 11, light),
      .disc(x - 4, 167, 1.8, flower), .disc(x + 5, 170, 1.8, flower),
      .disc(x + 1, 175, 1.8, flower), .disc(x - 9, 173, 1.6, flower),
      .disc(x + 10, 176, 1.6, flower),
    ]
  }

  private static func pillar(at x: Double, _ colours: Colours) -> [Drawing] {
    let (face, shade) = (colours.pillar.face, colours.pillar.shade)
    let light: UInt32 = colours.isNight ? 0xFFE7A8 : 0xFFFBEF
    let pillar: [Drawing] = [
      .block(x, 98, 20, 80, 0, face), .block(x + 13, 98, 7, 80, 0, shade),
      .block(x + 3, 112, 8, 46, 1.5, shade), .block(x - 4, 93, 28, 7, 2.5, face),
      .block(x - 1, 99, 22, 2.5, 0, shade), .block(x - 3, 171, 26, 8, 2, face),
      .block(x - 3, 176, 26, 3, 1, shade), .block(x + 7, 88, 6, 6, 1, shade),
      .disc(x + 10, 82, 7.5, light), .block(x + 6, 73, 8, 3, 1.5, shade),
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
      return .block(left, heights.lowerBound + y, right - left, 1, 0, colour)
    }
  }
}
