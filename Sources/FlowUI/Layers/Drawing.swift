public import FlowCore

/// One thing drawn on a layer, in points of that layer.
public enum Drawing: Hashable, Sendable {
  /// A rectangle whose edges are moved to the nearest whole device pixels.
  case fill(Rect, RGBA)
  /// A rectangle whose left and right ends are exact to a fraction of a device pixel.
  ///
  /// Its top and bottom edges are moved to the nearest whole device pixels, at least one of them
  /// apart: a thin strip keeps its height while its end moves smoothly. Unless its width and its
  /// height are more than 0, as when one is NaN, nothing is drawn.
  case fractionalFill(Rect, RGBA)
  /// A line across, one device pixel thick, with this top left corner and width.
  case hairline(Point, width: Double, RGBA)
  /// A rectangle with round corners; a radius of half the shorter side gives a capsule.
  case roundedRectangle(Rect, radius: Double, RGBA)
  /// What of a rounded rectangle lies between two places across, in points of the layer: its round
  /// corners stay, and the cut is straight and exact to a fraction of a device pixel.
  case roundedRectangleSlice(Rect, radius: Double, across: ClosedRange<Double>, RGBA)
  /// The border of a rounded rectangle, drawn inward.
  case outline(Rect, radius: Double, width: Double, RGBA)
  /// The soft shadow around a card with round corners, as of a light from above: black at 18 %,
  /// moved down by 8 points and blurred over 24; it lies under the card, too.
  case shadow(Rect, radius: Double)
  /// One line of text with this point at the start of its baseline.
  case text(String, TextStyle, baseline: Point, RGBA)
  /// An icon's shape in one colour, fitted into the middle of a rectangle, and as in a mirror where
  /// it is marked so.
  case icon(Icon, Rect, RGBA, isMirrored: Bool = false)
  /// A picture that fills one rectangle, as far as a second one with round corners shows it.
  ///
  /// The places and extents of both are moved to the nearest whole device pixels.
  case image(ImageSource, Rect, clip: Rect, radius: Double)
}
