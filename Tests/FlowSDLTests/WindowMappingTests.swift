import FlowCore
import FlowSDL
import SDLWindow
import Testing

@Suite struct WindowMappingTests {
  @Test("A session of another shape than its window is centred, and as large as fits")
  func scaled() {
    let mapping = WindowMapping(
      sessionSize: Size(width: 400, height: 800), pixels: (1000, 800), units: (500, 400))

    #expect(mapping.scale == 1)
    #expect(mapping.placement == Placement(x: 300, y: 0, width: 400, height: 800))
  }

  @Test(
    "A session as large as its window covers it completely, also at a fractional scale",
    arguments: [(1280, 860, 1.0), (1281, 861, 1.25), (721, 563, 1.5), (1001, 999, 1.75)])
  func covering(width: Int, height: Int, scale: Double) {
    let pixels = (
      Int((Double(width) * scale).rounded()), Int((Double(height) * scale).rounded())
    )
    let mapping = WindowMapping(
      sessionSize: Size(width: Double(width), height: Double(height)), pixels: pixels,
      units: (width, height))

    #expect(abs(mapping.scale - scale) < 0.002)
    #expect(mapping.placement == Placement(x: 0, y: 0, width: pixels.0, height: pixels.1))
    // Pixels are whole, so the ratios of both directions differ a little; the larger one is used.
    #expect(Double(width) * mapping.scale >= Double(pixels.0))
    #expect(Double(height) * mapping.scale >= Double(pixels.1))
  }
}
