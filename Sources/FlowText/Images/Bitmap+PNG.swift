public import FlowScene
public import ImageFiles

extension Bitmap {
  /// Decodes a PNG file of at most 64 million pixels.
  ///
  /// - Throws: `PNGError`, which describes in one sentence what is wrong with the file.
  public init(png file: [UInt8]) throws(PNGError) {
    let image = try PNG.decodeWithAlpha(file)
    self.init(width: image.width, height: image.height, rgba: image.bytes)
  }
}
