import CGIF
import ImageFiles
import Testing

/// Tests of writing animated GIF files, which are read back with giflib.
@Suite struct AnimatedGIFTests {
  private static let (width, height) = (24, 16)

  /// A picture in which the colour of each pixel, as `0xRRGGBB`, is chosen by the pixel's index.
  private func picture(_ colour: (Int) -> UInt32) -> RGBImage {
    RGBImage(width: Self.width, height: Self.height) { x, y in colour(y * Self.width + x) }
  }

  private func few(_ index: Int) -> UInt32 {
    let colours: [UInt32] = [0xFFFFFF, 0x2266CC, 0x0A0A0A, 0xF2F2F7]
    return colours[index / 3 % colours.count]
  }

  private func many(_ index: Int) -> UInt32 { UInt32(index * 7919 & 0xFFFFFF) }

  /// `area` is left, top, width and height; `canvas` is the whole picture, as `0xRRGGBB`.
  private struct Shown {
    let area: [Int]
    let hundredths: Int
    let canvas: [UInt32]
  }

  private func play(_ file: [UInt8]) throws -> [Shown] {
    final class Source { var rest: ArraySlice<UInt8> = [] }
    let source = Source()
    source.rest = file[...]
    let gif = try #require(
      withExtendedLifetime(source) {
        DGifOpen(
          Unmanaged.passUnretained(source).toOpaque(),
          { gif, bytes, count in
            guard let gif, let bytes else { return 0 }
            let source = Unmanaged<Source>.fromOpaque(gif.pointee.UserData).takeUnretainedValue()
            let part = source.rest.prefix(Int(count))
            for (index, byte) in part.enumerated() { bytes[index] = byte }
            source.rest = source.rest.dropFirst(part.count)
            return Int32(part.count)
          }, nil)
      })
    defer { DGifCloseFile(gif, nil) }
    try #require(withExtendedLifetime(source) { DGifSlurp(gif) } == GIF_OK)
    var canvas = [UInt32](repeating: 0, count: Self.width * Self.height)
    return try (0..<Int(gif.pointee.ImageCount)).map { index in
      let image = gif.pointee.SavedImages[index]
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(gif, Int32(index), &control)
      let map = try #require(image.ImageDesc.ColorMap)
      let (left, top) = (Int(image.ImageDesc.Left), Int(image.ImageDesc.Top))
      let (width, height) = (Int(image.ImageDesc.Width), Int(image.ImageDesc.Height))
      for pixel in 0..<width * height {
        let entry = Int(image.RasterBits[pixel])
        guard entry != Int(control.TransparentColor) else { continue }
        let colour = map.pointee.Colors[entry]
        canvas[(top + pixel / width) * Self.width + left + pixel % width] =
          UInt32(colour.Red) << 16 | UInt32(colour.Green) << 8 | UInt32(colour.Blue)
      }
      return Shown(
        area: [left, top, width, height], hundredths: Int(control.DelayTime), canvas: canvas)
    }
  }

  private func colours(_ image: RGBImage) -> [UInt32] {
    stride(from: 0, to: image.bytes.count, by: 3).map { offset in
      image.bytes[offset..<offset + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private func film(_ pictures: [RGBImage], rate: Int = 25, plays: Int = 0) throws -> [UInt8] {
    let film = try AnimatedGIF(width: Self.width, height: Self.height, rate: rate, plays: plays)
    for picture in pictures { try film.add(picture) }
    return try film.file()
  }

  @Test("Pictures of at most 255 colours are exact, also where only a part has changed")
  func exact() throws {
    let later = picture { index in (100..<355).contains(index) ? UInt32(index) : few(index) }
    let shown = try play(film([picture(few), later, picture(few)]))

    #expect(shown.map(\.canvas) == [picture(few), later, picture(few)].map(colours))
  }

  @Test("Only changed parts are stored, and equal pictures in a row become one shown longer")
  func changes() throws {
    // Changes the pixels (3, 2) and (7, 4).
    let later = picture { index in [51, 103].contains(index) ? 0x123456 : few(index) }
    let shown = try play(film([picture(few), picture(few), later]))

    #expect(shown.map(\.area) == [[0, 0, 24, 16], [3, 2, 5, 3]])
    #expect(shown.map(\.hundredths) == [8, 4])
  }

  @Test("A picture that is shown longer than the format can say is stored several times")
  func longStill() throws {
    let film = try AnimatedGIF(width: Self.width, height: Self.height, rate: 10)
    for _ in 0..<7000 { try film.add(picture(few)) }

    let shown = try play(film.file())

    #expect(shown.map(\.hundredths) == [65_530, 4470])
    #expect(shown.map(\.canvas) == [picture(few), picture(few)].map(colours))
  }

  @Test("Of more colours than a GIF can have, the most frequent are exact, and others come close")
  func manyColours() throws {
    // A quarter of the picture has four colours, and each other pixel has a colour of its own.
    let wanted = picture { index in
      index < 96 ? few(index) : UInt32(index / 2) << 8 | (index % 2 == 1 ? 0xFF00FF : 0)
    }
    try #require(Set(colours(wanted)).count > 256)
    let shown = try #require(play(film([wanted])).first).canvas
    let flat = Set((0..<4).map { few($0 * 3) })
    let pairs = Array(zip(colours(wanted), shown))

    #expect(pairs.filter { flat.contains($0.0) }.allSatisfy { $0.0 == $0.1 })
    #expect((pairs.map { distance($0.0, $0.1) }.max() ?? 255) <= 4)
  }

  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let channels: [UInt32] = [0, 8, 16]
    return channels.map { abs(Int(one >> $0 & 0xff) - Int(other >> $0 & 0xff)) }.max() ?? 0
  }

  @Test("A picture of twelve million bright pixels in thousands of colours becomes a film, too")
  func large() throws {
    // Each row has a colour of its own, with the highest value of green.
    let (width, height) = (1 << 12, 3 << 10)
    let bytes = (0..<height).flatMap { row -> [UInt8] in
      var line: [UInt8] = [UInt8(row & 0xff), 0xff, UInt8(row >> 8)]
      while line.count < width * 3 { line += line }
      return line
    }
    let film = try AnimatedGIF(width: width, height: height, rate: 25)

    try film.add(RGBImage(width: width, height: height, bytes: bytes))

    let file = try film.file()
    // The width and the height have two bytes each, the lower one first.
    #expect(file.starts(with: Array("GIF89a".utf8) + [0x00, 0x10, 0x00, 0x0C]))
    // A film that is complete ends with a trailer.
    #expect(file.last == 0x3B)
  }

  @Test("Equal films give equal bytes, however many colours they have")
  func equalBytes() throws {
    let pictures = [picture(many), picture { many($0 + 1) }]

    #expect(try film(pictures) == film(pictures))
  }

  @Test("A film plays for ever, once, or a number of times", arguments: [0, 1, 3])
  func plays(count: Int) throws {
    let file = try film([picture(few)], plays: count)
    let name = Array("NETSCAPE2.0".utf8)
    let offset = file.indices.first { file[$0...].starts(with: name) }

    #expect((offset == nil) == (count == 1))
    // A GIF stores the number of repeats, one less than that of plays; 0 means for ever.
    if let offset { #expect(Int(file[offset + name.count + 2]) == max(0, count - 1)) }
  }

  @Test(
    "A picture is shown for a whole number of hundredths of a second", arguments: [10, 20, 25, 50])
  func rates(rate: Int) throws {
    let shown = try play(film([picture(few), picture(many)], rate: rate))

    #expect(shown.map(\.hundredths) == [100 / rate, 100 / rate])
  }
}
