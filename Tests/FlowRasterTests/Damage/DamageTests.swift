import FlowCore
import FlowRaster
import FlowScene
import Testing

/// An update draws only what differs from the last frame, yet must give the same pixels.
@Suite struct DamageTests {
  @Test(
    "After random changes, updating a frame gives the same pixels as drawing all of the new one",
    arguments: 0..<60)
  func equality(seed: UInt64) {
    var random = RandomLayers(seed: seed)
    let scale = [1, 1.25, 2, 3][Int(seed % 4)]
    var shown = random.tree()
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let frame = rasterizer.render(shown, scale: scale)

    for step in 0..<25 {
      let tree = random.changed(shown)
      _ = rasterizer.update(frame, from: shown, to: tree, scale: scale)
      let fresh = Rasterizer(glyphs: BlockGlyphs()).render(tree, scale: scale)
      guard pixels(frame) == pixels(fresh) else {
        Issue.record("seed \(seed), step \(step), scale \(scale): from\n\(shown)\nto\n\(tree)")
        return
      }
      shown = tree
    }
  }

  @Test("An equal frame has no damage")
  func equal() {
    var random = RandomLayers(seed: 1)
    let tree = random.tree()
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let frame = rasterizer.render(tree, scale: 2)

    #expect(rasterizer.update(frame, from: tree, to: tree, scale: 2).isEmpty)
  }

  @Test("A caret that blinks damages the caret alone, also within a page that is cached")
  func caret() {
    let caret = Drawing.fill(Rect(x: 40, y: 10, width: 2, height: 16), colour: .black)
    let text = Drawing.fill(Rect(x: 0, y: 0, width: 200, height: 100), colour: .white)
    func tree(_ drawings: [Drawing]) -> LayerTree {
      LayerTree(root: blackLayer(200, 100, layer(200, 100, [text] + drawings)))
    }
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let frame = rasterizer.render(tree([]), scale: 2)

    let shown = rasterizer.update(frame, from: tree([]), to: tree([caret]), scale: 2)
    #expect(shown == [PixelRect(left: 80, top: 20, right: 84, bottom: 52)])
    #expect(frame[80, 20] == 0xFF00_0000)
    let hidden = rasterizer.update(frame, from: tree([caret]), to: tree([]), scale: 2)
    #expect(hidden == shown)
    #expect(frame[80, 20] == 0xFFFF_FFFF)
  }

  @Test("Removing a stretched icon also erases its interpolated pixels beyond its rectangle")
  func stretchedIcon() {
    func tree(_ drawings: [Drawing]) -> LayerTree {
      LayerTree(
        root: layer(
          60, 20, [.fill(Rect(x: 0, y: 0, width: 60, height: 20), colour: .white)] + drawings))
    }
    let icon = Drawing.transformed(
      by: .scale(x: 4, y: 0.5),
      [.icon(.close, in: Rect(x: 4, y: 16, width: 8, height: 8), colour: .black)])
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let frame = rasterizer.render(tree([icon]), scale: 1)
    #expect(frame[15, 10] != 0xFFFF_FFFF)

    _ = rasterizer.update(frame, from: tree([icon]), to: tree([]), scale: 1)

    #expect(pixels(frame).allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("The clipped part of an endless fill under a transform is redrawn when its colour changes")
  func endlessFill() {
    func tree(_ colour: RGBA) -> LayerTree {
      let fill = Drawing.fractionalFill(
        Rect(x: 0, y: 0, width: .infinity, height: 20),
        clip: Rect(x: 0, y: 0, width: 10, height: 20), colour: colour)
      return LayerTree(root: layer(20, 20, [.transformed(by: .scale(x: 2, y: 1), [fill])]))
    }
    let rasterizer = Rasterizer(glyphs: BlockGlyphs())
    let frame = rasterizer.render(tree(.white), scale: 1)

    _ = rasterizer.update(frame, from: tree(.white), to: tree(.black), scale: 1)

    #expect(pixels(frame).allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("Changes far apart are separate rectangles; close ones, and too many, are merged")
  func merging() {
    func tree(_ positions: [Double], _ colour: RGBA) -> LayerTree {
      LayerTree(
        root: layer(
          4000, 100,
          [.fill(Rect(x: 0, y: 0, width: 4000, height: 100), colour: .white)]
            + positions.map { .fill(Rect(x: $0, y: 10, width: 10, height: 80), colour: colour) }))
    }
    func parts(_ positions: [Double]) -> [PixelRect] {
      let rasterizer = Rasterizer(glyphs: BlockGlyphs())
      let frame = rasterizer.render(tree(positions, .white), scale: 1)
      return rasterizer.update(
        frame, from: tree(positions, .white), to: tree(positions, .black), scale: 1)
    }

    #expect(parts([0, 3000]).map(\.width) == [10, 10])
    #expect(parts([0, 20]).map(\.width) == [30])
    #expect((1...8).contains(parts((0..<20).map { Double($0) * 200 }).count))
  }
}
