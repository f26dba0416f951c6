public import FlowCore

/// One drawing command of a layer; its coordinates are in points of that layer.
///
/// Nothing is drawn if a point or a rectangle is not finite, except that a
/// ``fractionalFill(_:clip:_:)`` may be infinitely large.
public enum Drawing: Hashable, Sendable {
  /// A filled rectangle whose edges are rounded to the nearest device pixels.
  case fill(Rect, RGBA)
  /// A filled rectangle whose left and right edges are exact to a fraction of a device pixel.
  ///
  /// Its top and bottom edges are rounded to the nearest device pixels, and stay at least one
  /// device pixel apart: a thin strip keeps its height while its end moves smoothly. Nothing is
  /// drawn unless both width and height are greater than 0; NaN draws nothing. A clip, if any,
  /// limits the filled area; the clip's own edges are rounded to the nearest device pixels.
  case fractionalFill(Rect, clip: Rect? = nil, RGBA)
  /// A horizontal line, one device pixel thick, with this top left corner and width in points.
  case hairline(Point, width: Double, RGBA)
  /// A filled rectangle with rounded corners; a radius of half the shorter side gives a capsule.
  case roundedRectangle(Rect, radius: Double, RGBA)
  /// The slice of a filled rounded rectangle between two x coordinates, in points of the layer.
  ///
  /// The cuts are straight and exact to a fraction of a device pixel; corners inside the slice stay
  /// round.
  case roundedRectangleSlice(Rect, radius: Double, across: ClosedRange<Double>, RGBA)
  /// The border of a rounded rectangle, drawn inside its edges.
  case outline(Rect, radius: Double, width: Double, RGBA)
  /// The soft shadow that a card with rounded corners casts in light from above.
  ///
  /// It is black at 18 %, moved down by 8 points and blurred over 24 points; it is also drawn under
  /// the card.
  case shadow(Rect, radius: Double)
  /// One line of text whose baseline starts at this point.
  ///
  /// Nothing is drawn of text whose font size is more than 4096 device pixels.
  case text(String, TextStyle, baseline: Point, RGBA)
  /// An icon's shape in one colour, fitted into the centre of a rectangle, and flipped horizontally
  /// if `isMirrored`.
  ///
  /// Nothing is drawn of an icon that is larger than 16,384 device pixels; under a transform, that
  /// limits only icons whose shapes are files and which are not interpolated.
  case icon(Icon, Rect, RGBA, isMirrored: Bool = false)
  /// The inside of a path.
  ///
  /// Its edges are exact to a fraction of a device pixel. In a right-to-left layout the path is
  /// flipped; for a shape that must not be flipped, use an icon without a direction, or an image.
  case path(Path, rule: FillRule = .nonZero, Paint)
  /// The line along a path, exact to a fraction of a device pixel.
  case stroke(Path, StrokeStyle, Paint)
  /// Drawings clipped to a shape, whose edges are exact to a fraction of a device pixel.
  indirect case clipped(ClipShape, [Drawing])
  /// Drawings under a transform: rotated, scaled, sheared or moved.
  ///
  /// Edges inside are exact to a fraction of a device pixel, and not rounded to pixels: a hairline
  /// is one device pixel thick, wherever it lies, unless the transform scales unevenly. Bitmaps,
  /// text and icons whose shapes are files are interpolated bilinearly; but if the transform only
  /// moves, and scales by one positive factor, such text and icons are drawn at their new size, on
  /// whole pixels. The limit of the size of text applies to the size after the transform.
  indirect case transformed(Transform, [Drawing])
  /// An image that fills the first rectangle, clipped to the second one, which has rounded corners.
  ///
  /// The origins and sizes of both are rounded to whole device pixels.
  case image(ImageSource, Rect, clip: Rect, radius: Double)
}
