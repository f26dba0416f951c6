/// Where to draw: the pixels, the part of them that may change, and how many of them a point has.
struct Canvas {
  let target: PixelBuffer
  let clip: PixelRect
  let scale: Double

  func clipped(to clip: PixelRect) -> Canvas {
    Canvas(target: target, clip: clip, scale: scale)
  }

  /// The parts that opaque rectangles on top leave of it.
  func uncovered(by covers: some Sequence<PixelRect>) -> [Canvas] {
    covers.reduce([clip]) { parts, cover in parts.flatMap { $0.subtracting(cover) } }
      .map(clipped)
  }

  /// Points as the nearest count of whole device pixels.
  func pixels(_ points: Double) -> Int {
    Int((points * scale).rounded())
  }
}
