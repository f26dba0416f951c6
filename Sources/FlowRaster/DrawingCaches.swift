/// What drawing computes once and uses in many frames.
struct DrawingCaches {
  let images = ScaledImages()
  /// Corners and edges.
  let masks = ShapeMasks()
  /// Also icons made of paths.
  let paths = PathMasks()

  static var limits: [(name: String, bytes: Int)] {
    [
      ("scaled images", ScaledImages.limit), ("shapes", ShapeMasks.limit),
      ("paths", PathMasks.limit),
    ]
  }
}
