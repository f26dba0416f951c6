/// What drawing computes once and uses in many frames.
struct DrawingCaches {
  /// Scaled bitmaps.
  let images = ScaledImages()
  /// The corners and edges of shapes.
  let masks = ShapeMasks()
}
