internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import ImageFiles

/// What two frames have not in common, as a picture: black where they are the same.
final class StageDifference {
  /// How much brighter a difference is than it is large: one that is just seen shall be seen here.
  private static let gain = 3
  /// The least brightness of a pixel that differs, of 255.
  private static let least = 80

  /// How many pixels differ.
  private(set) var count = 0

  private let maker: PictureMaker
  private var known: (first: LayerTree, second: LayerTree, bitmap: Bitmap)?

  init(glyphs: GlyphLibrary) {
    maker = PictureMaker(glyphs: glyphs)
  }

  /// The difference of two frames, at a pixel a point.
  func bitmap(_ first: LayerTree, _ second: LayerTree) -> Bitmap {
    if let known, known.first == first, known.second == second { return known.bitmap }
    let (left, right) = (maker.picture(of: first, scale: 1), maker.picture(of: second, scale: 1))
    let (width, height) = (min(left.width, right.width), min(left.height, right.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    count = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = ((y * left.width + x) * 3, (y * right.width + x) * 3)
        let channels = (0..<3).map { abs(Int(left.bytes[a + $0]) - Int(right.bytes[b + $0])) }
        let differs = channels.contains { $0 > 0 }
        if differs { count += 1 }
        bytes += channels.map { channel in
          differs ? UInt8(min(255, max(Self.least, channel * Self.gain))) : 0
        }
        bytes.append(255)
      }
    }
    let bitmap = Bitmap(width: width, height: height, rgba: bytes)
    known = (first, second, bitmap)
    return bitmap
  }
}
