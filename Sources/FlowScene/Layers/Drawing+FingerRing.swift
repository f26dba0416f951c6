package import FlowCore

extension Drawing {
  /// A white ring with a coloured line in its middle, visible on any background.
  ///
  /// - Parameters:
  ///   - centre: The centre of the ring, in points.
  ///   - radius: The radius of the outer edge, in points.
  ///   - width: The width of the white line, in points; the coloured line is half as wide.
  ///   - colour: The colour of the middle line.
  package static func fingerRing(
    at centre: Point, radius: Double, width: Double, _ colour: RGBA
  ) -> [Drawing] {
    [(radius, width, RGBA.white), (radius - width / 4, width / 2, colour)].map {
      radius, width, colour in
      .outline(
        Rect(
          x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
        radius: radius, width: width, colour)
    }
  }
}
