/// What drawing computes once and uses in many frames.
struct DrawingCaches {
  let images = ScaledImages()
  /// The corners and edges of shapes.
  let masks = ShapeMasks()
  /// Paths, and icons made of paths.
  let paths = PathMasks()

  static var limits: [(name: String, bytes: Int)] {
    [
      ("scaled images", ScaledImages.limit), ("shapes", ShapeMasks.limit),
      ("paths", PathMasks.limit),
    ]
  }
}
