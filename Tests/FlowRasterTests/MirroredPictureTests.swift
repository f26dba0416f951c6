import FlowCore
import FlowRaster
import FlowScene
import Testing

@Suite struct MirroredPictureTests {
  /// Icons are squares that get darker to the right; text is as in `BlockGlyphs`.
  private struct ShadedGlyphs: GlyphSource {
    func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>)
      -> [GlyphRun]
    {
      BlockGlyphs().runs(of: text, in: style, scale: scale, columns: columns)
    }

    func coverage(of icon: Icon, pixels: Int) -> Coverage {
      Coverage(
        width: pixels, height: pixels,
        values: (0..<pixels * pixels).map { UInt8($0 % pixels * 10 + $0 / pixels) })
    }
  }

  private func picture(_ layer: Layer, _ scale: Double) -> PixelBuffer {
    Rasterizer(glyphs: ShadedGlyphs()).render(LayerTree(root: layer), scale: scale)
  }

  @Test("FC-14 The picture of a mirrored frame is the mirror image", arguments: [1.0, 1.5, 2, 3])
  func mirror(scale: Double) {
    var upper = layer(
      20, 16,
      [
        .fill(Rect(x: 0, y: 0, width: 20, height: 16), colour: .white),
        .fractionalFill(Rect(x: 0, y: 12, width: 12.25, height: 2), colour: .black),
        .hairline(Point(x: 4, y: 10), width: 16, colour: .black),
        .text(
          "x", style: TextStyle(size: 2, weight: .bold, lineHeight: 2), baseline: Point(x: 2, y: 6),
          colour: .black),
        .icon(.chevron, in: Rect(x: 12, y: 2, width: 6, height: 6), colour: .black),
      ])
    upper.offset = Point(x: 14, y: 4)
    (upper.edgeShadow, upper.shadowEdge, upper.scale) = (1, .right, 0.8)
    let root = blackLayer(
      40, 30,
      layer(
        40, 30,
        [
          .fill(Rect(x: 0, y: 0, width: 40, height: 30), colour: .white),
          .roundedRectangle(Rect(x: 1.25, y: 2, width: 9, height: 20), radius: 4, colour: .black),
          .outline(Rect(x: 26, y: 2, width: 9.5, height: 24), radius: 4, width: 2, colour: .black),
        ]), upper)

    let mirror = picture(root.mirrored(measuring: BlockMeasuring(scale: scale)), scale)

    #expect(pixels(mirror).elementsEqual(mirrored(picture(root, scale))))
    #expect(!pixels(mirror).elementsEqual(pixels(picture(root, scale))))
  }

  @Test(
    "An icon is centred in its frame, mirrored or not",
    arguments: [false, true])
  func middle(isMirrored: Bool) {
    let buffer = picture(
      layer(
        30, 10,
        [
          .fill(Rect(x: 0, y: 0, width: 30, height: 10), colour: .white),
          .icon(
            .chevron, in: Rect(x: 2, y: 2, width: 26, height: 6), colour: .black,
            isMirrored: isMirrored),
        ]), 1)

    // Every pixel of an icon's last row has ink.
    #expect((0..<30).filter { buffer[$0, 7] != 0xFFFF_FFFF } == Array(12..<18))
    #expect((buffer[12, 7] < buffer[17, 7]) == isMirrored)
  }
}
