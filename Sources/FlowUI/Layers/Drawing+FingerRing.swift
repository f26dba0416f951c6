package import FlowCore

extension Drawing {
  /// A ring that is visible on any colour, the size of a fingertip: white, with the colour in its
  /// middle.
  ///
  /// - Parameters:
  ///   - centre: Its centre, in points.
  ///   - radius: The radius of its outer edge, in points.
  ///   - width: The width of the white line; the coloured one is half as wide.
  ///   - colour: The colour of the line in the middle.
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
