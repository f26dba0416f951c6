struct Canvas {
  let target: PixelBuffer
  let clip: PixelRect
  let scale: Double

  func clipped(to clip: PixelRect) -> Canvas {
    Canvas(target: target, clip: clip, scale: scale)
  }

  func uncovered(by covers: some Sequence<PixelRect>) -> [Canvas] {
    covers.reduce([clip]) { parts, cover in parts.flatMap { $0.subtracting(cover) } }
      .map(clipped)
  }

  func pixels(_ points: Double) -> Int {
    Int(pixel: (points * scale).rounded())
  }
}
