/// An animated GIF file, which nearly every program shows.
///
/// Only the area in which a picture differs from the previous one is stored; successive equal
/// pictures become one that is shown longer. If the changed pixels of a picture have more than 256
/// different colours, or more than 255 if the area also has unchanged pixels, the most frequent
/// ones stay exact, and the others are approximated. Equal films give equal bytes.
package final class AnimatedGIF: AnimationFile {
  package static let format = "GIF"
  /// The usual frame rates, in pictures per second, that a GIF can have exactly: it stores times in
  /// hundredths of a second.
  package static let rates = [10, 20, 25, 50]
  /// The largest width and height in pixels: the format has 16 bits.
  package static let maxSide = 65_535

  /// Marks a pixel that equals that of the last picture; not a colour, which has only 24 bits.
  private static let unchanged = UInt32.max

  private let width: Int
  private let height: Int
  private let hundredths: Int
  private let output: GIFFile
  private var last: RGBImage?
  /// Stored once its duration is known; `count` is in pictures.
  private var waiting: (image: GIFFile.Image, count: Int)?

  /// Begins a film of `rate` pictures per second, one of `rates`, which plays `plays` times, or for
  /// ever if `plays` is 0; traps for any other rate.
  ///
  /// - Throws: `GIFError` if a side is longer than `maxSide`, or there is not enough memory.
  package init(width: Int, height: Int, rate: Int, plays: Int = 0) throws(GIFError) {
    precondition(Self.rates.contains(rate), "\(Self.rates) pictures a second, not \(rate)")
    guard max(width, height) <= Self.maxSide else {
      throw GIFError("a GIF is at most \(Self.maxSide) pixels wide and high")
    }
    (self.width, self.height, hundredths) = (width, height, 100 / rate)
    output = try GIFFile(width: width, height: height, plays: plays)
  }

  /// Adds a picture; traps unless it has the film's size.
  ///
  /// - Throws: `GIFError` if giflib fails.
  package func add(_ image: RGBImage) throws(GIFError) {
    precondition(
      image.width == width && image.height == height, "a film's pictures have one size")
    guard let last else {
      waiting = (Self.image(ChangedArea(of: image), of: image, since: nil), 1)
      self.last = image
      return
    }
    guard let area = ChangedArea(from: last, to: image) else {
      waiting?.count += 1
      return
    }
    try store()
    waiting = (Self.image(area, of: image, since: last), 1)
    self.last = image
  }

  /// The finished file; no more pictures can be added.
  ///
  /// Traps if there are no pictures. Throws `GIFError` if giflib fails.
  package func file() throws(GIFError) -> [UInt8] {
    precondition(last != nil, "a film has at least one picture")
    try store()
    return try output.finish()
  }

  private func store() throws(GIFError) {
    guard var (image, count) = waiting else { return }
    waiting = nil
    while count > 0 {
      let shown = min(count, GIFFile.longest / hundredths)
      try output.add(image, hundredths: shown * hundredths)
      count -= shown
      image = .unchanged
    }
  }

  /// Pixels that equal those of the last picture are transparent.
  private static func image(
    _ area: ChangedArea, of picture: RGBImage, since last: RGBImage?
  ) -> GIFFile.Image {
    let pixels = colours(area, of: picture, since: last)
    var table = ColourTable()
    var hasUnchanged = false
    let entries = [Int32](unsafeUninitializedCapacity: pixels.count) { entries, count in
      count = pixels.count
      var start = 0
      while start < pixels.count {
        let colour = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == colour { end += 1 }
        let entry = colour == unchanged ? -1 : table.add(end - start, of: colour)
        if entry < 0 { hasUnchanged = true }
        for index in start..<end { entries[index] = entry }
        start = end
      }
    }
    let palette = Palette(for: table, limit: hasUnchanged ? 255 : 256)
    let transparent = hasUnchanged ? UInt8(palette.colours.count) : nil
    return GIFFile.Image(
      area: area, colours: palette.colours + (hasUnchanged ? [0] : []), transparent: transparent,
      pixels: entries.map { $0 < 0 ? transparent ?? 0 : palette.indices[Int($0)] })
  }

  /// As 0xRRGGBB, or `unchanged`.
  private static func colours(
    _ area: ChangedArea, of picture: RGBImage, since last: RGBImage?
  ) -> [UInt32] {
    let earlier = last?.bytes
    return [UInt32](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
      for row in area.y..<area.y + area.height {
        var byte = (row * picture.width + area.x) * 3
        for _ in 0..<area.width {
          let bytes = picture.bytes
          let (red, green, blue) = (bytes[byte], bytes[byte + 1], bytes[byte + 2])
          let isSame = earlier.map { earlier in
            earlier[byte] == red && earlier[byte + 1] == green && earlier[byte + 2] == blue
          }
          pixels[count] =
            isSame == true ? unchanged : UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
          (byte, count) = (byte + 3, count + 1)
        }
      }
    }
  }
}
