public import FlowCore

/// One drawing command of a layer; its coordinates are in points of that layer.
///
/// Nothing is drawn if a point or a rectangle is not finite, except that a
/// ``fractionalFill(_:clip:colour:)`` may be infinitely large.
public enum Drawing: Hashable, Sendable {
  /// A filled rectangle whose edges are rounded to the nearest device pixels.
  case fill(Rect, colour: RGBA)
  /// A filled rectangle whose left and right edges are exact to a fraction of a device pixel.
  ///
  /// Its top and bottom edges are rounded to the nearest device pixels, and stay at least one
  /// device pixel apart: a thin strip keeps its height while its end moves smoothly. Nothing is
  /// drawn unless both width and height are greater than 0; NaN draws nothing. A clip, if any,
  /// limits the filled area; the clip's own edges are rounded to the nearest device pixels.
  case fractionalFill(Rect, clip: Rect? = nil, colour: RGBA)
  /// A horizontal line, one device pixel thick, with this top left corner and width in points.
  case hairline(Point, width: Double, colour: RGBA)
  /// A filled rectangle with rounded corners; a radius of half the shorter side gives a capsule.
  case roundedRectangle(Rect, radius: Double, colour: RGBA)
  /// The slice of a filled rounded rectangle between two x coordinates, in points of the layer.
  ///
  /// The cuts are straight and exact to a fraction of a device pixel; corners inside the slice stay
  /// round.
  case roundedRectangleSlice(Rect, radius: Double, across: ClosedRange<Double>, colour: RGBA)
  /// The border of a rounded rectangle, drawn inside its edges.
  case outline(Rect, radius: Double, width: Double, colour: RGBA)
  /// The soft shadow that a card with rounded corners casts in light from above.
  ///
  /// It is black at 18 %, moved down by 8 points and blurred over 24 points; it is also drawn under
  /// the card.
  case shadow(Rect, radius: Double)
  /// One line of text whose baseline starts at this point.
  ///
  /// Nothing is drawn of text whose font size is more than 4096 device pixels.
  case text(String, style: TextStyle, baseline: Point, colour: RGBA)
  /// An icon's shape in one colour, fitted into the centre of a rectangle, and flipped horizontally
  /// if `isMirrored`.
  ///
  /// Nothing is drawn of an icon that is larger than 16,384 device pixels; under a transform, that
  /// limits only icons whose shapes are files and which are not interpolated.
  case icon(Icon, in: Rect, colour: RGBA, isMirrored: Bool = false)
  /// The inside of a path.
  ///
  /// Its edges are exact to a fraction of a device pixel. In a right-to-left layout the path is
  /// flipped; for a shape that must not be flipped, use an icon without a direction, or an image.
  case path(Path, rule: FillRule = .nonZero, paint: Paint)
  /// The line along a path, exact to a fraction of a device pixel.
  case stroke(Path, style: StrokeStyle, paint: Paint)
  /// Drawings clipped to a shape, whose edges are exact to a fraction of a device pixel.
  indirect case clipped(to: ClipShape, [Drawing])
  /// Drawings under a transform: rotated, scaled, sheared or moved.
  ///
  /// Edges inside are exact to a fraction of a device pixel, and not rounded to pixels: a hairline
  /// is one device pixel thick, wherever it lies, unless the transform scales unevenly. Bitmaps,
  /// text and icons whose shapes are files are interpolated bilinearly; but if the transform only
  /// moves, and scales by one positive factor, such text and icons are drawn at their new size, on
  /// whole pixels. The limit of the size of text applies to the size after the transform.
  indirect case transformed(by: Transform, [Drawing])
  /// An image that fills the first rectangle, clipped to the second one, which has rounded corners.
  ///
  /// The origins and sizes of both are rounded to whole device pixels.
  case image(ImageSource, in: Rect, clip: Rect, radius: Double)
}

extension Drawing {
  /// The size of a ring around a pressed pointer, in points; by eye.
  ///
  /// Rings in films are larger, because films are often shown reduced in size, and their rings with
  /// them; on a stage of the viewer, a ring has the same size at every zoom.
  package struct FingerRing: Hashable, Sendable {
    /// The radius of the outer edge.
    let radius: Double
    /// The width of the white line; the coloured line is half as wide.
    let width: Double

    /// In films and on contact sheets.
    package static let film = FingerRing(radius: 24, width: 8)
    /// On a stage of the viewer.
    package static let stage = FingerRing(radius: 22, width: 6)
  }

  /// A white ring with a coloured line in its middle, visible on any background.
  ///
  /// - Parameters:
  ///   - ring: The size of the ring.
  ///   - centre: The centre of the ring, in points.
  ///   - colour: The colour of the middle line.
  package static func fingerRing(_ ring: FingerRing, at centre: Point, colour: RGBA) -> [Drawing] {
    let (radius, width) = (ring.radius, ring.width)
    return [(radius, width, RGBA.white), (radius - width / 4, width / 2, colour)].map {
      radius, width, colour in
      .outline(
        Rect(
          x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
        radius: radius, width: width, colour: colour)
    }
  }
}
