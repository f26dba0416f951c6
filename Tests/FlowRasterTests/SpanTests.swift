import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct SpanTests {
  private let white: UInt32 = 0xFFFF_FFFF

  /// A strip on a white page of 40 by 12 points.
  private func picture(_ rect: Rect, scale: Double = 1, colour: RGBA = .black) -> PixelBuffer {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 12)
    return draw(
      layer(40, 12, [.fill(bounds, colour: .white), .fractionalFill(rect, colour: colour)]),
      scale: scale)
  }

  /// The darkness of each pixel in a row, 0…255.
  private func darkness(_ buffer: PixelBuffer, row: Int) -> [Double] {
    (0..<buffer.width).map { Double(255 - buffer[$0, row] & 255) }
  }

  /// The exact darkness of each column of pixels, 0…255.
  private func area(from left: Double, to right: Double, of columns: Int) -> [Double] {
    (0..<columns).map { column in
      255 * max(0, min(Double(column + 1), right) - max(Double(column), left))
    }
  }

  @Test(
    "S0-2 The end of a strip covers the exact fraction of its pixel",
    arguments: [1.0, 1.5, 2, 3])
  func end(scale: Double) {
    for step in 0...1000 {
      let width = 40 * Double(step) / 1000

      let buffer = picture(Rect(x: 0, y: 4, width: width, height: 2), scale: scale)

      let expected = area(from: 0, to: width * scale, of: buffer.width)
      let actual = darkness(buffer, row: Int(5 * scale))
      #expect(zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test(
    "Both ends of a strip are exact, even within the same pixel",
    arguments: [(3.3, 11.9), (3.3, 3.8), (7, 7.25), (-4.5, 2.5), (38.1, 60), (0.1, 0.1 + 1e-9)],
    [1.0, 1.5, 2, 3])
  func ends(span: (left: Double, right: Double), scale: Double) {
    let rect = Rect(x: span.left, y: 4, width: span.right - span.left, height: 2)

    let buffer = picture(rect, scale: scale)

    let expected = area(from: span.left * scale, to: span.right * scale, of: buffer.width)
    #expect(
      zip(darkness(buffer, row: Int(5 * scale)), expected).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test(
    "S0-2 A strip of 2 points covers whole rows, wherever it lies",
    arguments: [1.0, 1.5, 2, 3],
    [4.0, 4.25, 4.4, 5.5])
  func height(scale: Double, top: Double) {
    let buffer = picture(Rect(x: 0, y: top, width: 20, height: 2), scale: scale)

    let column = (0..<buffer.height).map { buffer[2, $0] }
    #expect(Set(column) == [white, 0xFF00_0000])
    #expect(column.firstIndex(of: 0xFF00_0000) == Int((top * scale).rounded()))
    #expect(column.filter { $0 != white }.count == Int((2 * scale).rounded()))
  }

  @Test("A strip is at least one pixel high", arguments: [0.9, 0.3, 1e-6], [1.0, 1.5, 2, 3])
  func low(height: Double, scale: Double) {
    let buffer = picture(Rect(x: 0, y: 4, width: 20, height: height), scale: scale)

    let rows = (0..<buffer.height).filter { buffer[2, $0] != white }
    #expect(rows.count == max(1, Int((height * scale).rounded())))
    #expect(rows.first == Int((4 * scale).rounded()))
  }

  @Test("A translucent colour is blended exactly at the end too")
  func translucent() {
    let buffer = picture(
      Rect(x: 0, y: 4, width: 3.5, height: 2), colour: RGBA.black.opacity(0.4))

    #expect(darkness(buffer, row: 4).prefix(5) == [102, 102, 102, 51, 0])
  }

  @Test(
    "Two strips that meet within a pixel cover it exactly once, within 1/255",
    arguments: [0.25, 0.5, 0.8])
  func meeting(end: Double) {
    let left = darkness(picture(Rect(x: 0, y: 4, width: 7 + end, height: 2)), row: 4)
    let right = darkness(picture(Rect(x: 7 + end, y: 4, width: 33, height: 2)), row: 4)

    #expect(zip(left, right).allSatisfy { abs($0 + $1 - 255) <= 1 })
  }

  @Test(
    "A span that is empty, invalid or off the page is not drawn",
    arguments: [
      Rect(x: 5, y: 4, width: 0, height: 2), Rect(x: 5, y: 4, width: -3, height: 2),
      Rect(x: 5, y: 4, width: .nan, height: 2), Rect(x: 5, y: 4, width: -.infinity, height: 2),
      Rect(x: .nan, y: 4, width: 9, height: 2), Rect(x: 5, y: .nan, width: 9, height: 2),
      Rect(x: 5, y: 4, width: 9, height: 0), Rect(x: 5, y: 4, width: 9, height: -2),
      Rect(x: 5, y: 4, width: 9, height: .nan), Rect(x: 5, y: -9, width: 9, height: 2),
      Rect(x: 5, y: 90, width: 9, height: 2), Rect(x: -9, y: 4, width: 9, height: 2),
      Rect(x: 1e300, y: 4, width: 9, height: 2), Rect(x: 5, y: -.infinity, width: 9, height: 2),
    ])
  func nothing(rect: Rect) {
    #expect(Set(pixels(picture(rect))) == [white])
  }

  @Test("A span of infinite width fills its rows")
  func endless() {
    let buffer = picture(Rect(x: -1e300, y: 4, width: .infinity, height: 2), scale: 2)

    #expect(
      (0..<buffer.height).allSatisfy { row in
        Set((0..<buffer.width).map { buffer[$0, row] })
          == [8..<12 ~= row ? 0xFF00_0000 : white]
      })
  }

  @Test("A dump describes a span with its frame and its colour")
  func dump() {
    let strip = layer(
      40, 12, [.fractionalFill(Rect(x: 0, y: 4, width: 13.3335, height: 2), colour: .black)])

    #expect(LayerTree(root: strip).description.hasSuffix("span 0.000,4.000 13.334x2.000 #000000"))
  }
}
