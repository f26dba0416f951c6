import FlowRaster
import FlowText
import Testing

@Suite struct ColourGlyphScalingTests {
  @Test("A scaled colour glyph has the mean colours of the pixels that it covers")
  func means() {
    let glyph = ColourGlyph(
      width: 4, height: 1, pixels: [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0])

    let scaled = glyph.scaled(width: 2, height: 1)

    #expect(scaled[0, 0] == 0xFFFF_0000)
    #expect(scaled[1, 0] == 0x8000_0080)
  }

  @Test("A large colour glyph may become a single pixel")
  func large() {
    let side = 1000
    let glyph = ColourGlyph(
      width: side, height: side, pixels: Array(repeating: 0xFFFF_FFFF, count: side * side))

    let scaled = glyph.scaled(width: 1, height: 1)

    #expect(scaled[0, 0] == 0xFFFF_FFFF)
  }
}
