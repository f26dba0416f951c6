import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct RoundedSliceTests {
  /// A black capsule on white, cut off at the x coordinate `end`, in points.
  private func picture(_ shape: Rect, upTo end: Double, scale: Double) -> PixelBuffer {
    let size = Rect(x: 0, y: 0, width: 40, height: 12)
    return draw(
      layer(
        40, 12,
        [
          .fill(size, colour: .white),
          .roundedRectangleSlice(
            shape, radius: shape.size.height / 2, across: -1000...max(end, -1000), colour: .black),
        ]), scale: scale)
  }

  /// The part, 0…1, of the device pixel at `x`, `y` that the capsule covers; `shape` and `end` are
  /// in points.
  ///
  /// Slabs are so thin that the error is at most a ten-thousandth.
  private func area(_ shape: Rect, upTo end: Double, _ scale: Double, x: Int, y: Int) -> Double {
    let (left, top, right, bottom) = (
      shape.minX * scale, shape.minY * scale, shape.maxX * scale, shape.maxY * scale
    )
    let radius = (bottom - top) / 2
    let (start, stop) = (max(Double(x), left), min(Double(x + 1), right, end * scale))
    guard start < stop else { return 0 }
    let slabs = 200
    let width = (stop - start) / Double(slabs)
    return (0..<slabs).reduce(0.0) { sum, slab in
      let middle = start + (Double(slab) + 0.5) * width
      let beyond = max(left + radius - middle, middle - (right - radius), 0)
      let inset = radius - max(0, radius * radius - beyond * beyond).squareRoot()
      return sum + width * max(0, min(Double(y + 1), bottom - inset) - max(Double(y), top + inset))
    }
  }

  @Test(
    "S1-19 A capsule has a straight cut and round ends, with coverage exact to 1/255",
    arguments: [1.0, 1.5, 2, 3])
  func coverage(scale: Double) {
    let shape = Rect(x: 4.3, y: 3.5, width: 31.4, height: 5)
    for step in 0...16 {
      let end = shape.minX - 0.2 + (shape.size.width + 0.4) * Double(step) / 16

      let buffer = picture(shape, upTo: end, scale: scale)

      for y in 0..<buffer.height {
        for x in 0..<buffer.width {
          let darkness = Double(255 - buffer[x, y] & 255)
          let expected = 255 * area(shape, upTo: end, scale, x: x, y: y)
          #expect(abs(darkness - expected) <= 1, "\(x),\(y) filled to \(end)")
        }
      }
    }
  }

  @Test(
    "S1-18 A capsule filled to its start is invisible; filled to its end or beyond, it is complete"
  )
  func ends() {
    let shape = Rect(x: 4, y: 3, width: 20, height: 5)
    let whole = draw(
      layer(
        40, 12,
        [
          .fill(Rect(x: 0, y: 0, width: 40, height: 12), colour: .white),
          .roundedRectangle(shape, radius: 2.5, colour: .black),
        ]))

    for end in [-Double.infinity, 0, 4] {
      let buffer = picture(shape, upTo: end, scale: 1)
      #expect((0..<12).allSatisfy { y in (0..<40).allSatisfy { buffer[$0, y] == 0xFFFF_FFFF } })
    }
    for end in [24, 1000, Double.infinity] {
      let buffer = picture(shape, upTo: end, scale: 1)
      #expect((0..<12).allSatisfy { y in (0..<40).allSatisfy { buffer[$0, y] == whole[$0, y] } })
    }
  }
}
