import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct ColourGlyphTests {
  /// Every line of text is an opaque red pixel and a green pixel at half opacity.
  private struct ColourGlyphs: GlyphSource {
    func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>)
      -> [GlyphRun]
    {
      let picture = PixelBuffer(width: 2, height: 1)
      picture.pixels[0] = 0xFFFF_0000
      picture.pixels[1] = 0x8000_8000
      return [GlyphRun(.picture(picture), x: 1, y: -1)]
    }

    func coverage(of icon: Icon, pixels: Int) -> Coverage { .empty }
  }

  private func pixels(_ colour: RGBA, at x: Double = 0) -> [UInt32] {
    let style = TextStyle(size: 2, weight: .bold, lineHeight: 2)
    let page = layer(
      4, 1,
      [
        .fill(Rect(x: 0, y: 0, width: 4, height: 1), colour: .white),
        .text("x", style: style, baseline: Point(x: x, y: 1), colour: colour),
      ])
    let picture = Rasterizer(glyphs: ColourGlyphs()).render(LayerTree(root: page), scale: 1)
    return (0..<4).map { picture[$0, 0] }
  }

  @Test("A colour glyph keeps its colours, whatever the text's colour")
  func colours() {
    #expect(pixels(.black) == [0xFFFF_FFFF, 0xFFFF_0000, 0xFF7F_FF7F, 0xFFFF_FFFF])
    #expect(pixels(.white) == pixels(.black))
  }

  @Test("A colour glyph has the opacity of the text's colour")
  func opacity() {
    let faint = RGBA(red: 0, green: 0, blue: 0, alpha: 51)

    #expect(pixels(faint)[1] == 0xFFFF_CCCC)
  }

  @Test("A colour glyph is clipped at the page's edges", arguments: [-2.0, 2, 9])
  func clip(x: Double) {
    let shown = pixels(.black, at: x).map { $0 != 0xFFFF_FFFF }

    #expect(shown == (0..<4).map { $0 == Int(x) + 1 || $0 == Int(x) + 2 })
  }
}
