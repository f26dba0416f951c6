import FlowCore
import FlowRaster
import FlowScene

/// Glyphs that are solid blocks, for pictures without fonts.
struct BlockGlyphs: GlyphSource {
  func runs(of text: String, in style: TextStyle, scale: Double, columns: Range<Int>)
    -> [GlyphRun]
  {
    let block = Coverage(width: 4, height: 2, values: [UInt8](repeating: 255, count: 8))
    return [GlyphRun(.shape(block), x: 0, y: -2)]
  }

  func coverage(of icon: Icon, pixels: Int) -> Coverage {
    Coverage(
      width: pixels, height: pixels, values: [UInt8](repeating: 128, count: pixels * pixels))
  }
}

/// Measures text as `BlockGlyphs` draws it.
struct BlockMeasuring: TextMeasuring {
  let scale: Double
  func width(of text: String, in style: TextStyle) -> Double { 4 / scale }
  func extent(of style: TextStyle) -> (ascent: Double, descent: Double) { (2, 0) }
}

/// A page with a size in points.
func layer(_ width: Double, _ height: Double, _ drawings: [Drawing]) -> Layer {
  Layer(name: "layer", kind: .page, size: Size(width: width, height: height), drawings: drawings)
}

/// A black layer with pages on it.
func blackLayer(_ width: Double, _ height: Double, _ pages: Layer...) -> Layer {
  var root = layer(
    width, height, [.fill(Rect(x: 0, y: 0, width: width, height: height), colour: .black)])
  root.sublayers = pages
  return root
}

/// The picture of a layer, drawn by a new rasterizer.
func draw(_ layer: Layer, scale: Double = 1) -> PixelBuffer {
  Rasterizer(glyphs: BlockGlyphs()).render(LayerTree(root: layer), scale: scale)
}

/// The pixels of a buffer, row by row.
func pixels(_ buffer: PixelBuffer) -> [UInt32] {
  (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y] } }
}

/// The pixels of a buffer, row by row, each row from right to left.
func mirrored(_ buffer: PixelBuffer) -> [UInt32] {
  (0..<buffer.height).flatMap { y in
    (0..<buffer.width).map { buffer[buffer.width - 1 - $0, y] }
  }
}
