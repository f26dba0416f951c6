import ImageFiles

extension RGBImage {
  /// Creates a picture from the colour of each pixel, as `0xRRGGBB`.
  init(width: Int, height: Int, colour: (_ x: Int, _ y: Int) -> UInt32) {
    let bytes = (0..<width * height).flatMap { index in
      let colour = colour(index % width, index / width)
      return [16, 8, 0].map { UInt8(colour >> UInt32($0) & 0xff) }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
