/// A drawing target: its pixels, the clip, and the device pixels per point.
struct Canvas {
  let target: PixelBuffer
  let clip: PixelRect
  let scale: Double

  func clipped(to clip: PixelRect) -> Canvas {
    Canvas(target: target, clip: clip, scale: scale)
  }

  /// The parts of the clip that the given opaque rectangles do not cover.
  func uncovered(by covers: some Sequence<PixelRect>) -> [Canvas] {
    covers.reduce([clip]) { parts, cover in parts.flatMap { $0.subtracting(cover) } }
      .map(clipped)
  }

  /// Converts a length in points to device pixels, rounded to nearest.
  func pixels(_ points: Double) -> Int {
    Int((points * scale).rounded())
  }
}
